import * as z from 'zod/mini'
import { expiry } from '#functions/platform/clock.ts'
import { tell } from '#functions/platform/events/tell.ts'
import { NUMBER_DAYS } from '#functions/platform/retention.ts'
import { getRow, queryIndex } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import {
  commit,
  type Emission,
  emit,
  putNew,
  putVersion,
  type Write,
} from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import { partsOf } from '#shared/kernel/place.ts'
import { sendingAdvanced, sendingAudited } from '#shared/notifications/events.ts'
import { Missed, Sending } from '#shared/notifications/sending.ts'
import { sendingMoved } from '#shared/notifications/sending-live.ts'
import { goesOn, SendingJob } from './rules/sending-job.ts'
import { notificationsTable } from './table.ts'

/** Longer than the notifications that read their words here. */
const RETENTION_DAYS = 120

const sendingKey = (sendingId: string) => key(notificationsTable, 'sending', { sendingId })

export const readSending = (sendingId: string): Promise<SendingJob | undefined> =>
  getRow(SendingJob, sendingKey(sendingId))

/** A sending at its next version: told to its sender's pages, and found by whoever looks after it while it goes on. */
function rowOf(job: SendingJob) {
  return {
    ...sendingKey(job.sendingId),
    ...job,
    ...(goesOn(job) && { open: 'OPEN' }),
    version: job.version + 1,
    ...tell(job.sentBy, sendingMoved),
    expiresAt: expiry(job.openedAt, RETENTION_DAYS),
  }
}

export const putNewSending = (job: SendingJob): Write => putNew(rowOf(job))
export const putSending = (job: SendingJob): Write => putVersion(rowOf(job), job.version)

/** Writes what became of a sending that was read; gives it at its new version, undefined where another was first. */
export async function moveSending(
  job: SendingJob,
  emits: readonly Emission[] = [],
): Promise<SendingJob | undefined> {
  const failed = await commit({ writes: { sending: putSending(job) }, emits })
  return failed.size === 0 ? { ...job, version: job.version + 1 } : undefined
}

/** What makes a sending go on. */
export const advance = ({ sendingId }: Pick<SendingJob, 'sendingId'>, at: string): Emission =>
  emit(sendingAdvanced, { sendingId }, at)

/** For the audit. */
export function audited(
  deed: 'sendingStarted' | 'sendingCancelled',
  { sendingId, sentBy, where: { place, schoolId, region } }: SendingJob,
  at: string,
): Emission {
  const { kind, id } = partsOf(place)
  const groupId = kind === 'group' ? id : undefined
  return emit(sendingAudited, { deed, actorId: sentBy, subjectId: sendingId, schoolId, region, groupId }, at)
}

const Shown = stored(Sending)

/** As its sender sees it. */
export const shown = (job: SendingJob): Sending => Shown.parse(job)

/** The same, of one that is being written. */
export const shownOnce = (job: SendingJob): Sending => ({ ...shown(job), version: job.version + 1 })

const LIST_LIMIT = 20

/** Newest first. */
export async function listOwn(sentBy: string): Promise<Sending[]> {
  const { rows } = await queryIndex(Shown, {
    index: { name: 'sentBy', ...notificationsTable.indexes.sentBy },
    of: sentBy,
    limit: LIST_LIMIT,
    newestFirst: true,
  })
  return [...rows]
}

const openIndex = { name: 'open', ...notificationsTable.indexes.open }

/** Those that stand still, longest first. */
export async function dueSendings(at: string): Promise<readonly SendingJob[]> {
  const { rows } = await queryIndex(SendingJob, { index: openIndex, of: 'OPEN', limit: 100 })
  return rows.filter(({ dueAt }) => dueAt <= at)
}

const Begun = z.object({ version: z.int() })
const begunKey = (personId: string, day: string) => key(notificationsTable, 'begun', { personId, day })

/** How many messages to many somebody sent on this day, of whatever kind. */
export const readBegun = async (personId: string, day: string): Promise<number> =>
  (await getRow(Begun, begunKey(personId, day)))?.version ?? 0

/** The row's version is how many they sent. */
export const putBegun = (personId: string, day: string, before: number, at: string): Write =>
  putVersion({ ...begunKey(personId, day), version: before + 1, expiresAt: expiry(at, NUMBER_DAYS) }, before)

const missedKey = (personId: string, sendingId: string) =>
  key(notificationsTable, 'missed', { personId, sendingId })

/** That a sending did not reach somebody. */
export const missedRow = ({ sendingId, openedAt }: SendingJob, missed: Missed) => ({
  ...missedKey(missed.personId, sendingId),
  ...missed,
  missedIn: sendingId,
  expiresAt: expiry(openedAt, RETENTION_DAYS),
})

const StoredMissed = stored(Missed)

export const readMissed = (personId: string, sendingId: string): Promise<Missed | undefined> =>
  getRow(StoredMissed, missedKey(personId, sendingId))

const MISSED_LIMIT = 100

export async function listMissed(sendingId: string): Promise<Missed[]> {
  const { rows } = await queryIndex(StoredMissed, {
    index: { name: 'missed', ...notificationsTable.indexes.missed },
    of: sendingId,
    limit: MISSED_LIMIT,
  })
  return [...rows]
}

/** Of a sending: that somebody who was missed was reached after all, with so many who were told by that. Fails where it is so already. */
export const reachedAfterAll = (
  sendingId: string,
  personId: string,
  told: number,
  skipped: number,
): Readonly<Record<'missed' | 'sending', Write>> => ({
  missed: { row: missedKey(personId, sendingId), condition: 'attribute_exists(pk)', deletes: true },
  sending: {
    row: sendingKey(sendingId),
    update:
      'SET sent = sent + :told, skipped = skipped + :skipped, failed = failed - :one, version = version + :one',
    condition: 'failed >= :one',
    values: { ':told': told, ':skipped': skipped, ':one': 1 },
  },
})
