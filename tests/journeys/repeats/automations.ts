import { ruleAudited } from '#shared/automations/events.ts'
import { listRules, makeRule, previewRule, switchRule } from '#shared/automations/routes.ts'
import type { NewRule } from '#shared/automations/schema.ts'
import { member, newSchool } from '#tests/journeys/member.ts'
import { type Arranging, newGroup, school, teacher, told } from './stage.ts'

const body: NewRule = { when: { occasion: 'levelReached' }, tells: 'families' }

/** A rule of the teacher’s that was tried, and all that can be seen of it. */
async function tried() {
  const place = `group:${await newGroup()}`
  const { ruleId } = await teacher.ask(makeRule, { path: { place }, body })
  const path = { ruleId }
  await teacher.ask(previewRule, { path, body: {} })
  const state = async () => [
    (await teacher.ask(listRules)).rules.filter(rule => rule.ruleId === ruleId),
    await told(ruleAudited, ruleId),
  ]
  return { path, state }
}

export const commands = {
  'automations/make-rule': async () => {
    const place = `group:${await newGroup()}`
    const state = async () => (await teacher.ask(listRules)).rules.filter(rule => rule.place === place).length
    return { who: teacher, sent: { path: { place }, body }, state }
  },
  'automations/preview-rule': async () => {
    const { path, state } = await tried()
    // Of the week up to then.
    return { who: teacher, sent: { path, body: {} }, state, same: ({ rule }) => rule }
  },
  'automations/switch-rule': async () => {
    const { path, state } = await tried()
    return { who: teacher, sent: { path, body: { isOn: true } }, state }
  },
  'automations/end-rule': async () => {
    const { path, state } = await tried()
    await teacher.ask(switchRule, { path, body: { isOn: true } })
    return { who: teacher, sent: { path }, state }
  },
  'automations/hold-rules': async () => {
    const who = await member('teacher', school)
    const state = async () => [(await who.ask(listRules)).isHeld, await told(ruleAudited, who.personId)]
    return { who, sent: { body: { isHeld: true } }, state }
  },
  'automations/hold-place': async () => {
    const where = await newSchool()
    const who = await member('director', where)
    const place = `school:${where.schoolId}`
    const state = async () => [(await who.ask(listRules)).held, await told(ruleAudited, place)]
    return { who, sent: { path: { place }, body: { isHeld: true } }, state }
  },
} satisfies Arranging<'automations'>
