import { useTranslation } from 'react-i18next'
import type { ReadingText } from '#shared/catalogue/schema.ts'
import type { Need } from '#shared/progress/groups-by-need.ts'
import styles from './lesson.module.css'
import { beginningOf, LEVEL_STEPS } from './lesson.ts'
import { type Attending, Checks, Sheet, Steps, Together } from './sheet.tsx'

/** What fits on one page in large letters. */
const TEXT_WORDS = 260
const TERMS = 3

interface LevelLessonProps {
  readonly need: Extract<Need, { readonly kind: 'level' }>
  readonly text: ReadingText
  readonly who: readonly Attending[]
}

/** Fifteen minutes with one text: its words, heard, read together and in pairs, understood, told again. */
export function LevelLesson({ need: { language }, text, who }: LevelLessonProps) {
  const { t } = useTranslation('progress', { keyPrefix: 'needs' })
  const { paragraphs, isWhole } = beginningOf(text.body, TEXT_WORDS)
  const [literal, other] = text.questions.filter(({ kind }) => kind === 'literal')
  const inferential = text.questions.find(({ kind }) => kind === 'inferential')
  const asked = [literal, other, inferential].flatMap(question => question ?? [])
  return (
    <>
      <Sheet page={1} title={t('levelTitle', { title: text.title })}>
        <Steps
          steps={LEVEL_STEPS}
          matter={{
            vocabulary: (
              <dl className={styles.terms} lang={language}>
                {text.vocabulary.slice(0, TERMS).map(({ term, definition }) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{definition}</dd>
                  </div>
                ))}
              </dl>
            ),
            questions: (
              <ul className={styles.asked} lang={language}>
                {asked.map(({ id, question, correctAnswer }) => (
                  <li key={id}>
                    {question} <b>{correctAnswer}</b>
                  </li>
                ))}
              </ul>
            ),
            retell: (
              <Checks who={who} columns={[t('checked.read'), t('checked.understood'), t('checked.retold')]} />
            ),
          }}
        />
        {!isWhole && <p>{t('restOfText')}</p>}
      </Sheet>
      <Sheet page={2} title={text.title} lang={language}>
        <Together paragraphs={paragraphs} isWhole={isWhole} />
      </Sheet>
    </>
  )
}
