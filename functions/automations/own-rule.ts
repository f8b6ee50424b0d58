import { readRule } from './rule-store.ts'
import type { StoredRule } from './rules/rule.ts'

interface Asking {
  readonly actor: { readonly personId: string }
  readonly path: { readonly ruleId: string }
  readonly refuse: (code: 'kernel.notFound') => never
}

/** The rule that a path names, of whoever asks; another’s, or one that has ended, is not there. */
export async function ownRule({ actor, path, refuse }: Asking): Promise<StoredRule> {
  const rule = await readRule(actor.personId, path.ruleId)
  return rule && !rule.endedAt ? rule : refuse('kernel.notFound')
}
