import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ListedText, ReadingText } from '#shared/catalogue/schema.ts'
import { comprehensionOf } from '#shared/reading/comprehension.ts'
import type { FinishedReading } from '#shared/reading/finished-reading.ts'
import type { Policy } from '#shared/reading/policy.ts'
import type { ScoredReading } from '#shared/reading/schema.ts'
import { wordsToPractise } from '#shared/reading/words-to-practise.ts'
import { newId } from '#web/lib/new-id.ts'
import { answersOf, notBegun, type Quiz } from '#web/lib/quiz.ts'
import { useSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { History } from './history.tsx'
import type { PlacedWord } from './passage.ts'
import { PractiseWords } from './practise-words.tsx'
import { Praise } from './praise.tsx'
import { Questions } from './questions.tsx'
import { ReadWords } from './read-words.tsx'
import { finishedReading } from './reading-machine.ts'
import styles from './result.module.css'
import { SaveStatus } from './save-status.tsx'
import { scoreHere } from './score-here.ts'
import { Understanding } from './understanding.tsx'
import { useKeptReadings } from './use-kept-readings.ts'
import type { ReadingInHand } from './use-reading.ts'
import { useWayBack } from './use-way-back.ts'

interface ResultProps {
  readonly listed: ListedText
  readonly text: ReadingText
  readonly passage: readonly (readonly PlacedWord[])[]
  readonly reading: ReadingInHand
  readonly policy: Policy
}

/**
 * What became of a reading. It is scored here at once, by the server's own rules, so that the child need not wait
 * nor be online; the server's score replaces it.
 */
export function Result({ listed, text, passage, reading, policy }: ResultProps) {
  const { t } = useTranslation('reading')
  const way = useWayBack()
  const session = useSession()
  const person = session.status === 'signedIn' ? session.person : undefined
  const [finished] = useState(() => finishedReading(reading.state, listed.hash, reading.atEnd))
  const [local] = useState(() => scoreHere(text, finished, policy))
  const [key] = useState(newId)
  const isReading = isWorthKeeping(finished, local)
  const isKept = isReading && person?.roles.includes('student') === true
  const { sent, submit } = useKeptReadings(person?.personId ?? '')
  const submitted = useRef(false)

  useEffect(() => {
    if (!isKept || submitted.current) return
    submitted.current = true
    submit({ key, textId: listed.id, reading: finished })
  }, [isKept, key, listed, finished, submit])

  const answer = sent.get(key)
  const score = (answer?.outcome === 'scored' ? answer.reply.score : undefined) ?? local
  const readingId = answer?.outcome === 'scored' ? answer.reply.reading.readingId : undefined

  const [doing, setDoing] = useState<'questions' | 'words'>()
  const [quiz, setQuiz] = useState<Quiz>(notBegun)
  const [answersKey] = useState(newId)
  const { questions } = text
  const isAnswered = quiz.at === questions.length
  const answerWith = (after: Quiz) => {
    setQuiz(after)
    if (after.at < questions.length) return
    setDoing(undefined)
    const answers = { key: answersKey, given: answersOf(questions, after) }
    if (isKept) submit({ key, textId: listed.id, reading: finished, answers })
  }
  const understood = isAnswered ? comprehensionOf(questions, answersOf(questions, quiz)) : undefined

  const practised = useRef(false)
  const toPractise = useMemo(
    () =>
      wordsToPractise(score?.words ?? [], text.language, text.pronunciationFocus).flatMap(
        index => score?.words[index]?.expected ?? [],
      ),
    [score, text],
  )
  const leave = () => setDoing(undefined)
  if (doing === 'questions')
    return <Questions text={text} passage={passage} quiz={quiz} onQuiz={answerWith} onLeave={leave} />
  if (doing === 'words')
    return <PractiseWords words={toPractise} language={text.language} policy={policy} onLeave={leave} />

  const asks = isReading && !isAnswered
  const practises = isReading && toPractise.length > 0
  const next = asks ? 'questions' : practises && !practised.current ? 'words' : 'again'
  const tone = (action: typeof next) => (action === next ? 'primary' : 'quiet')
  return (
    <div className={styles.page}>
      <Praise listed={listed} finished={finished} score={score} readingId={readingId} />
      {understood && <Understanding understood={understood} />}
      <div className={styles.actions}>
        {asks && (
          <Button tone={tone('questions')} onClick={() => setDoing('questions')}>
            <Icon name="idea" size={28} />
            {t('questions.begin', { count: questions.length })}
          </Button>
        )}
        {practises && (
          <Button
            tone={tone('words')}
            onClick={() => {
              practised.current = true
              setDoing('words')
            }}
          >
            <Icon name="sounds" size={28} />
            {t('practise.begin', { count: toPractise.length })}
          </Button>
        )}
        <Button tone={tone('again')} onClick={reading.again}>
          <Icon name="repeat" size={28} />
          {t('result.again')}
        </Button>
        <Button tone="quiet" asChild>
          <Link to={way.to} relative="path">
            <Icon name="book" size={28} />
            {way.isLesson ? t('reader.backToLesson') : t('result.another')}
          </Link>
        </Button>
      </div>
      <SaveStatus
        answer={isAnswered ? sent.get(answersKey) : answer}
        of={isAnswered ? 'answers' : 'reading'}
        isPreview={person !== undefined && !person.roles.includes('student')}
        isKept={isKept}
      />
      {isReading && <ReadWords text={text} passage={passage} finished={finished} score={score} />}
      <History textId={listed.id} />
    </div>
  )
}

/** When nothing of the text was heard or tapped it was a try, not a reading: it takes no turn and no place. */
const isWorthKeeping = (finished: FinishedReading, score: ScoredReading | null): boolean =>
  finished.mode === 'tapped' ? finished.tapped.length > 0 : score?.verdict === 'scored'
