import { key } from '#functions/platform/table.ts'
import { progressTable } from '#functions/progress/table.ts'
import { visitRecorded } from '#shared/activity/events.ts'
import { activitiesOf, questionsOf } from '#shared/catalogue/unit.ts'
import { getPurse } from '#shared/coins/routes.ts'
import { getInventory, getStoreHours } from '#shared/coins/store-routes.ts'
import { textAsked } from '#shared/generation/events.ts'
import { listTexts } from '#shared/generation/routes.ts'
import { activityFinished } from '#shared/lessons/events.ts'
import { listActivities } from '#shared/lessons/routes.ts'
import { analysisAsked } from '#shared/progress/events.ts'
import { getProgress } from '#shared/progress/routes.ts'
import {
  placementFinished,
  practiceFinished,
  questionsAnswered,
  readingFinished,
  wordOverridden,
} from '#shared/reading/events.ts'
import { DEFAULT_GROUP_POLICY } from '#shared/reading/group-policy.ts'
import { getPlacement, getStudentPlacement } from '#shared/reading/placement-routes.ts'
import {
  finishReading,
  getGroupPolicy,
  getStudentLibrary,
  getStudentReading,
  listReadings,
} from '#shared/reading/routes.ts'
import { getSettings } from '#shared/settings/routes.ts'
import { requestAnswered, requestAsked } from '#shared/support/events.ts'
import { askSupport, listSupport } from '#shared/support/routes.ts'
import { counted } from '#tests/journeys/counted.ts'
import { door } from '#tests/journeys/house.ts'
import { member, operator } from '#tests/journeys/member.ts'
import { readAloud } from '#tests/journeys/reading-aloud.ts'
import { readPlacement } from '#tests/journeys/reading-probes.ts'
import { type Arranging, admin, newGroup, school, teacher, told } from './stage.ts'

/** A child who does one thing of each kind. */
const ana = await door.newStudent()
const castle = await door.text('castillos-de-arena')

/** A child of a teacher's group, and what they read. */
async function pupilWhoRead() {
  const groupId = await newGroup()
  const child = await door.newStudent()
  const studentId = child.personId
  await operator.setStudent({ studentId, ...school, groupIds: [groupId], familyIds: [] })
  const { reading } = await child.ask(finishReading, { body: readAloud(castle, { 4: 'zapato' }) })
  const { finishedAt, readingId } = reading
  return { child, path: { studentId, finishedAt, readingId } }
}

const question = { topic: 'other', text: '¿Cómo leo más?' } as const

/** A child with coins to spend. */
async function childWithCoins(balance: number) {
  const who = await door.newStudent()
  const key = { pk: `PERSON#${who.personId}`, sk: 'BALANCE' }
  await operator.put(await operator.tableOf('coins'), { ...key, balance, version: 1 })
  return who
}

export const commands = {
  'activity/record-visit': async () => {
    const state = () => told(visitRecorded, ana.personId)
    return { who: ana, sent: { body: { activityType: 'login' } }, state }
  },
  'coins/buy-item': async () => {
    const who = await childWithCoins(500)
    const state = async () => [await who.ask(getPurse), await who.ask(getInventory)]
    return { who, sent: { path: { itemId: 'streak-freeze' }, body: {} }, state }
  },
  'coins/change-appearance': async () => ({
    who: ana,
    sent: { body: { animal: 'coqui' } },
    state: () => ana.ask(getInventory),
  }),
  'coins/set-store-hours': async () => {
    const path = { groupId: await newGroup() }
    const body = { closed: { from: '08:00', until: '14:30' } }
    return { who: teacher, sent: { path, body }, state: () => teacher.ask(getStoreHours, { path }) }
  },
  'generation/ask-text': async () => {
    const state = async () => [(await ana.ask(listTexts)).left, await told(textAsked, ana.personId)]
    return { who: ana, sent: { body: { language: 'es-PR', grade: '1', theme: 'sea', sounds: [] } }, state }
  },
  'lessons/finish-activity': async () => {
    const unit = await door.unit('castillos-de-arena')
    const activityId = 'k-prueba-de-numeros'
    const activity = activitiesOf(unit).find(({ id }) => id === activityId)
    if (!activity) throw new Error(`there is no activity ${activityId}`)
    const answers = questionsOf(activity).map(({ id, correctAnswer }) => ({
      questionId: id,
      tries: [correctAnswer],
    }))
    const state = async () => [
      (await ana.ask(listActivities)).activities,
      await told(activityFinished, ana.personId),
    ]
    return { who: ana, sent: { body: { unitHash: unit.hash, activityId, answers } }, state }
  },
  'live/open-ticket': async () => ({
    who: admin,
    sent: { body: {} },
    state: async () => undefined,
  }),
  'live/watch-group': async () => {
    const groupId = await newGroup()
    return {
      who: teacher,
      sent: { path: { groupId }, body: { studentIds: [ana.personId] } },
      state: async () => undefined,
    }
  },
  'reading/finish-reading': async () => {
    const state = async () => [await ana.ask(listReadings), await told(readingFinished, ana.personId)]
    return { who: ana, sent: { body: readAloud(castle) }, state }
  },
  'reading/answer-questions': async () => {
    const { child: who, path } = await pupilWhoRead()
    const answers = castle.questions.map(({ id, correctAnswer }) => ({
      questionId: id,
      tries: [correctAnswer],
    }))
    const { finishedAt, readingId } = path
    const state = async () => [await who.ask(listReadings), await told(questionsAnswered, who.personId)]
    return { who, sent: { path: { finishedAt, readingId }, body: { answers } }, state }
  },
  'reading/override-word': async () => {
    const { child, path } = await pupilWhoRead()
    const body = { word: 4, outcome: 'correct', reason: 'misheard' } as const
    const state = async () => [
      await teacher.ask(getStudentReading, { path }),
      await told(wordOverridden, child.personId),
    ]
    return { who: teacher, sent: { path, body }, state }
  },
  'reading/set-group-policy': async () => {
    const groupId = await newGroup()
    const path = { groupId }
    return {
      who: teacher,
      sent: { path, body: { ...DEFAULT_GROUP_POLICY, strictRules: ['coda-s'], openGrades: ['4'] } },
      state: () => teacher.ask(getGroupPolicy, { path }),
    }
  },
  'reading/set-student-library': async () => {
    const { path } = await pupilWhoRead()
    return {
      who: teacher,
      sent: { path: { studentId: path.studentId }, body: { openGrades: ['4', '5'] } },
      state: () => teacher.ask(getStudentLibrary, { path: { studentId: path.studentId } }),
    }
  },
  'reading/finish-placement': async () => {
    const who = await door.newStudent()
    const body = readPlacement(await door.probes('es-PR'), { '1-medium-1': {}, '1-hard-1': {} })
    const state = async () => [await who.ask(getPlacement), await told(placementFinished, who.personId)]
    return { who, sent: { body }, state }
  },
  'reading/ask-placement': async () => {
    const { path } = await pupilWhoRead()
    const { studentId } = path
    return {
      who: teacher,
      sent: { path: { studentId }, body: { language: 'en-US' as const, asking: 1 } },
      state: () => teacher.ask(getStudentPlacement, { path: { studentId } }),
    }
  },
  'reading/open-transcription': async () => ({
    who: ana,
    sent: { body: { language: 'es-PR', sampleRate: 16_000 } },
    state: async () => undefined,
    off: 'reading.transcriptionOff',
  }),
  'reading/finish-practice': async () => {
    const kit = await door.sound('es-rr')
    const items = [{ kind: 'checked', text: 'torre', went: true } as const]
    const state = () => told(practiceFinished, ana.personId)
    return { who: ana, sent: { body: { soundHash: kit.hash, items, seconds: 60 } }, state }
  },
  'settings/change-settings': async () => {
    return { who: ana, sent: { body: { theme: 'dark' } }, state: () => ana.ask(getSettings) }
  },
  'support/ask-support': async () => {
    // Once it is heard of, it is on the desk.
    const state = async () => [
      (await ana.ask(listSupport)).requests.map(({ requestId }) => requestId),
      await told(requestAsked, ana.personId),
    ]
    return { who: ana, sent: { body: question }, state }
  },
  'progress/set-flag-aside': async () => {
    const groupId = await newGroup()
    const where = { ...school, groupIds: [groupId] }
    const studentId = (await member('student', where)).personId
    await operator.setStudent({ studentId, familyIds: [], ...where })
    // As whoever counts the child meanwhile finds it.
    const reason = { rule: 'silent', days: 0, since: null } as const
    const flags = [{ flagId: 'silent', reason, raisedOn: '2026-11-16' }]
    const row = key(progressTable, 'flags', { studentId })
    const table = await operator.tableOf('progress')
    await operator.put(table, { ...row, flags, version: 1 })
    const state = async () =>
      (await operator.scan(table)).filter(({ pk, sk }) => pk === row.pk && sk === row.sk)
    const path = { studentId, flagId: 'silent' }
    return { who: teacher, sent: { path, body: { why: 'Está enferma en casa' } }, state }
  },
  'progress/decide-recommendation': async () => {
    const groupId = await newGroup()
    const where = { ...school, groupIds: [groupId] }
    const studentId = (await member('student', where)).personId
    const table = await operator.tableOf('progress')
    const row = key(progressTable, 'recommended', { studentId })
    const because = { rule: 'silent', days: 7, since: null } as const
    const one = { recommendationId: 'family-never', kind: 'family', because, offeredOn: '2026-11-16' }
    await operator.put(table, { ...row, all: [one], version: 1 })
    await operator.put(table, {
      ...key(progressTable, 'placement', { studentId }),
      groupIds: [groupId],
      said: new Date().toISOString(),
    })
    const state = async () =>
      (await operator.scan(table)).filter(({ pk, sk }) => pk === row.pk && sk === row.sk)
    const path = { groupId, recommendationId: 'family-never' }
    const body = { studentIds: [studentId], decision: { how: 'accepted' as const } }
    return { who: teacher, sent: { path, body }, state }
  },
  'progress/ask-group-analysis': async () => {
    const groupId = await newGroup()
    for (let n = 0; n < 5; n++) await counted({ ...school, groupIds: [groupId] })
    return { who: teacher, sent: { path: { groupId }, body: {} }, state: () => told(analysisAsked, groupId) }
  },
  'progress/ask-student-analysis': async () => {
    const studentId = await counted({ ...school, groupIds: [await newGroup()] })
    return {
      who: teacher,
      sent: { path: { studentId }, body: {} },
      state: () => told(analysisAsked, studentId),
    }
  },
  'progress/set-reading-goal': async () => ({
    who: ana,
    sent: { body: { texts: 3 } },
    state: async () => (await ana.ask(getProgress)).goals,
  }),
  'support/answer-support': async () => {
    const child = await door.newStudent()
    const { requestId } = await child.ask(askSupport, { body: question })
    const path = { personId: child.personId, requestId }
    const state = async () => [await child.ask(listSupport), await told(requestAnswered, child.personId)]
    return { who: admin, sent: { path, body: { answer: 'Lee un texto de tu grado.' } }, state }
  },
} satisfies Arranging<
  'activity' | 'coins' | 'generation' | 'lessons' | 'live' | 'progress' | 'reading' | 'settings' | 'support'
>
