import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlacementProbe } from '#shared/catalogue/placement-set.ts'
import type { Language } from '#shared/kernel/school.ts'
import { PROBE_SECONDS, type ReadProbe } from '#shared/reading/placement.ts'
import { AttentiveCoqui } from '#web/features/reading/read/attentive-coqui.tsx'
import { sentencesRead } from '#web/features/reading/read/gaze.ts'
import { MicrophoneHelp } from '#web/features/reading/read/microphone-help.tsx'
import { passageOf, sentencesOf } from '#web/features/reading/read/passage.ts'
import { PassageView, Word } from '#web/features/reading/read/passage-view.tsx'
import { finishedReading } from '#web/features/reading/read/reading-machine.ts'
import stage from '#web/features/reading/read/stage.module.css'
import { Stage } from '#web/features/reading/read/stage.tsx'
import { useReading } from '#web/features/reading/read/use-reading.ts'
import { Hearable } from '#web/i18n/hear.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Pond } from './pond.tsx'

interface ProbeStageProps {
  readonly probe: PlacementProbe
  readonly language: Language
  /** Stones behind the coquí. */
  readonly jumped: number
  /** Seconds that it may listen. */
  readonly most: number
  readonly onRead: (read: ReadProbe, listened: number) => void
  readonly onLeave: () => void
}

/** More words than a probe has, each said several times. */
const MOST_HEARD = 200

/** One short thing to read aloud, by the session that listens to whole texts. */
export function ProbeStage({ probe, language, jumped, most, onRead, onLeave }: ProbeStageProps) {
  const { t } = useTranslation('placement')
  const { t: say } = useTranslation('reading')
  const passage = useMemo(() => passageOf(probe.body), [probe])
  const words = useMemo(() => passage.flat().map(({ word }) => word), [passage])
  const sentences = useMemo(() => sentencesOf({ body: probe.body, language }), [probe, language])
  const reading = useReading(words, language, most)
  const { state, marks, atEnd, hearing, begin, stop } = reading
  const passed = useRef(false)
  const done = useRef(false)

  // The tap that asked for it is the child's yes: nothing more to press.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => begin('aloud'), [])

  useEffect(() => {
    if (state.phase !== 'finished' || done.current) return
    done.current = true
    const read = finishedReading(state, '', atEnd)
    const heard = read.mode === 'aloud' ? read.heard.slice(0, MOST_HEARD) : []
    const seconds = Math.min(read.seconds, 2 * PROBE_SECONDS)
    onRead({ probeId: probe.id, heard: [...heard], seconds, passed: passed.current }, state.seconds)
  }, [state, atEnd, probe, onRead])

  const giveAnother = () => {
    passed.current = true
    void stop()
  }
  const isOpen = state.phase === 'reading'
  const isStill = state.phase === 'paused' || state.phase === 'title'
  const current = marks.indexOf('current')
  const status = () => {
    if (state.problem) return say(state.problem)
    if (isStill) return t('probe.paused')
    if (state.phase === 'opening') return t('probe.opening')
    return isOpen ? t('probe.listening') : t('probe.closing')
  }
  return (
    <Stage
      title={t(`probe.${probe.kind}`)}
      picture={<Pond jumped={jumped} />}
      language=""
      onLeave={onLeave}
      follow={current}
      bar={
        <div className={stage.controls}>
          <div className={stage.status}>
            <AttentiveCoqui
              hearing={isOpen && hearing}
              word={current}
              sentences={sentencesRead(sentences, marks)}
            />
            <p role="status">{isOpen ? status() : <Hearable text={status()} />}</p>
          </div>
          {isStill && state.problem && <MicrophoneHelp />}
          {isStill && (
            <Button onClick={() => begin('aloud')}>
              <Icon name="microphone" size={28} />
              {t('probe.goOn')}
            </Button>
          )}
          {isOpen && (
            <>
              <Button tone="quiet" onClick={giveAnother}>
                <Icon name="forward" size={28} />
                {t('probe.hard')}
              </Button>
              <Button onClick={() => void stop()}>
                <Icon name="check" size={28} />
                {t('probe.done')}
              </Button>
            </>
          )}
        </div>
      }
    >
      <PassageView
        text={{ language, grade: probe.grade }}
        passage={passage}
        word={placed => {
          const mark = marks[placed.index]
          return <Word placed={placed} mark={mark === 'current' || mark === 'read' ? mark : 'plain'} />
        }}
      />
    </Stage>
  )
}
