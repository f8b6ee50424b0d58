import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AUDIENCES, OCCASION_NAMES } from '#shared/automations/occasions.ts'
import { PAGE, TOLD_WITHIN_HOURS } from '#shared/automations/schema.ts'
import type { StudentStanding } from '#shared/kernel/standing.ts'
import type { Fact } from './facts.ts'
import { joined, outcomeOf, previewOf, type TellingRule, tellingsOf } from './tellings.ts'

const at = '2026-11-20T15:00:00.000Z'
const child = (studentId: string, more: Partial<StudentStanding> = {}): StudentStanding => ({
  studentId,
  schoolId: 'playa-azul',
  region: 'Humacao',
  groupIds: ['first-a'],
  familyIds: [`mother-of-${studentId}`],
  ...more,
})
const fact = (more: Partial<Fact> = {}): Fact => ({
  occasion: 'flagRaised',
  factId: 'e1',
  at,
  studentIds: ['ana'],
  condition: 'silent',
  ...more,
})
const rule = (more: Partial<TellingRule> = {}): TellingRule => ({
  when: { occasion: 'flagRaised' },
  tells: 'families',
  place: 'group:first-a',
  madeBy: 'teacher',
  ...more,
})
const told = (one: TellingRule, of: Fact, ...children: StudentStanding[]) =>
  tellingsOf(one, of, children).flatMap(({ to }) => to)

test('a rule tells its audience of a child where it looks', () => {
  expect(told(rule(), fact(), child('ana'))).toEqual(['mother-of-ana'])
  expect(told(rule({ tells: 'child' }), fact(), child('ana'))).toEqual(['ana'])
  expect(told(rule({ tells: 'me' }), fact(), child('ana'))).toEqual(['teacher'])
  expect(told(rule({ place: 'school:playa-azul' }), fact(), child('ana', { groupIds: [] }))).toEqual([
    'mother-of-ana',
  ])
})

test('it tells nothing of a child who is elsewhere, nor of what it does not ask for', () => {
  const moved = child('ana', { groupIds: ['first-b'] })
  const away = child('ana', { schoolId: 'el-roble' })
  expect(told(rule(), fact(), moved)).toEqual([])
  expect(told(rule({ place: 'school:playa-azul' }), fact(), away)).toEqual([])
  expect(told(rule(), fact(), child('leo'))).toEqual([])
  expect(told(rule({ when: { occasion: 'flagEnded' } }), fact(), child('ana'))).toEqual([])
  const silent = rule({ when: { occasion: 'flagRaised', condition: 'silent' } })
  expect(told(silent, fact(), child('ana'))).toHaveLength(1)
  expect(told(silent, fact({ condition: 'fell' }), child('ana'))).toEqual([])
  expect(told(rule(), fact({ condition: 'fell' }), child('ana'))).toHaveLength(1)
})

const due = fact({
  occasion: 'workDue',
  condition: undefined,
  groupId: 'first-a',
  studentIds: ['ana', 'leo', 'eva'],
})
const workDue = (more: Partial<TellingRule> = {}) => rule({ when: { occasion: 'workDue' }, ...more })

test('what is a group’s is told by rules of that group and of its school, to its maker once', () => {
  const both = ['ana', 'leo'].map(id => child(id, { groupIds: ['first-a', 'english'] }))
  expect(told(workDue(), due, ...both)).toEqual(['mother-of-ana', 'mother-of-leo'])
  expect(told(workDue({ place: 'school:playa-azul' }), due, ...both)).toHaveLength(2)
  expect(told(workDue({ place: 'group:english' }), due, ...both)).toEqual([])
  expect(tellingsOf(workDue({ tells: 'me' }), due, both)).toEqual([
    { studentId: null, at, children: 2, people: 1, to: ['teacher'] },
  ])
  expect(tellingsOf(workDue({ tells: 'me' }), due, [])).toEqual([])
})

test('of a family with two children each child is told of, and of one without a family nobody is', () => {
  const [ana, leo] = [child('ana', { familyIds: ['rosa'] }), child('leo', { familyIds: ['rosa'] })]
  expect(told(workDue(), due, ana, leo)).toEqual(['rosa', 'rosa'])
  expect(tellingsOf(rule(), fact(), [child('ana', { familyIds: [] })])).toMatchObject([{ people: 0, to: [] }])
  expect(previewOf(workDue(), [due], [ana, leo], at)).toMatchObject({ tellings: 2, children: 2, people: 1 })
})

const drawn = {
  facts: fc.array(
    fc.record({
      occasion: fc.constantFrom(...OCCASION_NAMES),
      factId: fc.uuid(),
      at: fc
        .date({ min: new Date('2026-11-13'), max: new Date('2026-11-20'), noInvalidDate: true })
        .map(date => date.toISOString()),
      studentIds: fc.uniqueArray(fc.constantFrom('ana', 'leo', 'eva', 'luz')),
      condition: fc.constantFrom(undefined, 'silent', 'fell'),
      groupId: fc.constantFrom(undefined, 'first-a', 'first-b'),
    }),
    { maxLength: 8 },
  ),
  children: fc.uniqueArray(
    fc.record({
      studentId: fc.constantFrom('ana', 'leo', 'eva', 'luz'),
      schoolId: fc.constantFrom('playa-azul', 'el-roble'),
      groupIds: fc.uniqueArray(fc.constantFrom('first-a', 'first-b')),
      familyIds: fc.uniqueArray(fc.constantFrom('rosa', 'juan', 'iris')),
    }),
    { selector: ({ studentId }) => studentId },
  ),
  rule: fc.record({
    when: fc.record({ occasion: fc.constantFrom(...OCCASION_NAMES) }),
    tells: fc.constantFrom(...AUDIENCES),
    place: fc.constantFrom('group:first-a', 'school:playa-azul'),
    madeBy: fc.constant('teacher'),
  }),
}

test('nobody is ever told who does not belong to a child of the rule’s place to whom it happened', () => {
  fc.assert(
    fc.property(drawn.rule, drawn.facts, drawn.children, (one, facts, children) => {
      const reachable = children.filter(({ groupIds, schoolId }) =>
        one.place === 'group:first-a' ? groupIds.includes('first-a') : schoolId === 'playa-azul',
      )
      const may = new Set(
        reachable.flatMap(({ studentId, familyIds }) =>
          one.tells === 'me' ? ['teacher'] : one.tells === 'child' ? [studentId] : familyIds,
        ),
      )
      for (const of of facts)
        for (const { studentId, to } of tellingsOf(one, of, children)) {
          expect(to.filter(id => !may.has(id))).toEqual([])
          if (studentId !== null) expect(of.studentIds).toContain(studentId)
        }
    }),
  )
})

test('a preview says what the rule then does: as many tellings, to the same people', () => {
  fc.assert(
    fc.property(drawn.rule, drawn.facts, drawn.children, (one, facts, children) => {
      const done = facts.flatMap(of => tellingsOf(one, of, children))
      const preview = previewOf(one, facts, children, at)
      expect(preview.tellings).toBe(done.filter(({ people }) => people > 0).length)
      expect(preview.lines).toHaveLength(done.length)
      expect(preview.people).toBe(new Set(done.flatMap(({ to }) => to)).size)
      const times = preview.lines.map(line => line.at)
      expect(times).toEqual(times.toSorted().reverse())
      expect(preview.children).toBeLessThanOrEqual(children.length)
    }),
  )
})

test('facts kept a child each are whole again, in any order', () => {
  fc.assert(
    fc.property(drawn.facts, fc.infiniteStream(fc.nat()), (facts, random) => {
      const apart = facts
        .flatMap(of => of.studentIds.map(id => ({ ...of, studentIds: [id] })))
        .map(of => [random.next().value ?? 0, of] as const)
        .sort(([a], [b]) => a - b)
        .map(([, of]) => of)
      const byId = (some: readonly Fact[]) =>
        some
          .map(of => ({ ...of, studentIds: of.studentIds.toSorted() }))
          .toSorted((a, b) => (a.factId < b.factId ? -1 : 1))
      expect(byId(joined(apart))).toEqual(byId(facts.filter(({ studentIds }) => studentIds.length > 0)))
    }),
  )
})

test('a preview lists a page, and counts all', () => {
  const facts = Array.from({ length: PAGE + 1 }, (_, n) => fact({ factId: `e${n}` }))
  const preview = previewOf(rule(), facts, [child('ana')], at)
  expect([preview.tellings, preview.lines.length, preview.people, preview.children]).toEqual([
    PAGE + 1,
    PAGE,
    1,
    1,
  ])
})

test('what is heard of a day late is told nobody, and what has nobody to be told says so', () => {
  const later = (ms: number) => new Date(Date.parse(at) + TOLD_WITHIN_HOURS * 3_600_000 + ms).toISOString()
  expect(outcomeOf({ at, people: 1 }, later(0))).toBe('told')
  expect(outcomeOf({ at, people: 1 }, later(1))).toBe('late')
  expect(outcomeOf({ at, people: 0 }, at)).toBe('nobody')
})
