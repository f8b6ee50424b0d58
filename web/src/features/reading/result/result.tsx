import { useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedText, ReadingText } from '#shared/catalogue/schema.ts'
import { comprehensionOf } from '#shared/reading/comprehension.ts'
import type { FinishedReading } from '#shared/reading/finished-reading.ts'
import { implausibilityOf } from '#shared/reading/plausibility.ts'
import type { Policy } from '#shared/reading/policy.ts'
import type { ScoredReading } from '#shared/reading/schema.ts'
import { wordsToPractise } from '#shared/reading/words-to-practise.ts'
import { hasReadEnough } from '#shared/rewards/enough-read.ts'
import { History } from '#web/features/reading/library/history.tsx'
import type { PlacedWord } from '#web/features/reading/read/passage.ts'
import { finishedReading } from '#web/features/reading/read/reading-machine.ts'
import { scoreHere, withTones } from '#web/features/reading/read/score-here.ts'
import type { ReadingSession } from '#web/features/reading/read/use-reading.ts'
import { AfterDeed } from '#web/lib/after-deed.ts'
import { newId } from '#web/lib/new-id.ts'
import { answersOf, notBegun, type Quiz } from '#web/lib/quiz.ts'
import { useSecondTapCaught } from '#web/lib/second-tap.ts'
import { useSession } from '#web/lib/session.ts'
import { FinishScene } from './finish-scene.tsx'
import { PractiseWords } from './practise-words.tsx'
import { Praise, usePraise } from './praise.tsx'
import { Questions } from './questions.tsx'
import { ReadWords } from './read-words.tsx'
import styles from './result.module.css'
import { ResultActions } from './result-actions.tsx'
import { SaveStatus } from './save-status.tsx'
import { Understanding } from './understanding.tsx'
import { useQueuedReadings } from './use-queued-readings.ts'

interface ResultProps {
  readonly listed: ListedText
  readonly text: ReadingText
  readonly passage: readonly (readonly PlacedWord[])[]
  readonly reading: ReadingSession
  readonly policy: Policy
}

/**
 * What became of a reading. It is scored here at once, by the server's own rules, so that the child need not wait
 * nor be online; the server's score replaces it.
 */
export function Result({ listed, text, passage, reading, policy }: ResultProps) {
  const { t } = useTranslation('reading')
  const session = useSession()
  const person = session.status === 'signedIn' ? session.person : undefined
  const [finished] = useState(() =>
    withTones(text, finishedReading(reading.state, listed.hash, reading.atEnd), policy, reading.heardPitch()),
  )
  const [local] = useState(() => scoreHere(text, finished, policy))
  const [key] = useState(newId)
  const isReading = isWorthSaving(finished, local)
  const [implausible] = useState(() => isReading && implausibilityOf(finished, wordsIn(finished, local)))
  const counts = isReading && !implausible
  const isSaved = isReading && person?.roles.includes('student') === true
  const { sent, submit } = useQueuedReadings(person?.personId)
  const submitted = useRef(false)
  useSecondTapCaught()

  useEffect(() => {
    if (!isSaved || submitted.current) return
    submitted.current = true
    submit({ key, textId: listed.id, reading: finished })
  }, [isSaved, key, listed, finished, submit])

  const Rewards = useContext(AfterDeed)
  const answer = sent.get(key)
  const score = (answer?.outcome === 'sent' ? answer.reply.score : undefined) ?? local
  const readingId = answer?.outcome === 'sent' ? answer.reply.reading.readingId : undefined

  const [doing, setDoing] = useState<'questions' | readonly string[]>()
  const [quiz, setQuiz] = useState<Quiz>(notBegun)
  const [answersKey] = useState(newId)
  const { questions } = text
  const isAnswered = quiz.at === questions.length
  const answerWith = (after: Quiz) => {
    setQuiz(after)
    if (after.at < questions.length) return
    setDoing(undefined)
    const answers = { key: answersKey, given: answersOf(questions, after) }
    if (isSaved) submit({ key, textId: listed.id, reading: finished, answers })
  }
  const understood = isAnswered ? comprehensionOf(questions, answersOf(questions, quiz)) : undefined

  const [practised, setPractised] = useState(false)
  const toPractise = useMemo(
    () =>
      wordsToPractise(score?.words ?? [], text.language, text.pronunciationFocus).flatMap(
        index => score?.words[index]?.expected ?? [],
      ),
    [score, text],
  )
  const [isMoment, setMoment] = useState(isSaved && counts)
  const praise = usePraise({ finished, score, isTooFast: isReading && !counts })
  const read = { words: passage.flat().length, wordsCorrect: wordsIn(finished, score) }
  const rewards =
    Rewards &&
    isSaved &&
    counts &&
    (hasReadEnough(read) ? (
      <Rewards deed={key} isRefused={answer?.outcome === 'refused'} />
    ) : (
      <p>{t('result.aLineEarns')}</p>
    ))
  if (isMoment)
    return (
      <FinishScene textId={listed.id} praise={praise} rewards={rewards} onResult={() => setMoment(false)} />
    )
  if (doing === 'questions')
    return (
      <Questions
        text={text}
        passage={passage}
        quiz={quiz}
        onQuiz={answerWith}
        onLeave={() => setDoing(undefined)}
      />
    )
  if (doing) {
    const leave = () => {
      setPractised(true)
      setDoing(undefined)
    }
    return <PractiseWords words={doing} language={text.language} policy={policy} onLeave={leave} />
  }
  return (
    <div className={styles.page}>
      <Praise
        listed={listed}
        text={text}
        words={passage.flat().length}
        finished={finished}
        score={score}
        isTooFast={isReading && !counts}
        readingId={readingId}
        rewards={rewards}
      />
      {understood && <Understanding understood={understood} />}
      <ResultActions
        questions={counts && !isAnswered ? questions.length : 0}
        words={counts ? toPractise.length : 0}
        practised={practised}
        onAsk={() => setDoing('questions')}
        onPractise={() => setDoing(toPractise)}
        onAgain={reading.again}
      />
      <SaveStatus
        answer={isAnswered ? sent.get(answersKey) : answer}
        of={isAnswered ? 'answers' : 'reading'}
        isPreview={person !== undefined && !person.roles.includes('student')}
        isSaved={isSaved}
      />
      {counts && <ReadWords text={text} passage={passage} finished={finished} score={score} />}
      <History textId={listed.id} />
    </div>
  )
}

const wordsIn = (finished: FinishedReading, score: ScoredReading | null): number =>
  finished.mode === 'tapped' ? finished.tapped.length : (score?.wordsCorrect ?? 0)

/** When nothing of the text was heard or tapped it was a try, not a reading: it takes no turn and no place. */
const isWorthSaving = (finished: FinishedReading, score: ScoredReading | null): boolean =>
  finished.mode === 'tapped' ? finished.tapped.length > 0 : score?.verdict === 'scored'
