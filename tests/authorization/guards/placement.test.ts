/** A child is placed once for each asking, by what was heard; only who teaches the child asks for it anew. */
import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { readingTable } from '#functions/reading/table.ts'
import english from '#shared/catalogue/content/placement/english.json' with { type: 'json' }
import { PlacementSet } from '#shared/catalogue/placement-set.ts'
import { noPlacements } from '#shared/reading/placement.ts'
import { readProbe } from '#tests/journeys/reading-probes.ts'
import { handlerStage } from '#tests/support/handler-stage.ts'

const set = PlacementSet.parse(english)
const PUBLISHED = 'e'.repeat(64)
vi.mock('#functions/reading/text-store.ts', () => ({
  readPlacementSet: async (hash: string) => (hash === PUBLISHED ? set : undefined),
}))

const { ask, member, student } = await handlerStage(readingTable)
const [finish, own, ofStudent, anew, library] = await Promise.all([
  import('#functions/reading/finish-placement.ts'),
  import('#functions/reading/get-placement.ts'),
  import('#functions/reading/get-student-placement.ts'),
  import('#functions/reading/ask-placement.ts'),
  import('#functions/reading/library-store.ts'),
])
const HERE = { schoolId: 'playa-azul', region: 'Humacao' } as const
const ELSEWHERE = { schoolId: 'el-roble', region: 'Ponce' } as const
const teacher = await member('teacher', { ...HERE, groupIds: ['first-a'] })
const colleague = await member('teacher', { ...HERE, groupIds: ['first-b'] })
const director = await member('director', HERE)
const directorElsewhere = await member('director', ELSEWHERE)

async function newChild() {
  const child = await member('student', { ...HERE, groupIds: ['first-a'] })
  await student({ studentId: child.personId, ...HERE, groupIds: ['first-a'] })
  await library.keepOwnGrade(child.personId, '1', new Date().toISOString(), randomUUID())
  return child
}
type Who = typeof teacher

const probe = (id: string) => set.probes.find(one => one.id === id) ?? expect.unreachable()
const probes = ['1-medium-1', '3-medium-1', '3-hard-1'].map(id => readProbe(probe(id)))
const answer = async (who: Who, change: object = {}) => {
  const body = { setHash: PUBLISHED, asking: 0, probes, ...change }
  const { status, error } = await ask(finish.handler, who, { body })
  return error ?? status
}
const asking = (who: Who, { personId: studentId }: Who, n: number) =>
  ask(anew.handler, who, { path: { studentId }, body: { language: 'en-US', asking: n } })
const placed = async (who: Who) => (await ask(own.handler, who)).body.placements['en-US']

test('an asking is read once, and none before it is asked for', async () => {
  const ana = await newChild()
  expect(await answer(ana, { asking: 1 })).toBe('reading.placementNotAsked')
  expect(await answer(ana)).toBe(200)
  expect(await answer(ana)).toBe('reading.placedBefore')
  const { last } = await placed(ana)
  expect(['3', '4']).toContain(last.grade)
  // The shelves of there are open at once; the other language's are not.
  const at = new Date().toISOString()
  const { library: opened } = await library.readLibrary(ana.personId, at)
  expect(opened.open['en-US']).toContain(last.grade)
  expect(opened.open['es-PR']).toEqual(['K', '1', '2'])
  expect((await asking(teacher, ana, 1)).status).toBe(200)
  expect(await answer(ana, { asking: 1 })).toBe(200)
})

test('of two who send the same asking at once one is kept', async () => {
  const eva = await newChild()
  const answers = await Promise.all([answer(eva), answer(eva)])
  expect(answers.map(String).sort()).toEqual(['200', 'reading.placedBefore'])
})

test('a level that readings show afterwards is what opens the shelves', async () => {
  const at = new Date().toISOString()
  const levelShown = (child: Who, grade: '2' | '5', version: number) =>
    library.keepLevel(child.personId, { language: 'en-US', grade, version }, at)
  const open = async ({ personId }: Who) => (await library.readLibrary(personId, at)).library.open['en-US']
  for (const before of [true, false]) {
    const leo = await newChild()
    if (before) await levelShown(leo, '2', 4)
    expect(await answer(leo)).toBe(200)
    expect(await open(leo)).toContain((await placed(leo)).last.grade)
    await levelShown(leo, '2', before ? 4 : 1)
    if (!before) expect(await open(leo)).toEqual(['K', '1', '2', '3'])
    await levelShown(leo, '5', 5)
    expect(await open(leo)).toContain('5')
  }
})

test('what is of no published set, twice, or unheard places nobody', async () => {
  const ana = await newChild()
  expect(await answer(ana, { setHash: 'f'.repeat(64) })).toBe('reading.unknownPlacement')
  expect(await answer(ana, { probes: [probes[0], probes[0]] })).toBe('reading.notOfThisPlacement')
  expect(await answer(ana, { probes: [{ ...probes[0], heard: [] }] })).toBe('reading.nothingOfPlacement')
  const fast = readProbe(probe('5-hard-1'), { pace: 0.04 })
  expect(await answer(ana, { probes: [fast] })).toBe('reading.nothingOfPlacement')
  expect((await ask(own.handler, ana)).body).toEqual(noPlacements)
})

test('whoever teaches the child asks anew, others who may see it see it, and nobody else', async () => {
  const ana = await newChild()
  const family = await member('family', { childIds: [ana.personId] })
  for (const [who, error] of [
    [colleague, 'kernel.notFound'],
    [director, 'kernel.notAllowed'],
    [family, 'kernel.notAllowed'],
    [ana, 'kernel.notAllowed'],
  ] as const)
    expect((await asking(who, ana, 1)).error).toBe(error)
  expect((await ask(own.handler, ana)).body).toEqual(noPlacements)
  const asked = await asking(teacher, ana, 1)
  expect(asked.body.placements['en-US']).toMatchObject({ asking: 1, last: null })
  // The number names it: the same, or one that is not the next, asks for no more.
  for (const n of [1, 0, 5]) expect((await asking(teacher, ana, n)).body).toEqual(asked.body)

  const path = { studentId: ana.personId }
  for (const who of [teacher, director])
    expect((await ask(ofStudent.handler, who, { path })).body).toEqual(asked.body)
  for (const who of [colleague, directorElsewhere])
    expect((await ask(ofStudent.handler, who, { path })).error).toBe('kernel.notFound')
  for (const who of [family, ana])
    expect((await ask(ofStudent.handler, who, { path })).error).toBe('kernel.notAllowed')
  for (const who of [teacher, family]) expect(await answer(who)).toBe('kernel.notAllowed')
})
