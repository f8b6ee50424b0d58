import { command } from '#functions/platform/http/command.ts'
import { emit, putNew } from '#functions/platform/store/transaction.ts'
import { gained } from '#shared/achievements/events.ts'
import { unlockTitle } from '#shared/achievements/routes.ts'
import { titleOf } from '#shared/achievements/titles.ts'
import { readRecord, titleRow, toldGain } from './record-store.ts'
import { inStep } from './rules/counts.ts'
import { titleWith } from './rules/titles.ts'
import { isReached } from './rules/unlocks.ts'
import { hasTitle } from './titles-store.ts'

export const handler = command(unlockTitle, async ({ actor: { personId }, path, at, refuse, commit }) => {
  const definition = titleOf(path.titleId)
  if (!definition?.isActive) return refuse('achievements.unknownTitle')
  const { titleId } = definition
  if (await hasTitle(personId, titleId)) return refuse('achievements.alreadyUnlocked')
  const { counts } = await readRecord(personId)
  if (!isReached(definition.requires, inStep(counts))) return refuse('achievements.notReached')
  const reply = titleWith(definition, at)
  const gain = { titles: [titleId], badges: [], challenges: [] }
  const failed = await commit({
    reply,
    writes: { title: putNew({ ...titleRow(personId, titleId, at), ...toldGain(personId, gain) }) },
    emits: [emit(gained, { personId, ...gain }, at)],
  })
  return failed.size === 0 ? reply : refuse('achievements.alreadyUnlocked')
})
