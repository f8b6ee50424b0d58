import { Avatar } from '#web/ui/avatar/avatar.tsx'
import styles from './achievements.module.css'
import { useWorn } from './self-card.tsx'

/** Oneself on the island: the animal, and the title under it. */
export function OnIsland() {
  const { appearance, title } = useWorn()
  return (
    <p className={styles.onIsland}>
      <Avatar size={56} appearance={appearance} />
      {title && <strong>{title}</strong>}
    </p>
  )
}
