import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { equippedChanged } from '#shared/achievements/live.ts'
import { getEquipped, listTitles } from '#shared/achievements/routes.ts'
import { useOwnAppearance } from '#web/features/achievements/self-card.tsx'
import { keyOf, useAmend } from '#web/lib/query.ts'
import { useLive } from '#web/lib/use-live.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './gamification-card.module.css'

/** What the child wears, in the top bar: their animal, and their title where there is room. */
export function OwnAppearance() {
  const { t } = useTranslation()
  const { appearance, title } = useOwnAppearance()
  const amend = useAmend(getEquipped, {})
  const client = useQueryClient()
  useLive(equippedChanged, equipped => {
    amend(() => equipped)
    void client.invalidateQueries({ queryKey: [keyOf(listTitles)[0]] })
  })
  return (
    <Link to="/customization" className={styles.appearance}>
      <Avatar size={48} appearance={appearance} />
      <VisuallyHidden>{t('menu.avatar')}</VisuallyHidden>
      {title && <span className={styles.title}>{title}</span>}
    </Link>
  )
}
