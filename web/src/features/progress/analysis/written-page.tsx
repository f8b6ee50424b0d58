import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { type Sentence, SOUND_MARK } from '#shared/generation/analysis.ts'
import type { ToldFinding } from '#shared/progress/told-finding.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { useSoundNames } from '../family/use-sound-names.ts'
import styles from './analysis.module.css'
import { anchorOf } from './findings.tsx'

/** Sentences of a paragraph. */
const PARAGRAPH = 4

interface WrittenProps {
  readonly findings: readonly ToldFinding[]
  readonly sentences: readonly Sentence[]
}

/** A page of prose: behind each sentence the numbers of the findings that it rests on, which lead there. */
export function WrittenPage({ findings, sentences }: WrittenProps) {
  const paragraphs = Array.from({ length: Math.ceil(sentences.length / PARAGRAPH) }, (_, at) =>
    sentences.slice(at * PARAGRAPH, (at + 1) * PARAGRAPH),
  )
  return (
    <div className={styles.page}>
      {paragraphs.map(paragraph => (
        <p key={paragraph[0]?.text['es-PR']}>
          {paragraph.map(sentence => (
            <Fragment key={sentence.text['es-PR']}>
              <SentenceSaid findings={findings} {...sentence} />{' '}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  )
}

function SentenceSaid({ text, of, findings }: Sentence & Pick<WrittenProps, 'findings'>) {
  const { t } = useTranslation('analysis')
  const language = useLanguage()
  const lettersOf = useSoundNames()
  const sound = of.map(at => findings[at]?.sound).find(one => one !== undefined)
  const letters = sound ? t('soundNamed', { letters: lettersOf(sound) }) : ''
  return (
    <span>
      {text[language].replaceAll(SOUND_MARK, letters)}
      {of.map(at => (
        <a
          key={at}
          href={`#${anchorOf(at)}`}
          className={styles.mark}
          aria-label={t('figure', { number: at + 1 })}
        >
          {at + 1}
        </a>
      ))}
    </span>
  )
}
