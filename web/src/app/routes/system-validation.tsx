import { useTranslation } from 'react-i18next'
import { AppearanceSwitches } from '#web/features/gallery/appearance-switches.tsx'
import { Gallery, SECTIONS } from '#web/features/gallery/gallery.tsx'
import { HealthPanel } from '#web/features/health/health-panel.tsx'
import { MAP } from '#web/features/island/geography.ts'
import { Scenery } from '#web/features/island/scenery.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import staff from '#web/ui/staff.module.css'
import styles from './system-validation.module.css'

/** Whether the house stands: how each part of it is, and every primitive as it looks. */
export function Component() {
  const { t } = useTranslation('gallery')
  return (
    <div className={staff.screen}>
      <PageHead title={t('title')} intro={t('text')} />
      <nav aria-label={t('contents')}>
        <ul className={styles.contents}>
          {(['health', ...SECTIONS] as const).map(name => (
            <li key={name}>
              <a href={`#${name}`}>{t(`sections.${name}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <HealthPanel />
      <AppearanceSwitches />
      <Gallery
        scenery={
          <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true">
            <Scenery />
          </svg>
        }
      />
    </div>
  )
}
