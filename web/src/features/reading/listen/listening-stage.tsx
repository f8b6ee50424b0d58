import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { spansOf } from '#shared/audio/spans.ts'
import { spokenOf } from '#shared/audio/speech.ts'
import { expectedOf, type ReadingText } from '#shared/catalogue/schema.ts'
import { tokenize } from '#shared/language/tokenize.ts'
import { type PlacedWord, sentencesOf } from '#web/features/reading/read/passage.ts'
import { PassageView, Word } from '#web/features/reading/read/passage-view.tsx'
import stage from '#web/features/reading/read/stage.module.css'
import { Stage } from '#web/features/reading/read/stage.tsx'
import { useAppearance } from '#web/lib/appearance.ts'
import { type Recording, useRecording } from '#web/lib/recording.ts'
import { useFollow } from '#web/lib/use-follow.ts'
import { useVoice, type Voice } from '#web/lib/use-voice.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface ListeningStageProps {
  readonly text: ReadingText
  readonly passage: readonly (readonly PlacedWord[])[]
  readonly picture: ReactNode
  /** Of a picture book: its pages' own, in place of that one. */
  readonly pictures: readonly ReactNode[] | undefined
  readonly onRead: (mode: 'aloud') => void
  readonly onClose: () => void
}

/** The voice reads, the words light up; then it is the child's turn. A recording reads best, else the device does. */
export function ListeningStage(props: ListeningStageProps) {
  const { text, onClose } = props
  const recording = useRecording(expectedOf(text), text.language)
  const voice = useVoice(text.language)
  const isMute = recording === null && !voice
  useEffect(() => {
    if (isMute) onClose()
  }, [isMute, onClose])
  if (recording) return <Recorded {...props} recording={recording} />
  if (voice && recording === null) return <Spoken {...props} voice={voice} />
  // The title page looks for it already: this is short.
  return <Listening {...props} said={-1} isOver={false} isHeard={false} />
}

/** Read from a recording: the lights go by its own clock. */
function Recorded({ recording, ...props }: ListeningStageProps & { readonly recording: Recording }) {
  const { t } = useTranslation('reading')
  const startsSlow = useAppearance('voice') === 'slow'
  const { text } = props
  const spans = useMemo(
    () => spansOf(tokenize(spokenOf(expectedOf(text))), recording.marks),
    [text, recording],
  )
  const { word, state, isSlow, toggle, again, setSlow } = useFollow(recording, spans, startsSlow)
  return (
    <Listening {...props} said={word} isOver={state === 'ended'} isHeard={state === 'playing'}>
      {state === 'ended' ? (
        <Again onClick={again} />
      ) : (
        <Button tone="quiet" onClick={toggle}>
          <Icon name={state === 'playing' ? 'pause' : 'play'} size={28} />
          {t(state === 'playing' ? 'reader.pause' : 'reader.listenOn')}
        </Button>
      )}
      <Button tone="quiet" aria-pressed={isSlow} onClick={() => setSlow(!isSlow)}>
        <Icon name="hourglass" size={28} />
        {t('reader.slower')}
      </Button>
    </Listening>
  )
}

/** Read by the device's voice. */
function Spoken({ voice, ...props }: ListeningStageProps & { readonly voice: Voice }) {
  const { text } = props
  const sentences = useMemo(() => sentencesOf(text), [text])
  const [said, setSaid] = useState(0)
  const [round, setRound] = useState(0)
  const [isOver, setIsOver] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round says it again
  useEffect(() => {
    setIsOver(false)
    voice.read(sentences, {
      word: setSaid,
      end: () => setIsOver(true),
    })
    return () => voice.stop()
  }, [voice, sentences, round])

  return (
    <Listening {...props} said={said} isOver={isOver} isHeard={!isOver}>
      <Again onClick={() => setRound(round + 1)} />
    </Listening>
  )
}

function Again({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation('reading')
  return (
    <Button tone="quiet" onClick={onClick}>
      <Icon name="repeat" size={28} />
      {t('reader.listenAgain')}
    </Button>
  )
}

interface ListeningProps extends ListeningStageProps {
  /** The word that is being said. */
  readonly said: number
  readonly isOver: boolean
  readonly isHeard: boolean
  /** What can be done with the voice. */
  readonly children?: ReactNode
}

function Listening({
  text,
  passage,
  picture,
  pictures,
  onRead,
  onClose,
  said,
  isOver,
  isHeard,
  children,
}: ListeningProps) {
  const { t } = useTranslation('reading')
  const mark = (index: number) => (index < said || isOver ? 'read' : index === said ? 'current' : 'plain')
  return (
    <Stage
      title={text.title}
      picture={pictures ? undefined : picture}
      language={text.language}
      onLeave={onClose}
      follow={said}
      bar={
        <div className={stage.controls}>
          <div className={stage.status}>
            <span className={stage.ear} data-hearing={isHeard || undefined} aria-hidden="true">
              <Icon name="ear" size={28} />
            </span>
            <p role="status">{t('reader.voice')}</p>
          </div>
          {children}
          <Button onClick={() => onRead('aloud')}>
            <Icon name="microphone" size={28} />
            {t('reader.readAloud')}
          </Button>
        </div>
      }
    >
      <PassageView
        text={text}
        passage={passage}
        pictures={pictures}
        word={placed => <Word placed={placed} mark={mark(placed.index)} />}
      />
    </Stage>
  )
}
