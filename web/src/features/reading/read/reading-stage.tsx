import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReadingText } from '#shared/catalogue/schema.ts'
import { Hearable } from '#web/i18n/hear.tsx'
import { useVoice } from '#web/lib/use-voice.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AttentiveCoqui } from './attentive-coqui.tsx'
import { sentencesRead } from './gaze.ts'
import { type PlacedWord, sentencesOf } from './passage.ts'
import { PassageView, Word } from './passage-view.tsx'
import stage from './stage.module.css'
import { Stage } from './stage.tsx'
import { TappingPassage } from './tapping-passage.tsx'
import type { ReadingSession } from './use-reading.ts'

interface ReadingStageProps {
  readonly text: ReadingText
  readonly passage: readonly (readonly PlacedWord[])[]
  readonly picture: ReactNode
  /** Of a picture book: its pages' own, in place of that one. */
  readonly pictures: readonly ReactNode[] | undefined
  readonly reading: ReadingSession
}

export function ReadingStage({ text, passage, picture, pictures, reading }: ReadingStageProps) {
  const { t } = useTranslation('reading')
  const { state, marks, begin, pause, stop, again, tap } = reading
  const [touched, setTouched] = useState<number>()
  const voice = useVoice(text.language)
  const [said, setSaid] = useState<number>()
  const toggleVoice = () => {
    setSaid(said === undefined ? 0 : undefined)
    if (said !== undefined) return voice?.stop()
    voice?.read(sentencesOf(text), { word: setSaid, end: () => setSaid(undefined) })
  }
  const isAloud = state.mode === 'aloud'
  const current = marks.indexOf('current')
  const light = (index: number) => {
    const mark = marks[index]
    return mark === 'current' || mark === 'read' ? mark : 'plain'
  }
  const finish = (
    <Button key="finish" onClick={() => void stop()}>
      <Icon name="check" size={28} />
      {t('reader.finish')}
    </Button>
  )
  return (
    <Stage
      title={text.title}
      picture={pictures ? undefined : picture}
      language={text.language}
      // A slip of the finger pauses; only then it leaves.
      onLeave={isAloud && state.phase === 'reading' ? pause : again}
      follow={isAloud ? current : (said ?? touched)}
      bar={
        <div className={stage.controls}>
          <Status reading={reading} text={text} />
          {!isAloud && voice && (
            <Button tone="quiet" onClick={toggleVoice}>
              <Icon name={said === undefined ? 'ear' : 'stop'} size={28} />
              {said === undefined ? t('reader.listen') : t('reader.stopListening')}
            </Button>
          )}
          {isAloud && state.phase === 'reading' && (
            <Button tone="quiet" onClick={pause}>
              <Icon name="pause" size={28} />
              {t('reader.pause')}
            </Button>
          )}
          {state.phase === 'paused' ? (
            <>
              {state.problem && (
                <Button tone="quiet" onClick={() => begin('tapped')}>
                  <Icon name="tap" size={28} />
                  {t('reader.tapInstead')}
                </Button>
              )}
              <Button tone="quiet" onClick={() => void stop()}>
                <Icon name="check" size={28} />
                {t('reader.finish')}
              </Button>
              <Button onClick={() => begin('aloud')}>
                <Icon name="microphone" size={28} />
                {t('reader.goOn')}
              </Button>
            </>
          ) : (
            state.phase === 'reading' && finish
          )}
        </div>
      }
    >
      {isAloud ? (
        <PassageView
          text={text}
          passage={passage}
          pictures={pictures}
          word={placed => <Word placed={placed} mark={light(placed.index)} />}
        />
      ) : (
        <TappingPassage
          text={text}
          passage={passage}
          pictures={pictures}
          tapped={state.tapped}
          said={said}
          onTap={word => {
            setTouched(word)
            tap(word)
          }}
        />
      )}
    </Stage>
  )
}

/** What the page is doing, said once per change; the lights themselves are silent. */
function Status({ reading, text }: Pick<ReadingStageProps, 'reading' | 'text'>) {
  const { state, hearing, marks } = reading
  const { t } = useTranslation('reading')
  const sentences = useMemo(() => sentencesOf(text), [text])
  const said = () => {
    if (state.mode === 'tapped') return t('reader.tapEach')
    if (state.problem) return t(state.problem)
    switch (state.phase) {
      case 'opening':
        return t('reader.opening')
      case 'paused':
        return t('reader.paused')
      case 'closing':
        return t('reader.closing')
      default:
        return t('reader.capturing')
    }
  }
  const isOpen = state.phase === 'reading' && state.mode === 'aloud'
  return (
    <div className={stage.status}>
      {state.mode === 'aloud' ? (
        <AttentiveCoqui
          hearing={isOpen && hearing}
          word={marks.indexOf('current')}
          sentences={sentencesRead(sentences, marks)}
        />
      ) : (
        <span className={stage.ear} aria-hidden="true">
          <Icon name="tap" size={28} />
        </span>
      )}
      <p role="status">
        {/* While it listens, the page does not talk into the reading. */}
        {isOpen ? said() : <Hearable text={said()} />}
      </p>
    </div>
  )
}
