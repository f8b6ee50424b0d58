import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isWeekday } from '#shared/kernel/school-day.ts'
import { DAY_REASONS, type DayReason, type SchoolCalendar } from '#shared/schools/calendar.ts'
import { declareDay, getCalendar, setSchoolHours, withdrawDay } from '#shared/schools/routes.ts'
import { Read } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import staff from '#web/ui/staff.module.css'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './calendar-screen.module.css'

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
            {keeps && <Declare />}
            <Declared calendar={calendar} keeps={keeps} />
            <Hours key={JSON.stringify(calendar.hours)} calendar={calendar} keeps={keeps} />
          </>
        )}
      </Read>
    </div>
  )
}

/** A school day in full: `viernes, 27 de noviembre de 2026`. */
function useDayName(): (day: string) => string {
  const language = useLanguage()
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' })
  return day => format.format(new Date(day))
}

function Declare() {
  const { t } = useTranslation('schools')
  const nameOf = useDayName()
  const [day, setDay] = useState('')
  const [reason, setReason] = useState<DayReason>('holiday')
  const declare = useAction(declareDay, {
    done: declared => {
      setDay('')
      return { title: t('calendar.declared'), text: t('calendar.effect', { day: nameOf(declared.day) }) }
    },
  })
  return (
    <Card asChild>
      <form
        className={styles.form}
        aria-label={t('calendar.add')}
        onSubmit={event => {
          event.preventDefault()
          if (day) void declare.run({ path: { day }, body: { reason } })
        }}
      >
        <TextField
          type="date"
          label={t('calendar.day')}
          value={day}
          required
          onChange={({ target }) => setDay(target.value)}
        />
        <SelectField
          label={t('calendar.reason')}
          value={reason}
          onChange={({ target }) => setReason(DAY_REASONS.find(one => one === target.value) ?? 'other')}
        >
          {DAY_REASONS.map(one => (
            <option key={one} value={one}>
              {t(`calendar.reasons.${one}`)}
            </option>
          ))}
        </SelectField>
        <Button type="submit">{t('calendar.declare')}</Button>
        {day && (
          <p className={styles.effect}>
            {t('calendar.effect', { day: nameOf(day) })} {!isWeekday(day) && t('calendar.weekend')}
          </p>
        )}
      </form>
    </Card>
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
      {declared.length === 0 && <p>{t('calendar.none')}</p>}
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

function Hours({ calendar: { hours }, keeps }: Part) {
  const { t } = useTranslation('schools')
  const [{ from, until }, setHours] = useState(hours)
  const save = useAction(setSchoolHours, { done: () => ({ title: t('calendar.hoursSaved') }) })
  return (
    <Card asChild>
      <form
        className={styles.form}
        aria-label={t('calendar.hours')}
        onSubmit={event => {
          event.preventDefault()
          void save.run({ body: { from, until } })
        }}
      >
        <TextField
          type="time"
          label={`${t('calendar.hours')}: ${t('calendar.from')}`}
          value={from}
          disabled={!keeps}
          onChange={({ target }) => setHours({ from: target.value, until })}
        />
        <TextField
          type="time"
          label={t('calendar.until')}
          value={until}
          disabled={!keeps}
          onChange={({ target }) => setHours({ from, until: target.value })}
        />
        {keeps && (
          <Button type="submit" tone="quiet" disabled={from >= until}>
            {t('calendar.save')}
          </Button>
        )}
      </form>
    </Card>
  )
}
