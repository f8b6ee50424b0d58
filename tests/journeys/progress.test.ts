/** What a child did, as the child and those around see it: by week, by language, with the level it shows. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { activitiesOf, questionsOf } from '#shared/catalogue/unit.ts'
import { createFamilyCode } from '#shared/identity/family-routes.ts'
import { schoolDay, weekOf } from '#shared/kernel/school-day.ts'
import { finishActivity } from '#shared/lessons/routes.ts'
import { getProgress, getStudentProgress } from '#shared/progress/routes.ts'
import { finishReading } from '#shared/reading/routes.ts'
import { eventually } from '#tests/support/eventually.ts'
import { signUp } from '#tests/support/session.ts'
import { door } from './house.ts'
import { readAloud, readTapping } from './reading-aloud.ts'

test('readings and activities come together in the week, and the family sees them', {
  timeout: 60_000,
}, async () => {
  const child = await door.newStudent('Amaya Ortiz')
  // The grade of sign-up is placed by an event.
  await eventually(async () =>
    expect(await child.ask(getProgress)).toMatchObject({
      grade: '1',
      weeks: [],
      levels: [
        { language: 'es-PR', skill: 'reading', grade: '1', readings: 0, moved: null },
        { language: 'en-US', skill: 'reading', grade: '1', readings: 0, moved: null },
      ],
      finishedTexts: [],
    }),
  )

  const [castle, coqui] = [await door.text('castillos-de-arena'), await door.text('mi-coqui')]
  const unit = await door.unit('castillos-de-arena')
  const quiz = activitiesOf(unit).find(({ id }) => id === 'k-prueba-de-numeros')
  const answers = (quiz ? questionsOf(quiz) : []).map(({ id, correctAnswer }) => ({
    questionId: id,
    tries: [correctAnswer],
  }))
  const first = await child.ask(finishReading, { body: readAloud(castle) })
  await child.ask(finishReading, { body: readAloud(castle, { 0: '' }) })
  await child.ask(finishReading, { body: readTapping(coqui, 9) })
  const { finish } = await child.ask(finishActivity, {
    body: { unitHash: unit.hash, activityId: 'k-prueba-de-numeros', answers },
  })
  expect(finish.subject).toBe('Matemáticas')

  const words = first.reading.wordsCorrect
  const expected = {
    finishedTexts: ['castillos-de-arena', 'mi-coqui'],
    weeks: [
      {
        week: weekOf(schoolDay(first.reading.finishedAt)),
        readings: {
          'es-PR': {
            aloud: 2,
            tapped: 1,
            wordsCorrect: 2 * words - 1,
            wordsTapped: 9,
            bestPace: first.reading.wordsCorrectPerMinute,
          },
        },
        activities: { Matemáticas: { finished: 1, scoreThousandths: 1000 } },
      },
    ],
    // The second reading of the day was rehearsed, the third not aloud.
    levels: [
      { language: 'es-PR', readings: 1 },
      { language: 'en-US', readings: 0 },
    ],
  }
  await eventually(async () => expect(await child.ask(getProgress)).toMatchObject(expected))

  const { code } = await child.ask(createFamilyCode, { path: { studentId: child.personId } })
  const [email, password] = [`${randomUUID()}@lee.test`, randomUUID()]
  await signUp(door.config, {
    email,
    password,
    name: 'Iris Báez',
    metadata: { accountType: 'family', code },
  })
  const mother = await door.signIn(email, password)
  const path = { studentId: child.personId }
  expect(await mother.ask(getStudentProgress, { path })).toMatchObject(expected)
  expect((await child.tryTo(getStudentProgress, { path })).status).toBe(403)
  const stranger = await door.signIn('family@demo.test')
  expect((await stranger.tryTo(getStudentProgress, { path })).status).toBe(404)
})
