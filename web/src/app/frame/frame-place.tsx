import type { ReactNode } from 'react'
import { LogoMark } from '#web/ui/art/logo.tsx'
import bottomBar from './bottom-bar.module.css'
import frame from './frame.module.css'
import styles from './frame-place.module.css'
import sidebar from './sidebar.module.css'
import topBar from './top-bar.module.css'

/** A child's frame before it is known who is there: its surfaces, with nothing on them but the mark. */
export const FramePlace = ({ children }: { readonly children: ReactNode }) => (
  <div className={`${frame.frame} ${styles.place}`} aria-hidden="true">
    <div className={`${sidebar.sidebar} ${styles.sidebar}`}>
      <div className={`${sidebar.brand} ${styles.brand}`}>
        <LogoMark size={44} />
      </div>
    </div>
    <div className={frame.column}>
      <div className={`${topBar.bar} ${styles.top}`}>
        <span className={topBar.narrow}>
          <span className={styles.mark}>
            <LogoMark size={40} />
          </span>
        </span>
      </div>
      <div className={frame.main}>{children}</div>
    </div>
    <div className={`${bottomBar.bar} ${styles.bottom}`} />
  </div>
)
