import { useEffect, useRef, useState } from 'react'
import { prefersStillness } from '#web/lib/stillness.ts'
import { Coqui } from '#web/ui/art/coqui.tsx'
import styles from './attentive-coqui.module.css'
import { gazeAt, STRAIGHT } from './gaze.ts'

interface AttentiveCoquiProps {
  /** A voice is heard now. */
  readonly hearing: boolean
  /** The word that is read. */
  readonly word: number | undefined
  /** Sentences that were read to their end: it nods at each. */
  readonly sentences: number
}

/** The coquí that listens beside the text: it looks where the child reads, and nods at a period. Decoration. */
export function AttentiveCoqui({ hearing, word, sentences }: AttentiveCoquiProps) {
  const self = useRef<HTMLSpanElement>(null)
  const [gaze, setGaze] = useState(STRAIGHT)
  const [atFirst] = useState(sentences)
  useEffect(() => {
    if (prefersStillness()) return
    const read = self.current?.closest('dialog')?.querySelector(`[data-word="${word}"]`)
    const own = self.current?.getBoundingClientRect()
    if (read && own) setGaze(gazeAt(read.getBoundingClientRect(), own))
  }, [word])
  return (
    <span
      ref={self}
      className={styles.coqui}
      data-hearing={hearing || undefined}
      data-gaze={gaze.across > 0.15 ? 'right' : gaze.across < -0.15 ? 'left' : 'middle'}
      aria-hidden="true"
    >
      <span className={styles.turning} style={{ rotate: `${gaze.across * 10}deg` }}>
        {/* Anew at each sentence, so that it nods anew. */}
        <span
          key={sentences}
          className={styles.nodding}
          data-nod={sentences > atFirst ? sentences : undefined}
        >
          <Coqui size={66} gaze={[gaze.across * 5, gaze.down * 4]} />
        </span>
      </span>
    </span>
  )
}
