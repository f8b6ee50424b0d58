import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SchoolCalendar } from '#shared/schools/calendar.ts'
import { getCalendar, withdrawDay } from '#shared/schools/routes.ts'
import { Read } from '#web/i18n/read.tsx'
import { useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { ReadState } from '#web/ui/read-state.tsx'
import staff from '#web/ui/staff.module.css'
import styles from './calendar-screen.module.css'
import { DeclareDayForm } from './declare-day-form.tsx'
import { SchoolHoursForm } from './school-hours-form.tsx'
import { useDayName } from './use-day-name.ts'

/** The days that are none of school, and the hours of those that are: the department keeps them, directors read them. */
export function Component() {
  const { t } = useTranslation(['schools', 'shell'])
  const session = useSession()
  const keeps = session.status === 'signedIn' && session.person.roles.includes('admin')
  return (
    <div className={staff.screen}>
      <PageHead
        title={t('shell:titles.schoolCalendar')}
        intro={keeps ? t('calendar.text') : `${t('calendar.text')} ${t('calendar.readOnly')}`}
      />
      <Read of={useRead(getCalendar, {})} place="320px">
        {calendar => (
          <>
            {keeps && <DeclareDayForm />}
            <Declared calendar={calendar} keeps={keeps} />
            <SchoolHoursForm key={JSON.stringify(calendar.hours)} hours={calendar.hours} keeps={keeps} />
          </>
        )}
      </Read>
    </div>
  )
}

interface Part {
  readonly calendar: SchoolCalendar
  readonly keeps: boolean
}

function Declared({ calendar: { declared }, keeps }: Part) {
  const { t } = useTranslation('schools')
  const nameOf = useDayName()
  const [asked, setAsked] = useState<string>()
  const withdraw = useAction(withdrawDay, { done: () => ({ title: t('calendar.withdrawn') }) })
  return (
    <section aria-labelledby="declared">
      <h2 id="declared">{t('calendar.list')}</h2>
      {declared.length === 0 && <ReadState state="empty" text={t('calendar.none')} />}
      <ul className={styles.days}>
        {declared.toReversed().map(({ day, reason }) => (
          <li key={day}>
            <span>
              <time dateTime={day}>{nameOf(day)}</time>
              <small>{t(`calendar.reasons.${reason}`)}</small>
            </span>
            {keeps && (
              <Button
                tone="quiet"
                aria-label={t('calendar.withdrawNamed', { day: nameOf(day) })}
                onClick={() => setAsked(day)}
              >
                {t('calendar.withdraw')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title={t('calendar.askWithdraw', { day: asked ? nameOf(asked) : '' })}
        text={t('calendar.withdrawEffect')}
        confirmLabel={t('calendar.withdraw')}
        cancelLabel={t('calendar.cancel')}
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={async () => {
          if (asked) await withdraw.run({ path: { day: asked } })
        }}
      />
    </section>
  )
}
