import { expect, test } from 'vitest'
import type { Check } from '#shared/catalogue/checks/finding.ts'
import { type Activity, activitiesOf, questionsOf, Unit } from '#shared/catalogue/unit.ts'
import { checkCatalogue, readCatalogue } from '../catalogue-check.ts'
import { readDictionaries } from './dictionaries.ts'
import { checkAcrossUnits } from './units.ts'

const { texts, units, sounds, placements } = await readCatalogue()
const dictionaries = await readDictionaries()
const sound = Unit.parse(units.find(({ name }) => name === 'regreso-a-luquillo')?.content)

const isGrade = /^[K1-5] \w\w-\w\w$/

const findingsIn = (...all: readonly unknown[]) =>
  checkCatalogue(
    {
      texts: texts.filter(({ name }) => name === 'el-castillo-y-la-marea' || name === 'un-rey-muy-pequeno'),
      units: all.map(content => ({ name: Unit.safeParse(content).data?.id ?? 'broken', content })),
      sounds,
      scenes: [],
      placements,
    },
    dictionaries,
  )
    // Two texts leave the steps of the ladders bare, and one unit is too few for any grade.
    .filter(({ check, id }) => check !== 'ladder' && check !== 'shelf' && !isGrade.test(id))

/** The unit with one of its activities changed. */
const changing = (id: string, change: (activity: Activity) => object) => ({
  ...sound,
  standards: sound.standards.map(standard => ({
    ...standard,
    expectations: standard.expectations.map(expectation => ({
      ...expectation,
      activities: expectation.activities.map(activity =>
        activity.id === id ? { ...activity, ...change(activity) } : activity,
      ),
    })),
  })),
})
const PROBLEMS = '1-castillos-problemas'
const FRIENDS = '1-amigos-del-diez'
const changingFirst = (id: string, change: object) =>
  changing(id, activity => ({
    assessmentQuestions: questionsOf(activity).map((question, at) =>
      at === 0 ? { ...question, ...change } : question,
    ),
  }))
const configured = (change: object) =>
  changing('1-castillos-lectura', activity => ({
    voiceReadingConfig: { ...(activity.type === 'voice-reading' && activity.voiceReadingConfig), ...change },
  }))

test('the unit is sound as it stands', () => {
  expect(findingsIn(sound)).toEqual([])
})

const broken: [string, Check, unknown][] = [
  ['a field too few', 'schema', { ...sound, bigIdea: undefined }],
  ['more weeks than a unit takes', 'schema', { ...sound, estimatedWeeks: 7 }],
  ['an activity too long', 'schema', changing(FRIENDS, () => ({ estimatedTime: 45 }))],
  ['a standard of another grade', 'schema', { ...sound, grade: 'K' }],
  ['a city that is none', 'city', { ...sound, city: 'Macondo' }],
  ['a unit in another language than its activities', 'schema', { ...sound, language: 'en-US' }],
  ['a unit without a picture', 'cover', { ...sound, heroImage: undefined }],
  [
    'a title whose things are not in the picture',
    'cover',
    { ...sound, title: 'La vaca en la playa', cover: { ground: 'beach', parts: ['shell'] } },
  ],
  ['a misspelling', 'spelling', { ...sound, description: 'Una plalla.' }],
  ['a missing accent', 'accent', changing(FRIENDS, () => ({ description: 'Tu tambien.' }))],
  ['a question half marked', 'marks', changingFirst(PROBLEMS, { question: 'Son 7 y 5. Cuántas hay?' })],
  ['a hint half marked', 'marks', changingFirst(FRIENDS, { hint: 'Cuenta otra vez!' })],
  ['a wrong sum', 'arithmetic', changingFirst(PROBLEMS, { correctAnswer: '13' })],
  [
    'a sum of other numbers',
    'arithmetic',
    changingFirst(PROBLEMS, { calculation: '9 + 3', picture: undefined }),
  ],
  ['a sum that cannot be worked out', 'arithmetic', changingFirst(PROBLEMS, { calculation: '7 y 5' })],
  ['an answer that is no option', 'questions', changingFirst(FRIENDS, { options: ['1', '2', '3'] })],
  ['an option twice', 'questions', changingFirst(FRIENDS, { options: ['4', '4', '5'] })],
  ['an unknown text', 'text', configured({ expectedText: 'ninguno' })],
  ['targets that are not the text’s', 'target', configured({ wpmTarget: 50 })],
  ['targets of another grade', 'target', configured({ wpmTarget: 90 })],
  ['a word from elsewhere', 'vocabulary', configured({ vocabularyFocus: ['chinela'] })],
  ['a sound from elsewhere', 'pronunciation', configured({ pronunciationFocus: ['ñ'] })],
]
test.each(broken)('%s is found', (_, check, unit) => {
  expect(findingsIn(unit).map(finding => finding.check)).toContain(check)
})

test.each([
  [['interactive', 'vocabulary', 'investigation', 'voice-reading'], false],
  [['interactive', 'vocabulary', 'voice-reading'], true],
  [['interactive', 'interactive', 'vocabulary', 'voice-reading'], true],
] as const)('activities of %j are too few or too alike: %s', (kinds, isFound) => {
  const left = [...kinds]
  const activities = activitiesOf(sound).filter(({ type }) => {
    const at = left.indexOf(type as (typeof left)[number])
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  const [standard] = sound.standards
  const [expectation] = standard?.expectations ?? []
  const unit = { ...sound, standards: [{ ...standard, expectations: [{ ...expectation, activities }] }] }
  expect(findingsIn(unit).some(({ check }) => check === 'count')).toBe(isFound)
})

test('a grade has four units in a language, or is found', () => {
  const many = (count: number) => Array.from({ length: count }, () => sound)
  const counts = (count: number) =>
    checkAcrossUnits(many(count))
      .filter(({ check }) => check === 'count')
      .map(({ id }) => id)
  expect(counts(0)).toContain('1 es-PR')
  expect(counts(3)).toContain('1 es-PR')
  expect(counts(4)).not.toContain('1 es-PR')
})

test('a unit under another id is found: its title, picture, standards, activities and questions are there already', () => {
  const found = findingsIn(sound, { ...sound, id: 'otra' })
  expect(new Set(found.map(({ id, check }) => `${id} ${check}`))).toEqual(new Set(['otra duplicate']))
  const questions = activitiesOf(sound).flatMap(questionsOf).length
  const activities = activitiesOf(sound).length
  expect(found).toHaveLength(2 + sound.standards.length + 2 * activities + questions)
})
