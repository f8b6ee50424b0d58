import { http } from '#functions/platform/http/http.ts'
import { listTitles } from '#shared/achievements/routes.ts'
import { TITLES } from '#shared/achievements/titles.ts'
import { readRecord } from './record-store.ts'
import { inStep } from './rules/counts.ts'
import { titlesOf } from './rules/titles.ts'
import { readEquipped, readTitles } from './titles-store.ts'

export const handler = http(listTitles, async ({ actor: { personId } }) => {
  const [{ counts }, titles, { titleId }] = await Promise.all([
    readRecord(personId),
    readTitles(personId),
    readEquipped(personId),
  ])
  const unlocked = new Map(titles.map(title => [title.titleId, title.unlockedAt]))
  return { titles: [...titlesOf(TITLES, { unlocked, equipped: titleId })], counts: inStep(counts) }
})
