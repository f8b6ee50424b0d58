import { IslandPlace } from '#web/features/island/island-place.tsx'
import { Coqui } from '#web/ui/art/coqui.tsx'
import { FramePlace } from './frame/frame-place.tsx'
import styles from './page.module.css'

interface WaitingPlaceProps {
  readonly path: string | undefined
  /** The frame is there already. */
  readonly inFrame?: boolean
}

/** What is seen where a screen will be. It says nothing and knows nobody. */
export function WaitingPlace({ path, inFrame = false }: WaitingPlaceProps) {
  if (path !== '/dashboard')
    return (
      <div className={styles.loading} aria-hidden="true">
        <Coqui size={96} />
        <span className={styles.dots} />
      </div>
    )
  return inFrame ? (
    <IslandPlace />
  ) : (
    <FramePlace>
      <IslandPlace />
    </FramePlace>
  )
}

/** The same where a child's home will be, for whoever opens its document: a script looks who that is (`early.ts`). */
export const DrawnHome = () => (
  <>
    <div className={styles.somebody}>
      <WaitingPlace path="/dashboard" />
    </div>
    <div className={styles.nobody}>
      <WaitingPlace path={undefined} />
    </div>
  </>
)
