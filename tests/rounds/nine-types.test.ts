/**
 * The nine types of the specification: each caused by what a child, a friend or the clock really does, passed on from the
 * outbox to whoever hears it (twice, as queues may), and seen in the bell of the person who is told.
 */

import { createInstance } from 'i18next'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { achievementsTable } from '#functions/achievements/table.ts'
import { wiring as achievements } from '#functions/achievements/wiring.ts'
import { wiring as experience } from '#functions/experience/wiring.ts'
import { notificationsTable } from '#functions/notifications/table.ts'
import { wiring as notifications } from '#functions/notifications/wiring.ts'
import { OutboxEvent } from '#functions/platform/store/outbox.ts'
import { heardBy } from '#functions/platform/wiring.ts'
import { progressTable } from '#functions/progress/table.ts'
import { wiring as progress } from '#functions/progress/wiring.ts'
import { socialTable } from '#functions/social/table.ts'
import { wiring as social } from '#functions/social/wiring.ts'
import { streaksTable } from '#functions/streaks/table.ts'
import { wiring as streaks } from '#functions/streaks/wiring.ts'
import { visitRecorded } from '#shared/activity/events.ts'
import { studentPlaced } from '#shared/identity/events.ts'
import type { Envelope } from '#shared/kernel/event.ts'
import { LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { addDays, instantOf, type SchoolDay } from '#shared/kernel/school-day.ts'
import type { PersonStanding } from '#shared/kernel/standing.ts'
import type { Notification } from '#shared/notifications/schema.ts'
import { readingFinished } from '#shared/reading/events.ts'
import { handlerStage } from '#tests/support/handler-stage.ts'
import { readingFinishedBody } from '#tests/support/readings.ts'
import { iconOf, wordsOf } from '#web/features/notifications/notification-words.ts'
import enNotices from '#web/i18n/en/notices.ts'
import enWords from '#web/i18n/en/notifications.json'
import esNotices from '#web/i18n/es/notices.ts'
import esWords from '#web/i18n/es/notifications.json'

// One table for all: the nouns' keys do not meet, and their indexes have names of their own.
const together = [notificationsTable, achievementsTable, progressTable, streaksTable, socialTable].map(
  table => ('indexes' in table ? table.indexes : {}),
)
const stage = await handlerStage({ noun: 'together', rows: {}, indexes: Object.assign({}, ...together) })
const [{ scanRows }, list, ask, code, remind, close] = await Promise.all([
  import('#functions/platform/store/rows.ts'),
  import('#functions/notifications/list-notifications.ts'),
  import('#functions/social/ask-friend.ts'),
  import('#functions/social/get-social.ts'),
  import('#functions/streaks/remind-at-risk.ts'),
  import('#functions/progress/close-weeks.ts'),
])
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

interface Ear {
  readonly names: ReadonlySet<string>
  readonly handler: (batch: unknown) => Promise<{ readonly batchItemFailures: readonly unknown[] }>
}
/** Every subscriber of these nouns, by what its wiring says that it hears. */
const ears: readonly Ear[] = await Promise.all(
  [achievements, experience, notifications, progress, social, streaks].flatMap(({ noun, functions }) =>
    Object.entries(functions).flatMap(([name, spec]) => {
      const names = new Set(heardBy(spec).map(event => event.name))
      if (names.size === 0) return []
      return [import(`../../functions/${noun}/${name}.ts`).then(({ handler }) => ({ names, handler }))]
    }),
  ),
)

const passed = new Set<string>()

/** Brings one event to whoever hears it, twice. */
async function bring(event: Envelope): Promise<void> {
  const { id, name } = event
  passed.add(id)
  const record = { messageId: id, body: JSON.stringify({ detail: event }) }
  for (const { handler } of ears.filter(({ names }) => names.has(name)))
    for (const _ of ['once', 'again'])
      expect((await handler({ Records: [record] })).batchItemFailures, name).toEqual([])
}

/** Passes on what lies in the outbox, and what that brings about. */
async function passOn(): Promise<void> {
  for (;;) {
    const waiting: Envelope[] = []
    for await (const told of scanRows(OutboxEvent, 'EVENT')) if (!passed.has(told.id)) waiting.push(told)
    if (waiting.length === 0) return
    for (const told of waiting) await bring(told)
  }
}

let happened = 0
const happens = async (name: string, day: SchoolDay, time: string, body: object) => {
  const at = instantOf(day, time)
  vi.setSystemTime(new Date(at))
  await bring({ id: `deed-${String(happened++).padStart(4, '0')}`, name, at, trace: 'test', body })
  await passOn()
}
async function tick(handler: () => Promise<void>, day: SchoolDay, time: string) {
  vi.setSystemTime(new Date(instantOf(day, time)))
  await Promise.all([handler(), handler()])
  await passOn()
}

const comes = (personId: string, day: SchoolDay) =>
  happens(visitRecorded.name, day, '08:00', { personId, activityType: 'login', day })
const reads = (studentId: string, day: SchoolDay, n = 1) =>
  happens(
    readingFinished.name,
    day,
    `09:${String(n).padStart(2, '0')}`,
    readingFinishedBody({
      studentId,
      day,
      readingId: `reading-${happened}`,
      reachedAccuracy: true,
      workOfDay: n,
    }),
  )

const MONDAY = '2026-11-16'
const FRIDAY = addDays(MONDAY, 4)
const HERE = { schoolId: 'playa-azul', region: 'Humacao' as const, groupIds: ['first-a'] }
const [ana, leo] = [await stage.member('student', HERE), await stage.member('student', HERE)]
const mother = await stage.member('family', { childIds: [ana.personId] })
for (const { personId: studentId } of [ana, leo]) {
  const familyIds = studentId === ana.personId ? [mother.personId] : []
  await stage.student({ studentId, ...HERE, familyIds })
  await happens(studentPlaced.name, addDays(MONDAY, -1), '12:00', {
    studentId,
    ...HERE,
    grade: '1',
  })
}

async function bellOf(who: PersonStanding): Promise<readonly Notification[]> {
  return (await stage.ask(list.handler, who)).body.notifications
}
/** What somebody is told of one type. */
const toldOf = async (who: PersonStanding, type: string) =>
  (await bellOf(who)).filter(({ notificationType }) => notificationType === type)

const resources = {
  'es-PR': { notifications: esWords, notices: esNotices },
  'en-US': { notifications: enWords, notices: enNotices },
}
const speaking: Record<Language, ReturnType<typeof createInstance>> = {
  'es-PR': createInstance(),
  'en-US': createInstance(),
}
for (const language of LANGUAGES)
  await speaking[language].init({ lng: language, resources, interpolation: { escapeValue: false } })

/** A notification as its person sees it, in both languages. */
const seen = ({ text, priority, notificationType }: Notification) => ({
  icon: iconOf(notificationType),
  priority,
  es: Object.values(wordsOf(speaking['es-PR'], text)),
  en: Object.values(wordsOf(speaking['en-US'], text)),
})

test('achievement, badge_earned, level_up and reward_available come of reading', async () => {
  await comes(ana.personId, MONDAY)
  await reads(ana.personId, MONDAY)
  const finished = (await toldOf(ana, 'achievement')).filter(
    ({ text }) => text.template === 'reading.finished',
  )
  expect(finished.map(seen)).toEqual([
    {
      icon: 'medal',
      priority: 'high',
      es: ['¡Terminaste una lectura!', 'Leíste bien 40 palabras de «Castillos de Arena».'],
      en: ['You finished a reading!', 'You read 40 words of “Castillos de Arena” correctly.'],
    },
  ])
  const [title] = (await toldOf(ana, 'achievement')).filter(
    ({ text }) => text.template === 'achievements.gained',
  )
  expect(title && seen(title)).toMatchObject({
    icon: 'medal',
    priority: 'normal',
    es: ['¡Mira lo que ganaste!', expect.stringMatching(/título/i)],
    en: ['Look what you got!', expect.stringMatching(/title/i)],
  })

  for (const n of [2, 3, 4]) await reads(ana.personId, MONDAY, n)
  for (const day of [1, 2, 3]) {
    await comes(ana.personId, addDays(MONDAY, day))
    for (const n of [1, 2, 3]) await reads(ana.personId, addDays(MONDAY, day), n)
  }
  expect((await toldOf(ana, 'level_up')).map(seen)).toContainEqual({
    icon: 'rise',
    priority: 'high',
    es: ['¡Llegaste al nivel 2!', 'Cada palabra cuenta. Sigue así.'],
    en: ['You reached level 2!', 'Every word counts. Keep going.'],
  })
  const [badge] = (await toldOf(ana, 'badge_earned')).filter(({ text }) => text.params.context === 'badges')
  const [reward] = await toldOf(ana, 'reward_available')
  expect(badge && seen(badge)).toMatchObject({ icon: 'award', priority: 'normal' })
  for (const [language, titled, said] of [
    ['es', /^¡Ganaste (una insignia|\d+ insignias)!$/, /^(Insignia: \p{Lu}.+|\d+ insignias)\.$/u],
    ['en', /^You earned (a badge|\d+ badges)!$/, /^(Badge: \p{Lu}.+|\d+ badges)\.$/u],
  ] as const) {
    const [heading = '', words = ''] = badge ? seen(badge)[language] : []
    expect(heading).toMatch(titled)
    expect(words).toMatch(said)
  }
  expect(reward && seen(reward)).toMatchObject({
    icon: 'gift',
    priority: 'normal',
    es: ['¡Reto cumplido!', expect.stringMatching(/^\d+ monedas por tu reto\.$/)],
    en: [
      expect.stringMatching(/^Challenge (met|done|complete)/),
      expect.stringMatching(/^\d+ coins for your challenge\.$/),
    ],
  })
})

test('streak_reminder comes of an afternoon without her, and milestone of seven days', async () => {
  const run = addDays(FRIDAY, 3)
  for (const ago of [6, 5, 4, 3, 2, 1]) await comes(leo.personId, addDays(run, -ago))
  await tick(remind.handler, run, '16:58')
  expect((await toldOf(leo, 'streak_reminder')).map(seen)).toEqual([
    {
      icon: 'calendar',
      priority: 'normal',
      es: ['Tu racha te espera', 'Llevas 6 días seguidos. Lee un ratito hoy y sigue.'],
      en: ['Your streak is waiting', '6 days in a row. Read a little today and keep going.'],
    },
  ])
  expect(await toldOf(leo, 'milestone')).toEqual([])
  await comes(leo.personId, run)
  expect((await toldOf(leo, 'milestone')).map(seen)).toEqual([
    {
      icon: 'milestone',
      priority: 'high',
      es: ['Hito de Racha', '7 días seguidos leyendo.'],
      en: ['Streak milestone', '7 days in a row.'],
    },
  ])
})

test('challenge_expiring comes of a weekend visit, with half of the week’s challenge done', async () => {
  // What a child is asked for hangs on who they are: this one for readings, of which four are done.
  const eva = await stage.member('student', { ...HERE, personId: 'eva-5' })
  for (const day of [0, 1]) for (const n of [1, 2]) await reads(eva.personId, addDays(MONDAY, day), n)
  await comes(eva.personId, addDays(MONDAY, 3))
  expect(await toldOf(eva, 'challenge_expiring')).toEqual([])
  await comes(eva.personId, addDays(MONDAY, 5))
  expect((await toldOf(eva, 'challenge_expiring')).map(seen)).toEqual([
    {
      icon: 'hourglass',
      priority: 'normal',
      es: ['Tu reto se acaba el domingo', 'Te faltan 2.'],
      en: ['Your challenge ends on Sunday', '2 to go.'],
    },
  ])
})

test('weekly_summary comes of Friday afternoon, to the mother, and leads to that report', async () => {
  await tick(close.handler, FRIDAY, '15:57')
  const told = await toldOf(mother, 'weekly_summary')
  expect(told.map(seen)).toEqual([
    {
      icon: 'book',
      priority: 'normal',
      es: ['El resumen de la semana', expect.stringMatching(/^Vino 4 días\. Leyó bien \d+ palabras\./)],
      en: ['The week in short', expect.stringMatching(/^Came by on 4 days\. Read \d+ words right\./)],
    },
  ])
  expect(told[0]?.text.params).toMatchObject({ studentId: ana.personId, week: FRIDAY })
  expect(await toldOf(ana, 'weekly_summary')).toEqual([])
})

test('friend_activity comes of another child, and is seen in the bell of who is asked', async () => {
  const { friendCode } = (await stage.ask(code.handler, leo)).body
  expect((await stage.ask(ask.handler, ana, { body: { friendCode } })).status).toBe(200)
  await passOn()
  expect((await toldOf(leo, 'friend_activity')).map(seen)).toEqual([
    {
      icon: 'people',
      priority: 'normal',
      es: ['Alguien quiere ser tu amistad', 'Míralo en tus amistades.'],
      en: ['Somebody wants to be your friend', 'See who in your friends.'],
    },
  ])
  expect(await toldOf(ana, 'friend_activity')).toEqual([])
})

test('any other type has the default icon, and of nothing anybody is told twice', async () => {
  expect(iconOf('kite_lost')).toBe('bell')
  for (const who of [ana, leo, mother]) {
    const ids = (await bellOf(who)).map(({ notificationId }) => notificationId)
    expect(new Set(ids).size).toBe(ids.length)
  }
})
