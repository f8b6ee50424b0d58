import { http } from '#functions/platform/http/http.ts'
import { getRuleWords } from '#shared/automations/routes.ts'
import { readRule } from './rule-store.ts'
import { whoTold } from './told-store.ts'

/** Of whoever made it; of a child that it told of, and of those who are the child’s family now. */
export const handler = http(
  getRuleWords,
  async ({ actor: { personId }, standing, path: { ruleId }, refuse }) => {
    const own = (await readRule(personId, ruleId))?.own
    if (own) return { own }
    for (const studentId of [personId, ...(standing?.childIds ?? [])]) {
      const madeBy = await whoTold(ruleId, studentId)
      const said = madeBy && (await readRule(madeBy, ruleId))?.own
      if (said) return { own: said }
    }
    return refuse('kernel.notFound')
  },
)
