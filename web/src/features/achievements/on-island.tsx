import { Avatar } from '#web/ui/avatar/avatar.tsx'
import styles from './achievements.module.css'
import { useOwnAppearance } from './self-card.tsx'

/** Oneself on the island: the animal, and the title under it. */
export function OnIsland() {
  const { appearance, title } = useOwnAppearance()
  return (
    <p className={styles.onIsland}>
      <Avatar size={56} appearance={appearance} />
      {title && <strong>{title}</strong>}
    </p>
  )
}
