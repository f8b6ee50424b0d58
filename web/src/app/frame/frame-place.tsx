import type { ReactNode } from 'react'
import bottomBar from './bottom-bar.module.css'
import frame from './frame.module.css'
import styles from './frame-place.module.css'
import sidebar from './sidebar.module.css'
import topBar from './top-bar.module.css'

/** A child's frame before it is known who is there: its surfaces, with nothing on them. */
export const FramePlace = ({ children }: { readonly children: ReactNode }) => (
  <div className={`${frame.frame} ${styles.place}`} aria-hidden="true">
    <div className={`${sidebar.sidebar} ${styles.sidebar}`} />
    <div className={frame.column}>
      <div className={`${topBar.bar} ${styles.top}`} />
      <div className={frame.main}>{children}</div>
    </div>
    <div className={`${bottomBar.bar} ${styles.bottom}`} />
  </div>
)
