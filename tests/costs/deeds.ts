/** Each deed of a school day, as pages do it: the calls that a page makes, at the front door of a cloud. */
import { randomUUID } from 'node:crypto'
import { FIRST_GRADE } from '#infra/local/seed/demo-names.ts'
import { allOf } from '#shared/catalogue/sound-kit.ts'
import { activitiesOf, questionsOf } from '#shared/catalogue/unit.ts'
import { getPurse } from '#shared/coins/routes.ts'
import { getExperience } from '#shared/experience/routes.ts'
import { createCodes } from '#shared/identity/access-code-routes.ts'
import { listChildren } from '#shared/identity/family-routes.ts'
import { getRoster, listGroups } from '#shared/identity/group-routes.ts'
import { getProfile } from '#shared/identity/routes.ts'
import { finishActivity, listActivities } from '#shared/lessons/routes.ts'
import { openTicket } from '#shared/live/routes.ts'
import { listNotifications } from '#shared/notifications/routes.ts'
import { listReportWeeks } from '#shared/progress/report-routes.ts'
import { getProgress, getStudentProgress } from '#shared/progress/routes.ts'
import {
  answerQuestions,
  finishPractice,
  finishReading,
  getPolicy,
  listReadings,
  listStudentReadings,
} from '#shared/reading/routes.ts'
import { heardFrom } from '#shared/reading/said-aloud.ts'
import { listStudentWork } from '#shared/reading/work-routes.ts'
import { getSettings } from '#shared/settings/routes.ts'
import { getStreak, getStudentStreak } from '#shared/streaks/routes.ts'
import { readAloud } from '#tests/journeys/reading-aloud.ts'
import type { Deed } from '#tests/load/school-day.ts'
import type { TestCloud } from '#tests/support/cloud.ts'
import type { LivePage } from '#tests/support/live-page.ts'
import type { SignedIn } from '#tests/support/person.ts'
import { poolCall } from '#tests/support/pool-call.ts'
import { signUp } from '#tests/support/session.ts'
import { quiet } from './counting.ts'
import { bringToMidYear } from './mid-year.ts'

/** What a child’s page asks for as it opens. */
export const OPENS = [
  getProfile,
  getSettings,
  getStreak,
  listNotifications,
  getProgress,
  listReadings,
  getPolicy,
  listActivities,
  listChildren,
  openTicket,
] as const

export interface Stage {
  readonly house: TestCloud
  /** Of one group. They take turns, as what a child does first on a day takes more than the second time. */
  readonly children: readonly SignedIn[]
  readonly teacher: SignedIn
  /** The family’s child, with some readings. */
  readonly demo: SignedIn
  readonly family: SignedIn
}

/** What is done before a deed is counted, and the deed itself, as often as asked. */
type Play = (stage: Stage, times: number) => Promise<() => Promise<void>>

/** About as much as a family's page asks for. */
const lately = () => {
  const [from, until] = [-8, 2].map(days => new Date(Date.now() + days * 86_400_000).toISOString())
  return { from: from ?? '', until: until ?? '' }
}

const again = (deed: (at: number) => Promise<unknown>) => async (times: number) => {
  for (let at = 0; at < times; at++) await deed(at)
}

const CHILDREN = 10

/** Opens a cloud's accounts of whom deeds are played by: children in the middle of their year. */
export async function openStage(house: TestCloud, count = CHILDREN): Promise<Stage> {
  const demo = await house.signIn('student@demo.test')
  const teacher = await house.signIn('teacher@demo.test')
  const family = await house.signIn('family@demo.test')
  const place = `group:${FIRST_GRADE}` as const
  const { codes } = await teacher.ask(createCodes, {
    path: { place },
    body: { role: 'student', count },
  })
  const children: SignedIn[] = []
  for (const { code } of codes) {
    const [email, password] = [`${randomUUID()}@lee.test`, randomUUID()]
    await signUp(house.config, {
      email,
      password,
      name: 'Ana Rivera',
      metadata: { accountType: 'student', grade: '1', code },
    })
    const child = await house.signIn(email, password)
    // Whoever does something has a page open, which is told of what follows.
    await child.listen()
    children.push(child)
  }
  // Where they are placed is heard of first.
  await quiet(house)
  for (const [at, { personId }] of children.entries()) await bringToMidYear(house, personId, at)
  return { house, children, teacher, demo, family }
}

const childOf = ({ children }: Pick<Stage, 'children'>, at = 0): SignedIn => {
  const child = children[at % children.length]
  if (!child) throw new Error('there are no children')
  return child
}

/** Which no child has read before. */
export const TEXTS = [
  'ana-y-leo-de-noche',
  'el-castillo-y-la-marea',
  'el-diente-de-ines',
  'el-truco-del-limber',
]

export const plays: Readonly<Record<Deed, Play>> = {
  'sign-in':
    async ({ house }, times) =>
    () =>
      again(() => house.signIn('student@demo.test'))(times),

  refresh:
    async ({ house, ...stage }, times) =>
    () =>
      again(at =>
        poolCall(house.config, 'GetTokensFromRefreshToken', {
          ClientId: house.config.userPoolClientId,
          RefreshToken: childOf(stage, at).refreshToken,
        }),
      )(times),

  opening:
    async ({ house, ...stage }, times) =>
    async () => {
      const open: LivePage[] = []
      await again(async at => {
        const child = childOf(stage, at)
        // What a returning browser asks for anew; the rest it holds.
        for (const path of ['/dashboard', '/runtime-config.json', '/sw.js'])
          await (await fetch(new URL(path, house.siteUrl))).arrayBuffer()
        for (const route of OPENS) if (route !== openTicket) await child.ask(route as typeof getProfile)
        open.push(await child.listen())
      })(times)
      for (const page of open) page.close()
    },

  reading: async ({ house, ...stage }, times) => {
    const texts = await Promise.all(TEXTS.map(id => house.text(id)))
    return () =>
      again(at => {
        // Each child another text each time.
        const text = texts[Math.floor(at / CHILDREN) + (times === 2 ? 2 : 0)]
        if (!text) throw new Error('there are no texts')
        return childOf(stage, at).ask(finishReading, { body: readAloud(text) })
      })(times)
  },

  questions: async ({ house, ...stage }, times) => {
    const text = await house.text('castillos-de-arena')
    const answers = text.questions.map(({ id, correctAnswer }) => ({
      questionId: id,
      tries: [correctAnswer],
    }))
    const read: { finishedAt: string; readingId: string }[] = []
    for (let at = 0; at < times; at++)
      read.push((await childOf(stage, at).ask(finishReading, { body: readAloud(text) })).reading)
    return () =>
      again(at => {
        const reading = read[at]
        if (!reading) throw new Error('nothing was read')
        const { finishedAt, readingId } = reading
        return childOf(stage, at).ask(answerQuestions, { path: { finishedAt, readingId }, body: { answers } })
      })(times)
  },

  lesson: async ({ house, ...stage }, times) => {
    const unit = await house.unit('castillos-de-arena')
    const activities = activitiesOf(unit).filter(activity => questionsOf(activity).length > 0)
    return () =>
      again(at => {
        const activity = activities[at % activities.length]
        if (!activity) throw new Error('the unit has no activities')
        const answers = questionsOf(activity).map(({ id, correctAnswer }) => ({
          questionId: id,
          tries: [correctAnswer],
        }))
        return childOf(stage, at).ask(finishActivity, {
          body: { unitHash: unit.hash, activityId: activity.id, answers },
        })
      })(times)
  },

  practice: async ({ house, ...stage }, times) => {
    const kit = await house.sound('es-rr')
    const items = allOf(kit.words)
      .slice(0, 5)
      .map(text => ({
        kind: 'said' as const,
        text,
        tries: [heardFrom(text)],
      }))
    return () =>
      again(at =>
        childOf(stage, at).ask(finishPractice, { body: { soundHash: kit.hash, items, seconds: 60 } }),
      )(times)
  },

  // Another screen asks for what it shows, and for what has grown old meanwhile.
  screen: async (stage, times) => () =>
    again(async at => {
      const child = childOf(stage, at)
      await child.ask(getPurse)
      await child.ask(getExperience)
    })(times),

  class: async ({ teacher, demo }, times) => {
    const { schoolId = '' } = await teacher.ask(getProfile)
    const { groups } = await teacher.ask(listGroups, { path: { schoolId } })
    const groupId = groups[0]?.groupId ?? ''
    const path = { studentId: demo.personId }
    return () =>
      again(async () => {
        await teacher.ask(getRoster, { path: { groupId } })
        await teacher.ask(getStudentProgress, { path })
        await teacher.ask(listStudentReadings, { path })
      })(times)
  },

  look: async ({ family, demo }, times) => {
    const path = { studentId: demo.personId }
    return () =>
      again(async () => {
        await family.ask(listChildren)
        await family.ask(getStudentProgress, { path })
        await family.ask(listStudentWork, { path, query: lately() })
        await family.ask(getStudentStreak, { path })
        await family.ask(listReportWeeks, { path })
      })(times)
  },

  minute: async (stage, times) => {
    const page = await childOf(stage).listen()
    return async () => {
      // Two signs of life, each answered.
      await again(async () => {
        for (const _ of [1, 2]) page.send({ type: 'live/beat', body: { every: 30 } })
        await new Promise(resolve => setTimeout(resolve, 600))
      })(times)
      page.close()
    }
  },
}
