import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReadingText } from '#shared/catalogue/schema.ts'
import { useVoice } from '#web/lib/use-voice.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type PlacedWord, sentencesOf } from './passage.ts'
import { PassageView, Word } from './passage-view.tsx'
import stage from './stage.module.css'
import { Stage } from './stage.tsx'

interface ListeningStageProps {
  readonly text: ReadingText
  readonly passage: readonly (readonly PlacedWord[])[]
  readonly onRead: (mode: 'aloud') => void
  readonly onClose: () => void
}

/** The voice reads, the words light up; then it is the child's turn. */
export function ListeningStage({ text, passage, onRead, onClose }: ListeningStageProps) {
  const { t } = useTranslation('reading')
  const voice = useVoice(text.language)
  const sentences = useMemo(() => sentencesOf(text), [text])
  const [said, setSaid] = useState(0)
  const [round, setRound] = useState(0)
  const [isOver, setIsOver] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round says it again
  useEffect(() => {
    setIsOver(false)
    voice?.read(sentences, {
      word: setSaid,
      end: () => setIsOver(true),
    })
    return () => voice?.stop()
  }, [voice, sentences, round])

  const mark = (index: number) => (index < said || isOver ? 'read' : index === said ? 'current' : 'plain')
  return (
    <Stage
      title={text.title}
      language={text.language}
      onLeave={onClose}
      follow={said}
      bar={
        <div className={stage.controls}>
          <div className={stage.status}>
            <span className={stage.ear} data-hearing={!isOver || undefined} aria-hidden="true">
              <Icon name="ear" size={28} />
            </span>
            <p role="status">{t('reader.voice')}</p>
          </div>
          <Button tone="quiet" onClick={() => setRound(round + 1)}>
            <Icon name="repeat" size={28} />
            {t('reader.listenAgain')}
          </Button>
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
        word={placed => <Word placed={placed} mark={mark(placed.index)} />}
      />
    </Stage>
  )
}
