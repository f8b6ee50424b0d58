import { useTranslation } from 'react-i18next'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

interface DoneProps {
  readonly done: number
  readonly total: number
}

/** How much of a unit is lit. */
export function Done({ done, total }: DoneProps) {
  const { t } = useTranslation('lessons')
  const said = t('done', { count: done, total })
  return (
    <>
      <ProgressBar label={t('progress')} value={done / total} said={said} tone="gold" />
      <p>{said}</p>
    </>
  )
}
