/** What a teacher's and a family's screens read is the same after a thousand readings as after ten, or has a bound that is said here. */
import { beforeAll, expect, test } from 'vitest'
import { put } from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import { progressTable } from '#functions/progress/table.ts'
import { LANGUAGES } from '#shared/kernel/school.ts'
import { addDays, instantOf, type SchoolDay, schoolDay } from '#shared/kernel/school-day.ts'
import { placeStandingKey } from '#shared/kernel/standing.ts'
import { SOUNDS_OF } from '#tests/support/child-history.ts'
import { handlerStage } from '#tests/support/handler-stage.ts'
import { readingFinishedBody } from '#tests/support/readings.ts'

const { ask, member, readsOf, student, write } = await handlerStage(progressTable)
const [
  group,
  comprehension,
  recommended,
  figures,
  own,
  probes,
  weeks,
  store,
  answered,
  { deedOfReading },
  counting,
] = await Promise.all([
  import('#functions/progress/get-group-progress.ts'),
  import('#functions/progress/get-group-comprehension.ts'),
  import('#functions/progress/list-recommendations.ts'),
  import('#functions/progress/get-recommendation-figures.ts'),
  import('#functions/progress/get-student-progress.ts'),
  import('#functions/progress/list-probes.ts'),
  import('#functions/progress/list-report-weeks.ts'),
  import('#functions/progress/progress-store.ts'),
  import('#functions/progress/answered-store.ts'),
  import('#functions/progress/rules/deeds.ts'),
  import('#functions/progress/count-children.ts'),
])

const HERE = { schoolId: 'playa-azul', region: 'Humacao' } as const
const TODAY = schoolDay(new Date())
/** Eight on a day, as nobody reads for long. */
const A_DAY = 8
const TEXTS = 200

/** One who has read so much, with questions answered, up to yesterday. */
async function readSoMuch(studentId: string, readings: number): Promise<void> {
  await store.keepPlacement(`placed-${studentId}`, instantOf(addDays(TODAY, -300), '08:00'), {
    studentId,
    ...HERE,
    groupIds: [`group-${studentId}`],
    grade: '2',
  })
  for (let n = 0; n < readings; n++) {
    const day: SchoolDay = addDays(TODAY, -1 - Math.floor(n / A_DAY))
    const language = LANGUAGES[n % 2] ?? 'es-PR'
    const readingId = `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
    const body = readingFinishedBody({
      readingId,
      studentId,
      textId: `text-${n % TEXTS}`,
      language,
      grade: '2',
      wordsCorrect: 40 + (n % 9),
      words: 50,
      accuracy: (40 + (n % 9)) / 50,
      wordsCorrectPerMinute: 50 + (n % 30),
      day,
      sounds: SOUNDS_OF[language].map(sound => ({ sound, read: 6, missed: n % 3 })),
    })
    const at = instantOf(day, `${String(8 + (n % A_DAY)).padStart(2, '0')}:00`)
    await store.keepDeed(deedOfReading({ id: `${studentId}-${readingId}`, at, body }))
    await answered.storeAnswers(studentId, {
      readingId,
      textId: body.textId,
      day,
      literal: { 'question-1': 1, 'question-2': 2, 'question-3': 1 },
      inferential: { 'question-4': 0, 'question-5': 1 },
      mistakes: { 'question-2': 'otherPlace', 'question-4': 'opposite' },
    })
  }
}

/** Something that was taken for a child so long ago that the weeks after it are over: its figures rest on the child's days. */
const takeLongAgo = (studentId: string) =>
  write(
    put({
      ...key(progressTable, 'recommended', { studentId }),
      all: [
        {
          recommendationId: 'level-es-PR-2',
          kind: 'level',
          because: { rule: 'rose', language: 'es-PR', on: addDays(TODAY, -41) },
          offeredOn: addDays(TODAY, -40),
          decision: { how: 'accepted', on: addDays(TODAY, -40), by: 'teacher' },
        },
      ],
      version: 1,
    }),
  )

const [FEW, MANY] = ['few', 'many'] as const
const HAVE_READ = { [FEW]: 10, [MANY]: 1000 }

beforeAll(async () => {
  for (const studentId of [FEW, MANY]) {
    const place = `group:group-${studentId}`
    await write(put({ ...placeStandingKey(place), standing: { place, ...HERE }, version: 1 }))
    await student({ studentId, ...HERE, groupIds: [`group-${studentId}`] })
  }
  await Promise.all([FEW, MANY].map(studentId => readSoMuch(studentId, HAVE_READ[studentId])))
  await Promise.all([FEW, MANY].map(takeLongAgo))
  await counting.handler()
}, 300_000)

const teacher = await member('teacher', { ...HERE, groupIds: [`group-${FEW}`, `group-${MANY}`] })

/** Of who has read little, and of who has read much. */
async function both(
  route: typeof group,
  path: (studentId: string) => Record<string, string>,
  query?: Record<string, string>,
) {
  const of = (studentId: string) =>
    readsOf(async () => {
      const { status, body } = await ask(route.handler, teacher, {
        path: path(studentId),
        ...(query && { query }),
      })
      expect(status, JSON.stringify(body)).toBe(200)
    })
  return { few: await of(FEW), many: await of(MANY) }
}
const byGroup = (studentId: string) => ({ groupId: `group-${studentId}` })
const byStudent = (studentId: string) => ({ studentId })

test('both children are in the lines of their groups, with what they read', async () => {
  const { body } = await ask(group.handler, teacher, { path: byGroup(MANY) })
  expect(body.children).toHaveLength(1)
  const { body: progress } = await ask(own.handler, teacher, { path: byStudent(MANY) })
  const read = (progress.weeks as { readings: Record<string, { aloud: number }> }[]).flatMap(({ readings }) =>
    Object.values(readings).map(({ aloud }) => aloud),
  )
  expect(read.reduce((a, b) => a + b, 0)).toBe(HAVE_READ[MANY])
})

test.each([
  ['the group at a glance, and the heatmap', group],
  ['comprehension', comprehension],
  ['recommendations', recommended],
])('%s: as many reads, of as many units, after a thousand readings as after ten', async (_, route) => {
  const { few, many } = await both(route, byGroup)
  expect(many.reads).toBe(few.reads)
  // A row that is full is larger than one that fills; it has its bound.
  expect(many.units - few.units).toBeLessThanOrEqual(1)
})

test('a teacher is told how the first answers of a group went astray', async () => {
  const { body } = await ask(comprehension.handler, teacher, { path: byGroup(FEW) })
  const [{ texts }] = body.children as [{ texts: { mistakes?: object }[] }]
  expect(texts).toHaveLength(HAVE_READ[FEW])
  for (const { mistakes } of texts)
    expect(mistakes).toEqual({ 'question-2': 'otherPlace', 'question-4': 'opposite' })
})

test('reports of weeks are as many as there were weeks', async () => {
  const { few, many } = await both(weeks, byStudent)
  expect(many).toEqual(few)
})

/**
 * A day with eight readings is a kilobyte and a half: a thousand readings take about thirty units, the four hundred days that
 * are kept at most three times as many, in one page of one query.
 */
const MOST_UNITS = 40

const GROWING: readonly (readonly [string, typeof own, Record<string, string>])[] = [
  ['a child’s progress, as families and teachers see it', own, {}],
  ['the first readings by which a plan is followed', probes, { language: 'es-PR' }],
]

test.each(GROWING)(
  '%s: as many reads, and units by days and texts within a bound',
  async (_, route, query) => {
    const { few, many } = await both(route, byStudent, query)
    expect(many.reads).toBe(few.reads)
    expect(many.units).toBeLessThanOrEqual(MOST_UNITS)
  },
)

test('how a group stood before and after: as many reads, and units of each of its children within that bound', async () => {
  const { few, many } = await both(figures, byGroup)
  expect(many.reads).toBe(few.reads)
  expect(many.units).toBeGreaterThan(few.units)
  expect(many.units).toBeLessThanOrEqual(MOST_UNITS)
})
