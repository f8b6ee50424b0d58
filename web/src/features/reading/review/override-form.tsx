import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReplyOf } from '#shared/kernel/route.ts'
import type { Language } from '#shared/kernel/school.ts'
import { getStudentProgress } from '#shared/progress/routes.ts'
import { OVERRIDE_REASONS, type Override } from '#shared/reading/override.ts'
import { overrideWord } from '#shared/reading/routes.ts'
import { Outcome, type ScoredWord } from '#shared/reading/schema.ts'
import type { PlacedWord } from '#web/features/reading/read/passage.ts'
import { useRefusalWords } from '#web/i18n/refusal-words.ts'
import { useCommand } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import staff from '#web/ui/staff.module.css'
import styles from './reading-in-detail.module.css'

interface OverrideFormProps {
  readonly path: { readonly studentId: string; readonly finishedAt: string; readonly readingId: string }
  readonly word: PlacedWord
  /** As the engine scored it. */
  readonly scored: ScoredWord | undefined
  readonly override: Override | undefined
  readonly language: Language
  readonly mayChange: boolean
  readonly onChanged: (changed: ReplyOf<typeof overrideWord>) => void
}

/** What became of one word, and for who teaches the child another outcome of it. */
export function OverrideForm(props: OverrideFormProps) {
  const { path, word, scored, override, language, mayChange, onChanged } = props
  const { t } = useTranslation('reading')
  const words = useRefusalWords()
  const client = useQueryClient()
  const change = useCommand(overrideWord)
  const now = override?.outcome ?? scored?.outcome ?? 'notReached'
  const [outcome, setOutcome] = useState<Outcome>(now)
  const [reason, setReason] = useState('')
  const [saved, setSaved] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.scrollIntoView({ block: 'nearest' }), [])

  const chosenReason = OVERRIDE_REASONS.find(one => one === reason)
  const save = async () => {
    if (!chosenReason) return
    const body = { word: word.index, outcome, reason: chosenReason }
    // What went wrong stands in `change.refusal`.
    const changed = await change.run({ path, body }).catch(() => undefined)
    if (!changed) return
    setSaved(true)
    setReason('')
    onChanged(changed)
    void client.invalidateQueries({ queryKey: [getStudentProgress.name] })
  }
  const named = (of: Outcome) => t(`past.outcomes.${of}`)
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <h3 lang={language}>{word.word}</h3>
      <p>
        {t('past.engine', { outcome: named(scored?.outcome ?? 'notReached') })}{' '}
        {scored?.heard && scored.outcome !== 'correct' && t('past.heard', { heard: scored.heard })}
        {override && (
          <>
            <br />
            {t('past.teacher', {
              outcome: named(override.outcome),
              reason: t(`past.reasons.${override.reason}`),
            })}
          </>
        )}
      </p>
      {mayChange && (
        <>
          <div className={styles.fields}>
            <SelectField
              label={t('past.outcome')}
              value={outcome}
              onChange={({ target }) => {
                setOutcome(Outcome.parse(target.value))
                setSaved(false)
              }}
            >
              {Outcome.options.map(option => (
                <option key={option} value={option}>
                  {named(option)}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={t('past.reason')}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            >
              <option value="">{t('past.pickReason')}</option>
              {OVERRIDE_REASONS.map(option => (
                <option key={option} value={option}>
                  {t(`past.reasons.${option}`)}
                </option>
              ))}
            </SelectField>
          </div>
          <Button type="submit" disabled={outcome === now || !chosenReason || change.isPending}>
            {t('past.save')}
          </Button>
          <p className={staff.soft}>{t('past.notAlone')}</p>
        </>
      )}
      <p role="status">
        {saved && t('past.saved', { word: word.word })}
        {change.refusal && words(change.refusal)}
      </p>
    </form>
  )
}
