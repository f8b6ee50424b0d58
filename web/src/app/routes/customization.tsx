import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from '#web/features/achievements/achievements.module.css'
import { OwnTitles } from '#web/features/achievements/own-titles.tsx'
import { SelfCard } from '#web/features/achievements/self-card.tsx'
import { Top } from '#web/features/achievements/top.tsx'
import { ThemeChoice } from '#web/features/settings/theme-choice.tsx'
import { Button } from '#web/ui/button.tsx'

/** How one looks, to others and to oneself: avatar, title, colours. */
export function Component() {
  const { t } = useTranslation(['achievements', 'settings', 'shell'])
  return (
    <div className={styles.screen} data-register="child">
      <Top title={t('shell:titles.customization')} lead={t('customizationLead')} />
      <SelfCard>
        <Button asChild>
          <Link to="/avatar">{t('dressUp')}</Link>
        </Button>
      </SelfCard>
      <section className={styles.section} aria-labelledby="my-title">
        <h2 id="my-title">{t('myTitle')}</h2>
        <OwnTitles />
      </section>
      <section className={styles.section} aria-labelledby="my-colours">
        <h2 id="my-colours">{t('myColours')}</h2>
        <ThemeChoice />
      </section>
    </div>
  )
}
