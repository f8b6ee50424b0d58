import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { startAudioJob } from '#shared/audio/routes.ts'
import type { AudioJob, AudioTally, SpeechSet } from '#shared/audio/schema.ts'
import type { Grade, Language } from '#shared/kernel/school.ts'
import { useRouteForm } from '#web/lib/use-route-form.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import styles from './audio.module.css'
import { GradeTable } from './grade-table.tsx'
import { rowsOf, sumOf, toggled } from './selection.ts'
import { isOpen } from './use-audio.ts'
import { useMoney } from './use-money.ts'

interface AskAudioProps {
  readonly language: Language
  /** What can be asked for here. */
  readonly sets: readonly SpeechSet[]
  readonly tallies: readonly AudioTally[]
  readonly job: AudioJob | undefined
}

interface Chosen {
  readonly sets: readonly SpeechSet[]
  readonly grades: readonly Grade[]
}

/** Which sets and grades shall be said, with what that costs. */
export function AskAudio({ language, sets, tallies, job }: AskAudioProps) {
  const { t } = useTranslation('audio')
  const money = useMoney()
  const sumOfChosen = (chosen: Chosen) =>
    sumOf(rowsOf(tallies, chosen.sets).filter(({ grade }) => chosen.grades.includes(grade)))
  const defaults: Chosen = { sets, grades: [] }
  const form = useRouteForm(startAudioJob, {
    defaults,
    // Where nothing is lacking nothing is chosen.
    toBody: chosen => ({ ...chosen, language, grades: lacks(sumOfChosen(chosen)) > 0 ? chosen.grades : [] }),
    words: { grades: t('chooseGrades') },
    args: body => ({ body }),
  })
  const chosenSets = form.bound('sets')
  const grades = form.bound('grades')
  const sum = sumOfChosen({ sets: chosenSets.value, grades: grades.value })
  return (
    <Form
      {...form.form}
      problem={form.errorOf('grades') ?? form.form.problem}
      isPending={isOpen(job)}
      aria-label={t('ask')}
      onKeyDown={keepEnterOfBoxes}
    >
      {sets.length > 1 && (
        <fieldset className={styles.sets}>
          <legend>{t('which')}</legend>
          {sets.map((set, n) => (
            <Checkbox
              key={set}
              label={t(`sets.${set}`)}
              checked={chosenSets.value.includes(set)}
              onChange={() => chosenSets.set(toggled(chosenSets.value, set))}
              error={n === 0 ? form.errorOf('sets') : undefined}
            />
          ))}
        </fieldset>
      )}
      <GradeTable
        label={t(`languages.${language}`)}
        rows={rowsOf(tallies, chosenSets.value)}
        chosen={grades.value}
        onChoose={grades.set}
      />
      <div>
        <Submit>{t('start', { count: lacks(sum), cost: money.cost(sum.missing) })}</Submit>
      </div>
    </Form>
  )
}

/** Enter on a box would send the form, and what is made is paid for. */
const keepEnterOfBoxes = (event: KeyboardEvent) => {
  const { target, key } = event
  if (key === 'Enter' && target instanceof HTMLInputElement) event.preventDefault()
}

const lacks = ({ total, made }: { readonly total: number; readonly made: number }) => total - made
