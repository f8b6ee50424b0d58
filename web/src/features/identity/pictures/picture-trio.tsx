import { PictureArt } from './picture-art.tsx'
import styles from './picture-trio.module.css'

/** Three of the pictures, so that the way in shows what it asks for. */
export const PictureTrio = () => (
  <span className={styles.trio} aria-hidden="true">
    <PictureArt name="coqui" />
    <PictureArt name="sol" />
    <PictureArt name="mango" />
  </span>
)
