import type { Priority } from '#shared/kernel/notice.ts'
import { wordsProblem } from '#shared/kernel/own-words.ts'
import type { OpenSending, SendingText, Template, ToldRole } from '#shared/notifications/sending.ts'

/** A message as it is being written. */
export interface Draft {
  readonly to: readonly ToldRole[]
  readonly words: 'template' | 'own'
  readonly template: Template
  readonly es: string
  readonly en: string
  readonly priority: Priority
}

export const NEW_DRAFT: Draft = {
  to: ['student', 'family'],
  words: 'template',
  template: 'readToday',
  es: '',
  en: '',
  priority: 'normal',
}

const textOf = ({ words, template, es, en }: Draft): SendingText =>
  words === 'template' ? { template } : { own: { es: es.trim(), en: en.trim() } }

/** What is asked of the server; undefined while something is wrong with it. */
export function bodyOf(draft: Draft): OpenSending | undefined {
  const isWrong = draft.words === 'own' && (wordsProblem(draft.es) ?? wordsProblem(draft.en)) !== undefined
  if (isWrong || draft.to.length === 0) return undefined
  return { to: [...draft.to], text: textOf(draft), priority: draft.priority }
}
