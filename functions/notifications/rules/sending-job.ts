import * as z from 'zod/mini'
import { stored } from '#functions/platform/store/stored.ts'
import { PlaceStanding } from '#shared/kernel/place.ts'
import { SENDERS } from '#shared/kernel/sender.ts'
import { isOver, type OpenSending, Sending } from '#shared/notifications/sending.ts'

/** How far a pass through the addresses has come. */
const Cursor = z.object({
  /** Of the place's stretches. */
  stretch: z.int(),
  /** After which address. */
  after: z.optional(z.record(z.string(), z.unknown())),
  /** The object that holds the families who were met so far. */
  seen: z.optional(z.string()),
})
export type Cursor = z.output<typeof Cursor>

/** A sending as it is stored. */
export const SendingJob = stored(Sending, {
  sentBy: z.string(),
  /** As what. */
  sender: z.enum(SENDERS),
  where: PlaceStanding,
  /** The id of the notification that each is given: it sorts by when it was sent. */
  noticeId: z.optional(z.string()),
  /** When it began to go, or last went on: what arrives from then on arrived then, however often it is written. */
  wentOnAt: z.optional(z.string()),
  /** Of the deed that began it. */
  trace: z.string(),
  cursor: Cursor,
  /** How often its cursor was moved. */
  turn: z.int(),
  /** When whoever looks after it does, should it stand still. */
  dueAt: z.string(),
})
export type SendingJob = z.output<typeof SendingJob>

/** What a sending counts. */
export const TALLIES = ['people', 'unwilling', 'sent', 'skipped', 'failed'] as const
export type Tally = Readonly<Record<(typeof TALLIES)[number], number>>
export const NOTHING: Tally = { people: 0, unwilling: 0, sent: 0, skipped: 0, failed: 0 }

const START: Cursor = { stretch: 0 }

/** A turn works some seconds, and waits its time in a queue: one that was not noted for so long stands still. */
const STUCK_MS = 120_000
export const stuckAt = (at: string): string => new Date(Date.parse(at) + STUCK_MS).toISOString()

interface Opening extends Pick<SendingJob, 'sendingId' | 'sentBy' | 'sender' | 'where' | 'trace'> {
  readonly at: string
}

export const newSending = ({ at, ...known }: Opening, { to, text, priority }: OpenSending): SendingJob => ({
  ...known,
  place: known.where.place,
  to,
  text,
  priority,
  state: 'counting',
  openedAt: at,
  ...NOTHING,
  cursor: START,
  turn: 0,
  dueAt: stuckAt(at),
  version: 0,
})

/** Whether its turns go on by themselves. */
export const goesOn = ({ state }: Pick<Sending, 'state'>): boolean =>
  state === 'counting' || state === 'sending'

/** What was counted begins to go. */
export const started = (
  job: SendingJob,
  { noticeId, trace, at }: { noticeId: string; trace: string; at: string },
): SendingJob => ({
  ...job,
  state: 'sending',
  startedAt: at,
  wentOnAt: at,
  noticeId,
  trace,
  cursor: START,
  turn: job.turn + 1,
  dueAt: stuckAt(at),
})

/** What a touch of its sender makes of it; undefined where it changes nothing. */
export const moved: Readonly<
  Record<'pause' | 'resume' | 'cancel', (job: SendingJob, at: string) => SendingJob | undefined>
> = {
  pause: job => (job.state === 'sending' ? { ...job, state: 'paused' } : undefined),
  resume: (job, at) =>
    job.state === 'paused' ? { ...job, state: 'sending', wentOnAt: at, dueAt: stuckAt(at) } : undefined,
  cancel: (job, at) => (isOver(job) ? undefined : { ...job, state: 'cancelled', finishedAt: at }),
}

/** What a stretch of work came to. */
export interface Progress {
  readonly cursor: Cursor
  readonly tally: Tally
  /** Nothing is left. */
  readonly isThrough: boolean
}

/**
 * A job as it is stored by now, with what was worked off since a turn: what its sender did meanwhile holds. Undefined
 * where another did that work.
 */
export function advanced(
  job: SendingJob,
  turn: number,
  { cursor, tally, isThrough }: Progress,
  at: string,
): SendingJob | undefined {
  if (job.turn !== turn) return undefined
  const tallies = Object.fromEntries(TALLIES.map(name => [name, job[name] + tally[name]])) as Tally
  const next = { ...job, ...tallies, cursor, turn: turn + 1, dueAt: stuckAt(at) }
  if (!isThrough || job.state === 'cancelled') return next
  return job.state === 'counting' ? { ...next, state: 'counted' } : { ...next, state: 'sent', finishedAt: at }
}
