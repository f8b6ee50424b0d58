import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { ListedText, ReadingText } from '#shared/catalogue/schema.ts'
import { DEFAULT_POLICY } from '#shared/reading/policy.ts'
import { getPolicy } from '#shared/reading/routes.ts'
import { ClosedText } from '#web/features/reading/library/closed.tsx'
import { TitlePage } from '#web/features/reading/library/title-page.tsx'
import { ListeningStage } from '#web/features/reading/listen/listening-stage.tsx'
import { Result } from '#web/features/reading/result/result.tsx'
import { AfterDeed } from '#web/lib/after-deed.ts'
import { OnwardContext } from '#web/lib/onward.ts'
import { useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { useDoing } from '#web/lib/use-doing.ts'
import { useUnfinished } from '#web/lib/use-unfinished.ts'
import { TextPicture } from '#web/ui/art/text-picture.tsx'
import { passageOf } from './passage.ts'
import { ReadingStage } from './reading-stage.tsx'
import { usePagePictures } from './use-page-pictures.ts'
import { useReading } from './use-reading.ts'

interface ReaderProps {
  readonly listed: ListedText
  readonly text: ReadingText
  /** Another picture on its title page than that of its place and kind. */
  readonly picture?: ReactNode
  /** Not open to whoever looks: it is not begun; what was begun goes on. */
  readonly isClosed?: boolean
}

/** A text from its title page to its result; each is one thing to do. */
export function Reader({ listed, text, picture, isClosed = false }: ReaderProps) {
  const drawn = picture ?? <TextPicture text={listed} />
  const pictures = usePagePictures(text)
  const passage = useMemo(() => passageOf(text.body), [text])
  const words = useMemo(() => passage.flat().map(({ word }) => word), [passage])
  const reading = useReading(words, text.language)
  const [listening, setListening] = useState(false)
  const session = useSession()
  const isStudent = session.status === 'signedIn' && session.person.roles.includes('student')
  // What does not arrive in time does not hold a child up: the server's score replaces the one made here.
  const { data: policy = DEFAULT_POLICY } = useRead(getPolicy, {}, { enabled: isStudent })
  const { state, begin } = reading
  useUnfinished(state.phase !== 'title')
  useDoing('reading')

  // What the server tells of a reading comes at once: what shows it stands there from the first picture on, or misses it.
  const rewards = useContext(AfterDeed)
  const onward = useContext(OnwardContext)
  const isReading = state.phase !== 'title'
  useEffect(() => {
    if (isReading) for (const part of [rewards, onward?.GoOn, onward?.Way]) part?.preload()
  }, [isReading, rewards, onward])

  const read = (mode: 'aloud' | 'tapped') => {
    setListening(false)
    begin(mode)
  }

  if (state.phase === 'finished')
    return <Result listed={listed} text={text} passage={passage} reading={reading} policy={policy} />
  if (isClosed && state.phase === 'title') return <ClosedText title={text.title} language={text.language} />
  if (listening)
    return (
      <ListeningStage
        text={text}
        passage={passage}
        picture={drawn}
        pictures={pictures}
        onRead={read}
        onClose={() => setListening(false)}
      />
    )
  if (state.phase === 'title')
    return (
      <TitlePage
        listed={listed}
        text={text}
        picture={picture}
        problem={state.problem}
        onRead={read}
        onListen={() => setListening(true)}
      />
    )
  return <ReadingStage text={text} passage={passage} picture={drawn} pictures={pictures} reading={reading} />
}
