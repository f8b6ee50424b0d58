import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, type SchoolDay } from '#shared/kernel/school-day.ts'
import {
  DUE_DAYS,
  MOST_DUE_DAYS,
  MOST_TIMES,
  type RecommendedKind,
  timesOf,
} from '#shared/progress/recommendations.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './recommendations.module.css'

const TIMES = Array.from({ length: MOST_TIMES }, (_, before) => before + 1)

/** By when, and how often: as recommended, until somebody says otherwise. */
export function useWish(kind: RecommendedKind, today: SchoolDay) {
  const { t } = useTranslation('recommendations')
  const usual = addDays(today, DUE_DAYS)
  const [dueOn, setDue] = useState(usual)
  const [times, setTimes] = useState(timesOf(kind))
  const fields = (
    <details className={styles.wish}>
      <summary>{t('wish.change')}</summary>
      <div>
        <TextField
          label={t('wish.dueOn')}
          type="date"
          required
          min={today}
          max={addDays(today, MOST_DUE_DAYS)}
          value={dueOn}
          onChange={({ target }) => setDue(target.value)}
        />
        <SelectField
          label={t('wish.times')}
          value={times}
          onChange={({ target }) => setTimes(Number(target.value))}
        >
          {TIMES.map(times => (
            <option key={times}>{times}</option>
          ))}
        </SelectField>
      </div>
    </details>
  )
  // A field that was emptied wishes nothing.
  return { fields, wish: { dueOn: dueOn || usual, times } }
}
