import { command } from '#functions/platform/http/command.ts'
import { emit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { standingAfter } from '#shared/progress/placed.ts'
import { placementFinished } from '#shared/reading/events.ts'
import { finishPlacement } from '#shared/reading/placement-routes.ts'
import { levelFound, readStart } from './library-store.ts'
import { keepPlacing, readPlacement } from './placement-store.ts'
import { readPolicies } from './policy-store.ts'
import { afterReading, factsOf, refusalOf } from './rules/placement.ts'
import { readPlacementSet } from './text-store.ts'

/** Scored here from what was heard, which is then forgotten: only numbers are kept. */
export const handler = command(finishPlacement, async ({ actor, body, at, refuse, commit }) => {
  const set = await readPlacementSet(body.setHash)
  if (!set) return refuse('reading.unknownPlacement')
  const studentId = actor.personId
  const { language } = set
  const { policy } = await readPolicies(studentId)
  const probes = factsOf(set, body.probes, { policy, day: schoolDay(at) })
  if (!probes) return refuse('reading.notOfThisPlacement')
  if (probes.length === 0) return refuse('reading.nothingOfPlacement')

  return retryOnConflict(async () => {
    const [{ placement, version }, start] = await Promise.all([
      readPlacement(studentId, language),
      readStart(studentId, language),
    ])
    const refusal = refusalOf(placement, body.asking)
    if (refusal) return refuse(refusal)
    const { from } = start
    const { grade } = standingAfter({ from, probes })
    const after = afterReading(placement, body.asking, at, grade)
    const reply = { language, placement: after }
    const failed = await commit({
      reply,
      writes: {
        placing: keepPlacing(studentId, language, after, version),
        level: levelFound(studentId, language, start, grade, at),
      },
      emits: [
        emit(
          placementFinished,
          { studentId, language, asking: body.asking, from, grade, probes: [...probes] },
          at,
        ),
      ],
    })
    return failed.size === 0 ? reply : undefined
  })
})
