import type { Told } from '#functions/platform/events/subscriber.ts'
import { workDueTomorrow } from '#shared/assignments/events.ts'
import type { Occasion } from '#shared/automations/occasions.ts'
import { levelReached } from '#shared/experience/events.ts'
import type { EventBody, EventSpec } from '#shared/kernel/event.ts'
import { flagEnded, flagRaised } from '#shared/progress/events.ts'

/** Something that happened to children, as rules hear of it. */
export interface Fact {
  readonly occasion: Occasion
  /** The same however often it is told. */
  readonly factId: string
  /** ISO 8601. */
  readonly at: string
  readonly studentIds: readonly string[]
  /** Which of the occasion’s conditions holds. */
  readonly condition?: string | undefined
  /** Of whose group it is; of the child alone where it is no group’s. */
  readonly groupId?: string | undefined
}

type Happened = Pick<Fact, 'studentIds' | 'condition' | 'groupId'>

interface Source {
  readonly event: EventSpec
  readonly read: (body: never) => Happened
}

const from = <E extends EventSpec>(event: E, read: (body: EventBody<E>) => Happened): Source => ({
  event,
  read: read as Source['read'],
})

/** Where each occasion is read from. */
const SOURCES: Readonly<Record<Occasion, Source>> = {
  flagRaised: from(flagRaised, ({ studentId, reason }) => ({
    studentIds: [studentId],
    condition: reason.rule,
  })),
  flagEnded: from(flagEnded, ({ studentId, reason }) => ({
    studentIds: [studentId],
    condition: reason.rule,
  })),
  workDue: from(workDueTomorrow, ({ studentIds, groupId }) => ({ studentIds, groupId })),
  levelReached: from(levelReached, ({ personId }) => ({ studentIds: [personId] })),
}

/** All events that rules hear of. */
export const HEARD: readonly EventSpec[] = Object.values(SOURCES).map(({ event }) => event)

/** What an event says happened; throws for one that is no occasion. */
export function factOf({ event, id, at, body }: Told<EventSpec>): Fact {
  for (const [occasion, source] of Object.entries(SOURCES))
    if (source.event.name === event.name)
      return { occasion: occasion as Occasion, factId: id, at, ...source.read(body as never) }
  throw new Error(`'${event.name}' is no occasion`)
}
