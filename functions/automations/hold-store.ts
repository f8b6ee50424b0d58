import * as z from 'zod/mini'
import { getRows, type RowKey } from '#functions/platform/store/rows.ts'
import { commit, emit, putNew, type Write } from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import { ruleAudited } from '#shared/automations/events.ts'
import type { Place, PlaceStanding } from '#shared/kernel/place.ts'
import { automationsTable } from './table.ts'

const Held = z.object({ by: z.string() })
const ownKey = (personId: string) => key(automationsTable, 'held', { personId })
const placeKey = (place: Place) => key(automationsTable, 'placeHeld', { place })

/** Whether somebody holds all of their own rules, and which of some places are held. */
export async function readHolds(
  personId: string,
  places: readonly Place[],
): Promise<{ readonly isHeld: boolean; readonly held: readonly Place[] }> {
  const [own, ...held] = await getRows(Held, [ownKey(personId), ...places.map(placeKey)])
  return { isHeld: own !== undefined, held: places.filter((_, i) => held[i] !== undefined) }
}

interface Holding {
  readonly actorId: string
  readonly isHeld: boolean
  readonly at: string
}

/** Holds all rules of whoever asks, or lets them go on. Where it is so already, nothing is told. */
export const holdOwn = (holding: Holding): Promise<void> =>
  hold(ownKey(holding.actorId), holding.actorId, {}, holding)

/** The same with everybody’s in a place. */
export const holdAll = (where: PlaceStanding, holding: Holding): Promise<void> =>
  hold(placeKey(where.place), where.place, { schoolId: where.schoolId, region: where.region }, holding)

async function hold(
  row: RowKey,
  subjectId: string,
  where: Pick<PlaceStanding, 'schoolId' | 'region'>,
  { actorId, isHeld, at }: Holding,
): Promise<void> {
  const held: Write = isHeld
    ? putNew({ ...row, by: actorId, at })
    : { row, condition: 'attribute_exists(pk)', deletes: true }
  const deed = isHeld ? 'rulesHeld' : 'rulesReleased'
  await commit({
    writes: { held },
    emits: [emit(ruleAudited, { deed, actorId, subjectId, ...where }, at)],
  })
}
