import type { Outcome } from '#shared/reading/schema.ts'
import type { Mark } from '#web/features/reading/read/passage-view.tsx'

/** How each outcome looks: what dialect says its own way is simply well read. */
export const markOf: Readonly<Record<Outcome, Exclude<Mark, 'plain' | 'current'>>> = {
  correct: 'read',
  dialect: 'read',
  selfCorrected: 'corrected',
  hesitated: 'practise',
  mispronounced: 'practise',
  substituted: 'practise',
  transposed: 'practise',
  omitted: 'skipped',
  notReached: 'notReached',
}

/** Outcomes of which it helps to know what was heard. */
export const WITH_HEARD: readonly Outcome[] = ['mispronounced', 'substituted']
