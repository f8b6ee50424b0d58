/** A child is placed by short probes read aloud: scored here, once for each asking, and the shelves open where it led. */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { getProgress, getStudentProgress } from '#shared/progress/routes.ts'
import { noPlacements, notPlaced } from '#shared/reading/placement.ts'
import {
  askPlacement,
  finishPlacement,
  getPlacement,
  getStudentPlacement,
} from '#shared/reading/placement-routes.ts'
import { finishReading, getLibrary } from '#shared/reading/routes.ts'
import { eventually } from '#tests/support/eventually.ts'
import { door } from './house.ts'
import { member, newSchool, operator } from './member.ts'
import { readAloud } from './reading-aloud.ts'
import { readPlacement, readProbe } from './reading-probes.ts'

const spanish = await door.probes('es-PR')
const english = await door.probes('en-US')
const well = { '1-medium-1': {}, '3-medium-1': {}, '4-medium-1': { miss: 4 }, '3-hard-1': {}, '3-easy-1': {} }

/** A child of a teacher's group, in the first grade. */
async function pupil() {
  const school = await newSchool()
  const groupIds = [`group-${v7()}`]
  const teacher = await member('teacher', { ...school, groupIds })
  const child = await door.newStudent('Amaya Ortiz')
  await operator.setStudent({ studentId: child.personId, ...school, groupIds, familyIds: [] })
  await eventually(async () => expect((await child.ask(getProgress)).grade).toBe('1'))
  return { child, teacher, path: { studentId: child.personId } }
}

const levelOf = async (who: Awaited<ReturnType<typeof door.newStudent>>) =>
  (await who.ask(getProgress)).levels.find(({ language }) => language === 'es-PR')

test('two minutes of probes place a child at once, and a text of there can be read', async () => {
  const { child, teacher, path } = await pupil()
  expect(await child.ask(getPlacement)).toEqual(noPlacements)
  const castle = await door.text('castillos-de-arena')
  await child.ask(finishReading, { body: readAloud(castle) })

  const sent = { body: readPlacement(spanish, well), idempotencyKey: v7() }
  const reply = await child.ask(finishPlacement, sent)
  const { grade } = reply.placement.last ?? expect.unreachable()
  expect(['3', '4']).toContain(grade)
  expect(reply).toMatchObject({
    language: 'es-PR',
    placement: { asking: 0, askedAt: null, last: { asking: 0 } },
  })
  expect(await child.ask(finishPlacement, sent)).toEqual(reply)
  const again = await child.tryTo(finishPlacement, { body: sent.body })
  expect(again).toMatchObject({ status: 409, body: { error: 'reading.placedBefore' } })

  // Before progress is told; a level that was on its way from the reading before may pass by.
  await eventually(async () => expect((await child.ask(getLibrary)).open['es-PR']).toContain(grade))
  expect((await child.ask(getLibrary)).open['en-US']).not.toContain('4')
  await eventually(async () => {
    const level = await levelOf(child)
    // The reading from before is counted, and moves nothing any more.
    expect(level).toMatchObject({ grade, moved: null, placed: { grade }, readings: 1 })
  })
  expect((await child.ask(getLibrary)).open['es-PR']).toContain(grade)
  expect(await teacher.ask(getStudentPlacement, { path })).toEqual({
    placements: { 'es-PR': reply.placement, 'en-US': notPlaced },
  })
  expect((await teacher.ask(getStudentProgress, { path })).levels[0]).toMatchObject({ placed: { grade } })

  // Numbers are kept, not a word of what was said.
  for (const noun of ['reading', 'progress']) {
    const rows = (await operator.scan(await operator.tableOf(noun))).filter(
      ({ pk, sk }) => pk === `STUDENT#${child.personId}` && !String(sk).startsWith('READING#'),
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/pfff|heard":\[/)
  }
})

test('a teacher asks for it anew, and what it finds then holds', async () => {
  const { child, teacher, path } = await pupil()
  await child.ask(finishPlacement, { body: readPlacement(spanish, well) })
  const asked = { path, body: { language: 'es-PR', asking: 1 } as const }
  const { placements } = await teacher.ask(askPlacement, asked)
  expect(placements['es-PR']).toMatchObject({ asking: 1, last: { asking: 0 } })
  expect(placements['es-PR'].askedAt).not.toBeNull()
  expect(placements['en-US']).toEqual(notPlaced)
  // The same number again, or one that is not the next, asks for nothing more.
  expect(await teacher.ask(askPlacement, asked)).toEqual({ placements })
  expect(await teacher.ask(askPlacement, { path, body: { language: 'es-PR', asking: 7 } })).toEqual({
    placements,
  })

  const slowly = { pace: 1.6, miss: 2 }
  const body = readPlacement(
    spanish,
    { '3-medium-2': slowly, '1-easy-1': slowly, 'k-easy-1': {}, 'k-hard-1': {} },
    1,
  )
  const { placement } = await child.ask(finishPlacement, { body })
  const { grade } = placement.last ?? expect.unreachable()
  expect(['PK', 'K', '1']).toContain(grade)
  await eventually(async () => expect(await levelOf(child)).toMatchObject({ grade, placed: { grade } }))
  expect((await teacher.ask(getStudentPlacement, { path })).placements['es-PR']).toEqual(placement)
})

test('one that waited for the network while a teacher asked anew counts for its own asking', async () => {
  const { child, teacher, path } = await pupil()
  await teacher.ask(askPlacement, { path, body: { language: 'en-US', asking: 1 } })
  const body = readPlacement(english, { '1-medium-1': {}, '2-medium-1': { miss: 3 } })
  const { placement } = await child.ask(finishPlacement, { body })
  expect(placement).toMatchObject({ asking: 1, last: { asking: 0 } })
  const next = { ...body, asking: 1 }
  expect((await child.ask(finishPlacement, { body: next })).placement.last).toMatchObject({ asking: 1 })
})

test('what is of no placement, or says nothing, is refused and changes nothing', async () => {
  const { child } = await pupil()
  const body = readPlacement(spanish, { '1-medium-1': {} })
  const [one] = body.probes
  if (!one) return expect.unreachable()
  const refused = async (change: object) => {
    const { status, body: answer } = await child.tryTo(finishPlacement, { body: { ...body, ...change } })
    return [status, (answer as { readonly error?: string }).error]
  }
  expect(await refused({ setHash: 'f'.repeat(64) })).toEqual([404, 'reading.unknownPlacement'])
  expect(await refused({ probes: [{ ...one, probeId: 'nothing' }] })).toEqual([
    422,
    'reading.notOfThisPlacement',
  ])
  expect(await refused({ probes: [one, one] })).toEqual([422, 'reading.notOfThisPlacement'])
  expect(await refused({ probes: [{ ...one, heard: [] }] })).toEqual([422, 'reading.nothingOfPlacement'])
  // No voice reads a dozen words in a second.
  const fast = spanish.probes.find(({ id }) => id === '1-medium-1') ?? expect.unreachable()
  expect(await refused({ probes: [readProbe(fast, { pace: 0.05 })] })).toEqual([
    422,
    'reading.nothingOfPlacement',
  ])
  expect(await refused({ asking: 1 })).toEqual([409, 'reading.placementNotAsked'])
  expect(await refused({ grade: '5' })).toEqual([422, 'kernel.invalid'])
  expect(await child.ask(getPlacement)).toEqual(noPlacements)
})

test('nobody but a student is placed, and nobody but their teacher asks for it', async () => {
  const { child, path } = await pupil()
  const body = { language: 'es-PR', asking: 1 } as const
  const stranger = await member('teacher', { ...(await newSchool()), groupIds: [`group-${v7()}`] })
  expect((await stranger.tryTo(askPlacement, { path, body })).status).toBe(404)
  expect((await stranger.tryTo(getStudentPlacement, { path })).status).toBe(404)
  expect((await child.tryTo(askPlacement, { path, body })).status).toBe(403)
  const family = await member('family', { childIds: [child.personId] })
  expect((await family.tryTo(askPlacement, { path, body })).status).toBe(403)
  expect((await family.tryTo(finishPlacement, { body: readPlacement(spanish, well) })).status).toBe(403)
  expect(await child.ask(getPlacement)).toEqual(noPlacements)
})
