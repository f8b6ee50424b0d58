import { ICON_NAMES, Icon } from '#web/ui/icon.tsx'
import styles from './gallery.module.css'

/** Every icon by its name. */
export const Icons = () => (
  <ul className={styles.icons}>
    {ICON_NAMES.map(name => (
      <li key={name}>
        <Icon name={name} />
        <code lang="zxx">{name}</code>
      </li>
    ))}
  </ul>
)
