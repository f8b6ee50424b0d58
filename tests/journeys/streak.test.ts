import { expect, test } from 'vitest'
import { recordVisit } from '#shared/activity/routes.ts'
import { streakChanged } from '#shared/streaks/live.ts'
import { getStreak } from '#shared/streaks/routes.ts'
import { door, hand } from './house.ts'

const login = { body: { activityType: 'login' } } as const

test('loading the app makes a day of the streak, dated by the server, once', async () => {
  const ana = await door.newStudent()
  const page = await ana.listen()
  expect(await ana.ask(getStreak)).toMatchObject({ streakDays: 0 })

  const { day } = await ana.ask(recordVisit, login)
  const changed = await page.hear(streakChanged)
  expect(changed.body).toMatchObject({ streakDays: 1, lastActivityDate: day })

  await ana.ask(recordVisit, login)
  expect(await ana.ask(getStreak)).toEqual(changed.body)
  page.close()
})

test('the browser cannot say when it was', async () => {
  const ana = await door.newStudent()
  const body = { ...login.body, day: '2020-01-01' }
  expect(await ana.tryTo(recordVisit, { body })).toMatchObject({ status: 422 })
})

test.runIf(hand)('staff may load the app; it leaves no trace', async () => {
  const teacher = await door.signIn('teacher@demo.test')
  await teacher.ask(recordVisit, login)
  expect(await teacher.tryTo(getStreak)).toMatchObject({ status: 403 })
})
