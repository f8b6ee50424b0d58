import { http } from '#functions/platform/http/http.ts'
import { listBadges } from '#shared/achievements/routes.ts'
import { readRecord } from './record-store.ts'
import { inStep } from './rules/counts.ts'
import { readBadges } from './titles-store.ts'

export const handler = http(listBadges, async ({ actor: { personId } }) => {
  const [{ counts }, badges] = await Promise.all([readRecord(personId), readBadges(personId)])
  return {
    badges: badges.toSorted((a, b) => b.earnedAt.localeCompare(a.earnedAt)),
    counts: inStep(counts),
  }
})
