/** What one finished reading of a child in the middle of the year may take, with all that follows from it; no level is near. */
import { afterAll, beforeAll, expect } from 'vitest'
import { unpackedEvidence } from '#functions/progress/rules/packed-evidence.ts'
import { EVIDENCE_LIMIT } from '#shared/progress/rating.ts'
import { finishReading } from '#shared/reading/routes.ts'
import { readAloud } from '#tests/journeys/reading-aloud.ts'
import { startCloud, type TestCloud } from '#tests/support/cloud.ts'
import type { SignedIn } from '#tests/support/person.ts'
import { seldom } from '#tests/support/seldom.ts'
import { difference, memories, quiet } from './counting.ts'
import { openStage, TEXTS } from './deeds.ts'
import { isMeeting } from './mid-year.ts'

const MOST = { units: 40, runs: 16 }
/** Of those, what the reading itself takes: its row, the day's numbers, the key and the event, each at twice its price in a transaction. */
const OWN_UNITS = 11
/** A challenge that is met is told, paid and noticed: once each, on top. */
const CHALLENGE = { units: 8, runs: 7 }
const CHILDREN = 3
/** One after the other: functions that are given two readings at once would run less often. */
const PAUSE_MS = 300

let house: TestCloud
beforeAll(async () => {
  house = await startCloud({ seeds: true, still: true })
})
afterAll(() => house?.close())

/** What it takes on average that each of these children reads a text. */
async function takenBy(children: readonly SignedIn[], textId: string) {
  const text = await house.text(textId)
  const before = await quiet(house)
  for (const child of children) {
    await child.ask(finishReading, { body: readAloud(text) })
    await quiet(house, PAUSE_MS)
  }
  const { cloud, functions } = difference(before, await quiet(house), children.length, await memories())
  const runs = Object.values(functions).reduce((sum, { runs: some }) => sum + some, 0)
  return { cloud, units: cloud['write units'] ?? 0, runs }
}

seldom(
  'a reading of the middle of the year takes at most 40 write units and 16 runs, all that follows included',
  async () => {
    house.cloud.counts()
    const { children } = await openStage(house, CHILDREN)
    const [first = '', second = ''] = TEXTS
    const reading = await takenBy(children, first)
    const meeting = await takenBy(
      children.filter((_, at) => isMeeting(at)),
      second,
    )
    console.log(`a reading: ${reading.units} write units, ${reading.runs.toFixed(2)} runs`)
    console.log(`with a challenge met: ${meeting.units} write units, ${meeting.runs.toFixed(2)} runs`)
    // All who hear of it did.
    for (const noun of ['achievements', 'coins', 'experience', 'island', 'lessons', 'progress', 'social'])
      expect(reading.cloud[`write units of ${noun}`], noun).toBeGreaterThanOrEqual(1)
    console.log(`of it the reading's own: ${reading.cloud['write units of reading']}`)
    expect(reading.cloud['write units of reading']).toBeLessThanOrEqual(OWN_UNITS)
    expect(reading.units).toBeLessThanOrEqual(MOST.units)
    expect(reading.runs).toBeLessThanOrEqual(MOST.runs)
    expect(meeting.cloud['write units of achievements']).toBeGreaterThanOrEqual(4)
    expect(meeting.units).toBeLessThanOrEqual(MOST.units + CHALLENGE.units)
    expect(meeting.runs).toBeLessThanOrEqual(MOST.runs + CHALLENGE.runs)

    const rows = await house.operator.scan(house.cloud.tableOf('progress'))
    const skills = rows.flatMap(({ sk, packed }) =>
      String(sk).startsWith('SKILL#') && packed instanceof Uint8Array ? [unpackedEvidence(packed)] : [],
    )
    expect(skills).toHaveLength(2 * children.length)
    for (const evidence of skills) expect(evidence).toHaveLength(EVIDENCE_LIMIT)
  },
)
