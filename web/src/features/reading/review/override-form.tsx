import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReplyOf } from '#shared/kernel/route.ts'
import type { Language } from '#shared/kernel/school.ts'
import { OVERRIDE_REASONS, type Override } from '#shared/reading/override.ts'
import { overrideWord } from '#shared/reading/routes.ts'
import { Outcome, type ScoredWord } from '#shared/reading/schema.ts'
import type { PlacedWord } from '#web/features/reading/read/passage.ts'
import { UNDO_MS, useAction } from '#web/lib/use-action.ts'
import { useRouteForm } from '#web/lib/use-route-form.ts'
import { Form, Submit } from '#web/ui/form.tsx'
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
  const { word, scored, override, language, mayChange } = props
  const { t } = useTranslation('reading')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [])
  const named = (of: Outcome) => t(`past.outcomes.${of}`)
  return (
    <div ref={place} className={styles.form}>
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
      {mayChange && <Change {...props} />}
    </div>
  )
}

function Change({ path, word, scored, override, onChanged }: OverrideFormProps) {
  const { t } = useTranslation('reading')
  const { t: shell } = useTranslation()
  const now = override?.outcome ?? scored?.outcome ?? 'notReached'
  const changeBack = useAction(overrideWord, {
    done: changed => {
      onChanged(changed)
      return { title: shell('undone') }
    },
  })
  const form = useRouteForm(overrideWord, {
    defaults: { outcome: now, reason: '' },
    // What it is already is no change.
    toBody: ({ outcome, reason }) => ({
      word: word.index,
      outcome: outcome === now ? undefined : outcome,
      reason,
    }),
    words: { outcome: t('past.pickOutcome') },
    args: body => ({ path, body }),
    done: (changed, body) => {
      onChanged(changed)
      const before = { ...body, outcome: now, reason: override?.reason ?? body.reason }
      return {
        title: t('past.saved', { word: word.word }),
        duration: UNDO_MS,
        action: { label: shell('undo'), run: () => void changeBack.run({ path, body: before }) },
      }
    },
  })
  return (
    <Form {...form.form}>
      <div className={styles.fields}>
        <SelectField label={t('past.outcome')} {...form.field('outcome')}>
          {Outcome.options.map(option => (
            <option key={option} value={option}>
              {t(`past.outcomes.${option}`)}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('past.reason')} {...form.field('reason')}>
          <option value="">{t('past.pickReason')}</option>
          {OVERRIDE_REASONS.map(option => (
            <option key={option} value={option}>
              {t(`past.reasons.${option}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <div>
        <Submit>{t('past.save')}</Submit>
      </div>
      <p className={staff.soft}>{t('past.notAlone')}</p>
    </Form>
  )
}
