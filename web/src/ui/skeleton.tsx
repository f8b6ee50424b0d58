import styles from './skeleton.module.css'

/** Where something will stand: it keeps the place, and says nothing. */
export const Skeleton = ({
  width = '100%',
  height = '1.2em',
}: {
  readonly width?: string
  readonly height?: string
}) => <span aria-hidden="true" className={styles.skeleton} style={{ width, height }} />
