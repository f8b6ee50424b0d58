import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { expiry } from '#functions/platform/clock.ts'
import { tell } from '#functions/platform/events/tell.ts'
import { MARK_DAYS } from '#functions/platform/retention.ts'
import { changeRow, getRow, getRows, putNew, queryIndex, queryRows } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { key, prefix } from '#functions/platform/table.ts'
import type { Language } from '#shared/kernel/school.ts'
import { SchoolDay } from '#shared/kernel/school-day.ts'
import { weekLetterChanged } from '#shared/notifications/week-letter-live.ts'
import { WeekLetterWish } from '#shared/notifications/week-letter-routes.ts'
import { WeekCounts } from '#shared/progress/report-week.ts'
import type { ToldChild } from './rules/letter-words.ts'
import { dueAt } from './rules/week-letter.ts'
import { notificationsTable } from './table.ts'

/** `key`: by which the tokens of this person's letters are signed. It stays, so that the oldest letter can still end the newest. */
const Wish = stored(WeekLetterWish, { key: z.string() })
type Wish = z.output<typeof Wish>
const wishKey = (personId: string) => key(notificationsTable, 'weekLetter', { personId })

/** Undefined of whom it was never asked. */
export const readWish = (personId: string): Promise<Wish | undefined> => getRow(Wish, wishKey(personId))

/** Of these people, those who want the week's letter. */
export async function whoWantLetters(personIds: readonly string[]): Promise<readonly string[]> {
  const wishes = await getRows(Wish, personIds.map(wishKey))
  return personIds.filter((_, i) => wishes[i]?.language)
}

const named = { '#language': 'language', '#key': 'key', '#tell': 'tell' }

/** Has letters written in a language; where it is so already, nothing changes. */
export async function wantLetters(personId: string, language: Language): Promise<void> {
  await changeRow(Wish, wishKey(personId), {
    update: 'SET #language = :language, #key = if_not_exists(#key, :key), #tell = :tell',
    condition: 'attribute_not_exists(#language) OR #language <> :language',
    names: named,
    values: {
      ':language': language,
      ':key': randomBytes(32).toString('base64url'),
      ':tell': tell(personId, weekLetterChanged).tell,
    },
  })
}

/** Ends them; where it is so already, nothing changes. */
export async function endLetters(personId: string): Promise<void> {
  const { '#key': _, ...names } = named
  await changeRow(Wish, wishKey(personId), {
    update: 'SET #tell = :tell REMOVE #language',
    condition: 'attribute_exists(#language)',
    names,
    values: { ':tell': tell(personId, weekLetterChanged).tell },
  })
}

const Letter = z.object({ personId: z.string(), week: SchoolDay, dueAt: z.string(), tries: z.int() })
/** The letter about a week that waits to be sent to somebody. */
export type Letter = z.output<typeof Letter>
const letterKey = ({ personId, week }: Pick<Letter, 'personId' | 'week'>) =>
  key(notificationsTable, 'letter', { personId, week })

/** What the index of what goes on by itself calls a letter that waits; whatever was taken is there no more. */
const WAITS = 'LETTER'

const Child = stored(z.object({ ...WeekCounts.shape, studentId: z.string() }))

/**
 * Puts a child's week into the letter of a person: once, however often it is told. One letter for all their children, which
 * the first of them begins; kept for as long as the event can come again, so that what was sent is not sent anew.
 */
export async function keepForLetter(
  personId: string,
  week: SchoolDay,
  { studentId, days, readings, words, activities }: ToldChild,
  at: string,
): Promise<void> {
  const expiresAt = expiry(at, MARK_DAYS)
  await putNew({
    ...key(notificationsTable, 'letterChild', { personId, week, studentId }),
    ...{ studentId, days, readings, words, activities, expiresAt },
  })
  await putNew({
    ...letterKey({ personId, week }),
    ...{ personId, week, tries: 0, open: WAITS, dueAt: dueAt(week, at), expiresAt },
  })
}

/** The children of a letter. */
export const childrenIn = ({ personId, week }: Letter): Promise<readonly ToldChild[]> =>
  queryRows(Child, { ...prefix(notificationsTable, 'letterChild', { personId, week }), limit: 100 })

/** Letters whose time has come, the longest due first, so many at a time; the index lags a little: take one before it is sent. */
export async function* dueLetters(at: string, limit: number): AsyncGenerator<readonly Letter[]> {
  const index = { name: 'open', ...notificationsTable.indexes.open }
  let after: Readonly<Record<string, unknown>> | undefined
  do {
    const { rows, next } = await queryIndex(Letter, { index, of: WAITS, limit, after })
    const due = rows.filter(({ dueAt }) => dueAt <= at)
    if (due.length > 0) yield due
    after = due.length < rows.length ? undefined : next
  } while (after)
}

/** Takes a letter, so that nobody else sends it, now or later; false where somebody has. */
export const takeLetter = async (letter: Letter, at: string): Promise<boolean> =>
  (await changeRow(Letter, letterKey(letter), {
    update: 'SET tries = tries + :one, takenAt = :at REMOVE #open',
    condition: '#open = :waits AND tries = :tries',
    names: { '#open': 'open' },
    values: { ':one': 1, ':at': at, ':waits': WAITS, ':tries': letter.tries },
  })) !== undefined

/** Lets a letter wait again that was taken and not sent. */
export async function waitAgain(letter: Letter, dueAt: string): Promise<void> {
  await changeRow(Letter, letterKey(letter), {
    update: 'SET #open = :waits, dueAt = :dueAt',
    condition: 'attribute_not_exists(#open) AND tries = :tries',
    names: { '#open': 'open' },
    values: { ':waits': WAITS, ':dueAt': dueAt, ':tries': letter.tries + 1 },
  })
}
