import { http } from '#functions/platform/http/http.ts'
import { listRules } from '#shared/automations/routes.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { readHolds } from './hold-store.ts'
import { readRules, shown } from './rule-store.ts'
import { heldBy, holdsAll } from './rules/rule.ts'
import { readTellings } from './told-store.ts'

export const handler = http(listRules, async ({ actor: { personId }, standing, at }) => {
  const rules = await readRules(personId)
  const mayHold = standing ? holdsAll(standing) : null
  const places = new Set([...rules.flatMap(({ where }) => heldBy(where)), ...(mayHold ? [mayHold] : [])])
  const [holds, toldToday] = await Promise.all([
    readHolds(personId, [...places]),
    readTellings(personId, schoolDay(at)),
  ])
  const listed = rules.map(rule => ({
    ...shown(rule),
    isHeld: holds.isHeld || heldBy(rule.where).some(place => holds.held.includes(place)),
  }))
  return { rules: listed, isHeld: holds.isHeld, held: [...holds.held], mayHold, toldToday }
})
