import * as z from 'zod/mini'
import { expiry } from '#functions/platform/clock.ts'
import { tell } from '#functions/platform/events/tell.ts'
import { DEED_DAYS, NUMBER_DAYS } from '#functions/platform/retention.ts'
import { changeRow, getRow, queryRows, type Row } from '#functions/platform/store/rows.ts'
import { readStudentStanding } from '#functions/platform/store/standings.ts'
import { stored } from '#functions/platform/store/stored.ts'
import type { Write } from '#functions/platform/store/transaction.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { textChanged } from '#shared/generation/live.ts'
import {
  AskText,
  DAILY_ASKS,
  DAILY_LIMIT,
  LIST_LIMIT,
  SCHOOL_DAILY_ASKS,
  StudentText,
} from '#shared/generation/schema.ts'
import { generationTable } from './table.ts'

const StoredText = stored(StudentText, {
  studentId: z.string(),
  sounds: AskText.shape.sounds,
  /** The text's canonical JSON, once it is written. */
  json: z.optional(z.string()),
})
export type StoredText = z.output<typeof StoredText>

const textKey = (studentId: string, textId: string) => key(generationTable, 'text', { studentId, textId })

export const textRow = (text: StoredText): Row => ({
  ...textKey(text.studentId, text.textId),
  ...text,
  expiresAt: expiry(text.askedAt, DEED_DAYS),
})

export const readText = (studentId: string, textId: string): Promise<StoredText | undefined> =>
  getRow(StoredText, textKey(studentId, textId))

/** Newest first. */
export const listNewest = (studentId: string): Promise<readonly StoredText[]> =>
  queryRows(StoredText, {
    ...prefix(generationTable, 'text', { studentId }),
    limit: LIST_LIMIT,
    newestFirst: true,
  })

const State = { '#state': 'state' }

/**
 * Takes a text that is asked for until an instant, so that it is written once although it is told twice; undefined where
 * somebody else has it, or it is done.
 */
export const claim = (
  studentId: string,
  textId: string,
  { now, until }: { readonly now: string; readonly until: string },
): Promise<StoredText | undefined> =>
  changeRow(StoredText, textKey(studentId, textId), {
    update: 'SET claimedUntil = :until',
    condition: '#state = :asked AND (attribute_not_exists(claimedUntil) OR claimedUntil < :now)',
    names: State,
    values: { ':asked': 'asked', ':now': now, ':until': until },
  })

/** What became of a text that is still being written; a page hears of it where it ends here. */
export const settled = (text: StoredText): Write => ({
  row: { ...textRow(text), ...(text.state === 'refused' && tell(text.studentId, textChanged)) },
  condition: '#state = :asked',
  names: State,
  values: { ':asked': 'asked' },
})

/** Lets a written text be read, once; whatever is told again changes nothing. */
export async function open(studentId: string, textId: string): Promise<void> {
  await changeRow(StoredText, textKey(studentId, textId), {
    update: 'SET #state = :ready, tell = :tell',
    condition: '#state = :written',
    names: State,
    values: { ':written': 'written', ':ready': 'ready', ':tell': tell(studentId, textChanged).tell },
  })
}

const Day = z.object({ asked: z.int(), allAsked: z.int() })
const dayKey = (studentId: string, day: string) => key(generationTable, 'day', { studentId, day })

/** How many texts a child may still ask for on a day. */
export async function leftOn(studentId: string, day: string): Promise<number> {
  const { asked, allAsked } = (await getRow(Day, dayKey(studentId, day))) ?? { asked: 0, allAsked: 0 }
  return Math.max(0, Math.min(DAILY_LIMIT - asked, DAILY_ASKS - allAsked))
}

/** Counts one more text of a child's day; fails where it was the last one before. */
export const askedOn = (studentId: string, day: string, at: string): Write => ({
  row: dayKey(studentId, day),
  update: 'SET expiresAt = :expires ADD asked :one, allAsked :one',
  condition:
    '(attribute_not_exists(asked) OR asked < :limit) AND (attribute_not_exists(allAsked) OR allAsked < :most)',
  values: { ':one': 1, ':limit': DAILY_LIMIT, ':most': DAILY_ASKS, ':expires': expiry(at, NUMBER_DAYS) },
})

/** Gives one back, for a text that was not made. */
export const givenBack = (studentId: string, day: string, at: string): Write => ({
  row: dayKey(studentId, day),
  update: 'SET expiresAt = :expires ADD asked :back',
  values: { ':back': -1, ':expires': expiry(at, NUMBER_DAYS) },
})

/** Counts one more text of a school's day; what was asked for is paid for, so none is given back. */
export const askedInSchool = (schoolId: string, day: string, at: string): Write => ({
  row: key(generationTable, 'schoolDay', { schoolId, day }),
  update: 'SET expiresAt = :expires ADD asked :one',
  condition: 'attribute_not_exists(asked) OR asked < :limit',
  values: { ':one': 1, ':limit': SCHOOL_DAILY_ASKS, ':expires': expiry(at, NUMBER_DAYS) },
})

/** Whoever is at no school shares one day with all who are at none. */
const NO_SCHOOL = 'none'

/** The school at which a student learns, as identity last wrote it. */
export async function readSchool(studentId: string): Promise<string> {
  return (await readStudentStanding(studentId))?.schoolId ?? NO_SCHOOL
}
