import { useTranslation } from 'react-i18next'
import { isWeekday, SchoolDay } from '#shared/kernel/school-day.ts'
import { DAY_REASONS, type DayReason, DeclaredDay } from '#shared/schools/calendar.ts'
import { declareDay } from '#shared/schools/routes.ts'
import { useCommand } from '#web/lib/query.ts'
import { useSchemaForm } from '#web/lib/use-schema-form.ts'
import { Card } from '#web/ui/card.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './calendar-screen.module.css'
import { useDayName } from './use-day-name.ts'

const EMPTY: { readonly day: string; readonly reason: DayReason } = { day: '', reason: 'holiday' }

/** Declares a day that is none of school, and says before what that does. */
export function DeclareDayForm() {
  const { t } = useTranslation('schools')
  const nameOf = useDayName()
  const declare = useCommand(declareDay)
  const form = useSchemaForm(DeclaredDay, {
    defaults: EMPTY,
    words: { day: t('calendar.dayNeeded') },
    send: ({ day, reason }) => declare.run({ path: { day }, body: { reason } }),
    done: ({ day }) => ({
      title: t('calendar.declared'),
      text: t('calendar.effect', { day: nameOf(day) }),
    }),
    resets: true,
  })
  const day = SchoolDay.safeParse(form.bound('day').value).data
  return (
    <Card asChild>
      <Form className={styles.form} aria-label={t('calendar.add')} {...form.form}>
        <TextField type="date" label={t('calendar.day')} {...form.field('day')} />
        <SelectField label={t('calendar.reason')} {...form.field('reason')}>
          {DAY_REASONS.map(one => (
            <option key={one} value={one}>
              {t(`calendar.reasons.${one}`)}
            </option>
          ))}
        </SelectField>
        <Submit>{t('calendar.declare')}</Submit>
        {day && (
          <p className={styles.effect}>
            {t('calendar.effect', { day: nameOf(day) })} {!isWeekday(day) && t('calendar.weekend')}
          </p>
        )}
      </Form>
    </Card>
  )
}
