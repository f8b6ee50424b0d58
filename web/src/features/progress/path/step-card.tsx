import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Hear } from '#web/i18n/hear.tsx'
import { TextPicture } from '#web/ui/art/text-picture.tsx'
import card from '#web/ui/card-link.module.css'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import type { Step } from './next-steps.ts'
import styles from './path.module.css'

/** A picture for each reason. */
const PICTURES: Readonly<Record<Step['why'], IconName>> = {
  asked: 'clipboard',
  fits: 'target',
  stretch: 'rise',
  easy: 'star',
  again: 'repeat',
  missed: 'ear',
  begun: 'milestone',
  new: 'idea',
}

const placeOf = (step: Step): string => {
  const language = step.kind === 'text' ? step.text.language : step.sound.language
  const tongue = language === 'es-PR' ? 'spanish' : 'english'
  return step.kind === 'text'
    ? `/reading-${tongue}/${step.text.id}`
    : `/voice-practice-${tongue}/${step.sound.id}`
}

/** One step: what it is, as a picture, and why, as a smaller one. */
export function StepCard({ step, number }: { readonly step: Step; readonly number: number }) {
  const { t } = useTranslation('path')
  const nameId = useId()
  const { why } = step
  const count = step.kind === 'sound' ? step.missed : 0
  const said = t(`why.${why}`, { count })
  const name =
    step.kind === 'text'
      ? step.text.title
      : t('practise', { letters: step.sound.letters, example: step.sound.example })
  const language = step.kind === 'text' ? step.text.language : step.sound.language
  return (
    <article className={styles.step} data-first={number === 1 || undefined} aria-labelledby={nameId}>
      <div className={styles.picture} aria-hidden="true">
        {step.kind === 'text' ? (
          <TextPicture text={step.text} />
        ) : (
          <span
            className={styles.letters}
            lang={language}
            data-long={step.sound.letters.length > 5 || undefined}
          >
            {step.sound.letters}
          </span>
        )}
        <span className={styles.number}>{number}</span>
      </div>
      <h3 id={nameId} className={styles.name} {...(step.kind === 'text' && { lang: language })}>
        {/* The link covers the card; what can be heard lies above it. */}
        <Link to={placeOf(step)} className={card.link}>
          {name}
        </Link>
      </h3>
      <p className={styles.why}>
        <Icon name={PICTURES[why]} />
        <span>{said}</span>
        <Hear text={said} />
      </p>
    </article>
  )
}
