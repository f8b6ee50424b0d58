import { useTranslation } from 'react-i18next'
import type { SchoolHours } from '#shared/schools/calendar.ts'
import { setSchoolHours } from '#shared/schools/routes.ts'
import { useRouteForm } from '#web/lib/use-route-form.ts'
import { Card } from '#web/ui/card.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './calendar-screen.module.css'

/** The hours of a school day; who does not keep them reads them. */
export function SchoolHoursForm({ hours, keeps }: { readonly hours: SchoolHours; readonly keeps: boolean }) {
  const { t } = useTranslation('schools')
  const form = useRouteForm(setSchoolHours, {
    defaults: hours,
    words: { until: t('calendar.untilLater') },
    args: body => ({ body }),
    done: () => ({ title: t('calendar.hoursSaved') }),
  })
  return (
    <Card asChild>
      <Form className={styles.form} aria-label={t('calendar.hours')} {...form.form}>
        <TextField
          type="time"
          label={`${t('calendar.hours')}: ${t('calendar.from')}`}
          {...form.field('from')}
          disabled={!keeps}
        />
        <TextField type="time" label={t('calendar.until')} {...form.field('until')} disabled={!keeps} />
        {keeps && <Submit tone="quiet">{t('calendar.save')}</Submit>}
      </Form>
    </Card>
  )
}
