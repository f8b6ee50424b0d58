import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useWayBack } from '#web/features/reading/read/use-way-back.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './result.module.css'

interface ResultActionsProps {
  /** How many questions are still to be asked. */
  readonly questions: number
  /** How many words there are to practise, and whether that was done. */
  readonly words: number
  readonly practised: boolean
  readonly onAsk: () => void
  readonly onPractise: () => void
  readonly onAgain: () => void
}

/** What can be done after a reading: the next thing first and large. */
export function ResultActions(props: ResultActionsProps) {
  const { questions, words, practised, onAsk, onPractise, onAgain } = props
  const { t } = useTranslation('reading')
  const way = useWayBack()
  const next = questions > 0 ? 'questions' : words > 0 && !practised ? 'words' : 'again'
  const tone = (action: typeof next) => (action === next ? 'primary' : 'quiet')
  return (
    <div className={styles.actions}>
      {questions > 0 && (
        <Button tone={tone('questions')} onClick={onAsk}>
          <Icon name="idea" size={28} />
          {t('questions.begin', { count: questions })}
        </Button>
      )}
      {words > 0 && (
        <Button tone={tone('words')} onClick={onPractise}>
          <Icon name="sounds" size={28} />
          {t('practise.begin', { count: words })}
        </Button>
      )}
      <Button tone={tone('again')} onClick={onAgain}>
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
  )
}
