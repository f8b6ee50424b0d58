import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Hear } from '#web/i18n/hear.tsx'
import { isOpen } from '#web/lib/is-open.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Guide } from './content/content.ts'
import styles from './guide-list.module.css'

interface GuideListProps {
  readonly guides: readonly Guide[]
  /** For whom does not read yet: each can be heard. */
  readonly hearable: boolean
}

/** Guides that open one by one, or all on paper. */
export const GuideList = ({ guides, hearable }: GuideListProps) => (
  <ul className={styles.guides}>
    {guides.map(guide => (
      <li key={guide.id} className={styles.item}>
        <GuideCard guide={guide} hearable={hearable} />
        {hearable && (
          <span className={styles.hear}>
            <Hear text={`${guide.title}. ${guide.about}`} />
          </span>
        )}
      </li>
    ))}
  </ul>
)

interface GuideCardProps {
  readonly guide: Guide
  readonly hearable: boolean
}

function GuideCard({ guide, hearable }: GuideCardProps) {
  const { id, title, about, steps, tip, to } = guide
  const { t, i18n } = useTranslation('support')
  return (
    <details id={id} className={styles.guide}>
      <summary className={styles.head}>
        <Icon name="next" />
        <span>
          <strong className={styles.title}>{title}</strong>
          <span className={styles.about}>{about}</span>
        </span>
      </summary>
      <div className={styles.body}>
        <ol className={styles.steps}>
          {steps.map((step, n) => (
            <li key={step}>
              <span className={styles.number} aria-hidden="true">
                {n + 1}
              </span>
              <span>{step}</span>
              {hearable && <Hear text={step} />}
            </li>
          ))}
        </ol>
        {tip && (
          <p className={styles.tip}>
            <Icon name="idea" />
            {tip}
          </p>
        )}
        {to && isOpen(to) && (
          <div data-screen-only lang={i18n.language}>
            <Button asChild tone="quiet">
              <Link to={to}>{t('open')}</Link>
            </Button>
          </div>
        )}
      </div>
    </details>
  )
}
