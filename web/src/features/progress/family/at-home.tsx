import { useTranslation } from 'react-i18next'
import type { Grade } from '#shared/kernel/school.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { languageOf } from '#shared/language/sound.ts'
import type { SoundCount } from '#shared/progress/sound-count.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { useSoundKit, useSounds } from '#web/lib/content.ts'
import { Icon } from '#web/ui/icon.tsx'
import staff from '#web/ui/staff.module.css'
import styles from './family.module.css'
import { pairOf, wordsFor } from './home-words.ts'
import { ageOf, tipsOf } from './tips.ts'

/** So many sounds are enough for a week at home. */
const MOST = 2

interface AtHomeProps {
  /** The sounds that are missed often, the most missed first. */
  readonly sounds: readonly SoundCount[]
  readonly grade: Grade
  /** Another day has other words and tips. */
  readonly today: SchoolDay
}

/** What to do at home in five minutes, without a screen: two things for each sound to work on, or two for any child. */
export function AtHome({ sounds, grade, today }: AtHomeProps) {
  const { t } = useTranslation('family')
  const shown = sounds.slice(0, MOST)
  return (
    <section className={staff.section} aria-labelledby="at-home">
      <h2 id="at-home">{t('home.title')}</h2>
      <p>{t('home.lead')}</p>
      {shown.map(count => (
        <SoundAtHome key={count.sound} count={count} grade={grade} today={today} />
      ))}
      {shown.length === 0 && (
        <ul className={styles.tips}>
          {tipsOf(today).map(tip => (
            <li key={tip}>
              <Icon name="idea" />
              {t(`home.tip.${ageOf(grade)}.${tip}`)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface SoundAtHomeProps extends Omit<AtHomeProps, 'sounds'> {
  readonly count: SoundCount
}

/** One sound: how it is made, words to say together, and two words to tell apart. */
function SoundAtHome({ count: { sound, read, missed }, grade, today }: SoundAtHomeProps) {
  const { t } = useTranslation('family')
  const spoken = useLanguage()
  const language = languageOf(sound)
  const listed = useSounds(language).data?.find(({ id }) => id === sound)
  const kit = useSoundKit(listed?.hash).data
  if (!kit) return null
  const { words, sentences } = pairOf(kit, today)
  const between = words.map(word => t('quoted', { title: word })).join(' · ')
  return (
    <div className={styles.sound}>
      <h3>{t('home.sound', { letters: kit.letters, language: t(`inLanguage.${language}`) })}</h3>
      <p>
        {t('home.missed', { missed, read })} {kit.hint[spoken]}
      </p>
      <ul className={styles.tips}>
        <li>
          <Icon name="listen" />
          <span>
            {t('home.say')}{' '}
            <strong lang={language} className={styles.said}>
              {wordsFor(kit, grade).join(' · ')}
            </strong>
          </span>
        </li>
        <li>
          <Icon name="ear" />
          <span>
            {t(sentences ? 'home.sentences' : 'home.pair')}{' '}
            <strong lang={language} className={styles.said}>
              {sentences ? sentences.join(' ') : between}
            </strong>
          </span>
        </li>
      </ul>
    </div>
  )
}
