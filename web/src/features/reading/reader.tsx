import { useMemo, useState } from 'react'
import type { ListedText, ReadingText } from '#shared/catalogue/schema.ts'
import { ListeningStage } from './listening-stage.tsx'
import { passageOf } from './passage.ts'
import { ReadingStage } from './reading-stage.tsx'
import { Result } from './result.tsx'
import { TitlePage } from './title-page.tsx'
import { useReading } from './use-reading.ts'

interface ReaderProps {
  readonly listed: ListedText
  readonly text: ReadingText
}

/** A text from its title page to its result; each is one thing to do. */
export function Reader({ listed, text }: ReaderProps) {
  const passage = useMemo(() => passageOf(text.body), [text])
  const words = useMemo(() => passage.flat().map(({ word }) => word), [passage])
  const reading = useReading(words, text.language)
  const [listening, setListening] = useState(false)
  const { state, begin } = reading

  const read = (mode: 'aloud' | 'tapped') => {
    setListening(false)
    begin(mode)
  }

  if (state.phase === 'finished')
    return <Result listed={listed} text={text} passage={passage} reading={reading} />
  if (listening)
    return <ListeningStage text={text} passage={passage} onRead={read} onClose={() => setListening(false)} />
  if (state.phase === 'title')
    return (
      <TitlePage listed={listed} problem={state.problem} onRead={read} onListen={() => setListening(true)} />
    )
  return <ReadingStage text={text} passage={passage} reading={reading} />
}
