import { Coqui } from '#web/ui/art/coqui.tsx'
import styles from './pond.module.css'

/** As many stones as a placement mostly has probes, and the other bank. */
const STONES = 8

/** The pond that the coquí crosses, a stone for each thing that was read: decoration. */
export function Pond({ jumped, isOver = false }: { readonly jumped: number; readonly isOver?: boolean }) {
  const at = isOver ? STONES : Math.min(jumped, STONES - 1)
  return (
    <div className={styles.pond} aria-hidden="true" data-at={at}>
      {Array.from({ length: STONES + 1 }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stone is its place
        <span key={n} className={styles.stone} data-bank={n === 0 || n === STONES || undefined}>
          {n === at && (
            <span key={jumped} className={styles.coqui}>
              <Coqui size={64} mood={isOver ? 'singing' : 'happy'} />
            </span>
          )}
        </span>
      ))}
    </div>
  )
}
