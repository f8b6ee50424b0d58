import { setTimeout as sleep } from 'node:timers/promises'
import { newId, now } from '#functions/platform/clock.ts'
import { Seen } from '#functions/platform/import/seen.ts'
import { readObject, writeObject } from '#functions/platform/import/uploads.ts'
import { measure } from '#functions/platform/log.ts'
import { commitMany } from '#functions/platform/store/commit-many.ts'
import { putMany } from '#functions/platform/store/put-many.ts'
import { emit, put, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { recipientMissed } from '#shared/notifications/events.ts'
import { isWanted, NO_PREFERENCES, type Preferences } from '#shared/notifications/preferences.ts'
import type { Missed } from '#shared/notifications/sending.ts'
import { type FoundAddress, readAddresses } from './address-store.ts'
import { readWishes } from './preferences-store.ts'
import { recipientsOf, stretchesOf } from './rules/sending.ts'
import { advanced, type Cursor, goesOn, NOTHING, type SendingJob, type Tally } from './rules/sending-job.ts'
import { advance, missedRow, moveSending, readSending } from './sending-store.ts'
import { sentRow } from './sent-row.ts'

/** One turn works so long, a third of what a subscriber has, and then tells itself to go on. */
const TURN_MS = 8_000
/** How often its sender sees how far it is, and it sees what its sender did. */
const NOTE_MS = 1_000
/** Addresses that are taken together. */
const PAGE = 500
/** Keys that one BatchGetItem takes: more are asked at once. */
const WISHES = 100
/** Half of what all gateways of an account post a second: the other half is for whoever signs in meanwhile. */
const MOST_A_SECOND = 5_000

/**
 * Carries a sending on from where it stands, counting or telling. Ended at any point, it goes on from what was noted
 * last: what was written since is written again, the same. Memory holds two pages and eight bytes a family.
 */
export async function takeTurn(sendingId: string): Promise<void> {
  const job = await readSending(sendingId)
  if (!job || !goesOn(job)) return
  const turn = await Turn.begin(job)
  const until = performance.now() + TURN_MS
  let noted = performance.now()
  while (!turn.isThrough && performance.now() < until) {
    await turn.takePage()
    if (performance.now() - noted < NOTE_MS) continue
    if (!(await turn.note(false))) return
    noted = performance.now()
  }
  await turn.note(true)
}

interface Page {
  readonly found: readonly FoundAddress[]
  readonly next: Readonly<Record<string, unknown>> | undefined
  readonly wishes: Awaited<ReturnType<typeof readWishes>>
}

const wishOf = (
  wish: Preferences | 'unreadable' = NO_PREFERENCES,
): 'willing' | 'unwilling' | 'unreadable' => {
  if (wish === 'unreadable') return wish
  return isWanted(wish, 'announcement') ? 'willing' : 'unwilling'
}

class Turn {
  #job: SendingJob
  readonly #seen: Seen
  #cursor: Cursor
  #ahead: Promise<Page> | undefined
  #tally: Record<keyof Tally, number> = { ...NOTHING }
  #seenMore = false
  isThrough = false

  static async begin(job: SendingJob): Promise<Turn> {
    const { seen } = job.cursor
    return new Turn(job, new Seen(seen ? await readObject(seen) : undefined))
  }

  private constructor(job: SendingJob, seen: Seen) {
    this.#job = job
    this.#seen = seen
    this.#cursor = job.cursor
  }

  /** Counts or tells the people of one page, while the next is read. */
  async takePage(): Promise<void> {
    const begun = performance.now()
    const { found, next, wishes } = await (this.#ahead ?? this.#read(this.#cursor))
    const isLast = this.#cursor.stretch + 1 >= stretchesOf(this.#job.where).length
    const { seen } = this.#cursor
    this.#cursor = next
      ? { stretch: this.#cursor.stretch, after: next, seen }
      : { stretch: this.#cursor.stretch + 1, seen }
    this.isThrough = !next && isLast
    this.#ahead = this.isThrough ? undefined : this.#read(this.#cursor)
    // Whoever waits for it hears of it: until then nobody has to.
    this.#ahead?.catch(() => undefined)
    const people = this.#newAmong(found)
    const willing = people.filter(id => wishOf(wishes.get(id)) === 'willing')
    const unwilling = people.filter(id => wishOf(wishes.get(id)) === 'unwilling')
    const unreadable = people.filter(id => wishOf(wishes.get(id)) === 'unreadable')
    const missed: Missed[] = [
      ...found.flatMap(one =>
        'unreadable' in one ? [{ personId: one.unreadable, reason: 'unreadableAddress' as const }] : [],
      ),
      ...unreadable.map(personId => ({ personId, reason: 'unreadablePreferences' as const })),
    ]
    if (this.#job.state === 'counting') {
      this.#tally.people += willing.length + missed.length
      this.#tally.unwilling += unwilling.length
      return
    }
    await putMany(willing.map(id => sentRow(this.#job, id)))
    await this.#note(missed)
    this.#tally.sent += willing.length
    this.#tally.failed += missed.length
    this.#tally.skipped += unwilling.length
    await sleep(Math.max(0, (willing.length / MOST_A_SECOND) * 1000 - (performance.now() - begun)))
  }

  /** Notes how far it came, with what begins the next turn where this one is over; false where there is nothing to go on with. */
  async note(isOver: boolean): Promise<boolean> {
    const seen = await this.#keepSeen()
    const progress = { cursor: { ...this.#cursor, seen }, tally: this.#tally, isThrough: this.isThrough }
    const { turn, sendingId } = this.#job
    const at = now()
    const noted = await retryOnConflict(async () => {
      const stored = await readSending(sendingId)
      const next = stored && advanced(stored, turn, progress, at)
      if (!next) return 'another' as const
      return moveSending(next, isOver && goesOn(next) ? [advance(next, at)] : [])
    })
    if (noted === 'another') return false
    measure('sent', {
      told: [this.#tally.sent, 'Count'],
      failed: [this.#tally.failed, 'Count'],
    })
    this.#job = noted
    this.#cursor = noted.cursor
    this.#tally = { ...NOTHING }
    return goesOn(noted)
  }

  async #read({ stretch, after }: Cursor): Promise<Page> {
    const where = stretchesOf(this.#job.where)[stretch]
    if (!where) return { found: [], next: undefined, wishes: new Map() }
    const { rows, next } = await readAddresses(where, PAGE, after)
    const ids = [...new Set(rows.flatMap(row => ('unreadable' in row ? [] : recipientsOf(row, this.#job))))]
    const parts = Array.from({ length: Math.ceil(ids.length / WISHES) }, (_, i) =>
      readWishes(ids.slice(i * WISHES, (i + 1) * WISHES)),
    )
    const wishes = new Map((await Promise.all(parts)).flatMap(part => [...part]))
    return { found: rows, next, wishes }
  }

  /** Each person once, of however many children they are family. */
  #newAmong(found: readonly FoundAddress[]): readonly string[] {
    const people: string[] = []
    for (const address of found) {
      if ('unreadable' in address) continue
      for (const id of recipientsOf(address, this.#job)) {
        if (this.#seen.has(id)) continue
        // A person has one address: by it they come once.
        if (this.#job.to.includes('family')) this.#see(id)
        people.push(id)
      }
    }
    return people
  }

  #see(id: string): void {
    this.#seen.add(id)
    this.#seenMore = true
  }

  /** That somebody was not reached, with what has it tried again until they are. */
  async #note(missed: readonly Missed[]): Promise<void> {
    const { sendingId } = this.#job
    const at = now()
    await commitMany(
      missed.map(one => ({
        writes: { missed: put(missedRow(this.#job, one)) },
        emits: [emit(recipientMissed, { sendingId, personId: one.personId }, at)],
      })),
    )
  }

  async #keepSeen(): Promise<string | undefined> {
    if (!this.#seenMore) return this.#cursor.seen
    const { sendingId } = this.#job
    const name = `notifications/${sendingId}/seen/${newId()}`
    await writeObject(name, this.#seen.toBuffer())
    this.#seenMore = false
    return name
  }
}
