import { useTranslation } from 'react-i18next'
import type { ReadingText } from '#shared/catalogue/schema.ts'
import type { ListedSound, Pair } from '#shared/catalogue/sound-kit.ts'
import type { Grade } from '#shared/kernel/school.ts'
import { Read } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { useSoundKit } from '#web/lib/content.ts'
import styles from './lesson.module.css'
import { beginningOf, SOUND_STEPS, saidFor } from './lesson.ts'
import { type Attending, Checks, Sheet, Steps, Together } from './sheet.tsx'

const WORDS = 12
const PAIRS = 6
const PHRASES = 4
/** What fits below them on one page. */
const TEXT_WORDS = 110
/** Where both words are said alike, a sentence tells which is meant. */
const SENTENCES = 3

interface SoundLessonProps {
  readonly sound: ListedSound
  readonly grade: Grade
  readonly text: ReadingText
  readonly who: readonly Attending[]
}

/** Fifteen minutes of one sound: heard, read in words, told from its neighbour, read in phrases and in a text. */
export function SoundLesson({ sound, grade, text, who }: SoundLessonProps) {
  const { t } = useTranslation('progress', { keyPrefix: 'needs' })
  const kit = useSoundKit(sound.hash)
  const spoken = useLanguage()
  return (
    <Read of={kit} what={t('unreached')} place="90dvh">
      {({ language, letters, hint, words, phrases, pairs }) => {
        const read = saidFor(words, grade, WORDS)
        const [first = '', second = '', third = ''] = read
        const shown = pairs.slice(0, PAIRS)
        const { paragraphs, isWhole } = beginningOf(text.body, TEXT_WORDS)
        return (
          <>
            <Sheet page={1} title={t('soundTitle', { letters })}>
              <Steps
                steps={SOUND_STEPS}
                matter={{
                  hear: (
                    <p className={styles.say}>
                      «{hint[spoken]}» <span lang={language}>{[first, second, third].join(' · ')}</span>
                    </p>
                  ),
                  pairs: <Pairs pairs={shown} lang={language} />,
                  check: <Checks who={who} columns={read.slice(-3)} lang={language} />,
                }}
              />
            </Sheet>
            <Sheet page={2} title={letters} lang={language}>
              <ul className={styles.words}>
                {read.map(word => (
                  <li key={word}>{word}</li>
                ))}
              </ul>
              <ul className={styles.pairs}>
                {shown.map(({ words: [one, other] }) => (
                  <li key={`${one} ${other}`}>
                    <span>{one}</span> <span>{other}</span>
                  </li>
                ))}
              </ul>
              <ul className={styles.phrases}>
                {saidFor(phrases, grade, PHRASES).map(phrase => (
                  <li key={phrase}>{phrase}</li>
                ))}
              </ul>
              <Together title={text.title} paragraphs={paragraphs} isWhole={isWhole} />
            </Sheet>
          </>
        )
      }}
    </Read>
  )
}

/** Sentences for the teacher to read where the two words sound alike. */
function Pairs({ pairs, lang }: { readonly pairs: readonly Pair[]; readonly lang: string }) {
  const told = pairs.flatMap(({ sentences }) => (sentences ? [sentences] : [])).slice(0, SENTENCES)
  if (told.length === 0) return null
  return (
    <p className={styles.say} lang={lang}>
      {told.flat().join(' ')}
    </p>
  )
}
