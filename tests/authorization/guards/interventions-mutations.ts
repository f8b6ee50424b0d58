import { type Mutation, of } from './mutation.ts'

const GUARDS = ['tests/authorization/guards/interventions.test.ts']
const RULES = ['functions/interventions/interventions.test.ts']

export const interventionMutations: readonly Mutation[] = [
  ...of('functions/interventions/interventions.ts', RULES, [
    ['one intervention of a language', 'one.language === language', 'false'],
    ['a session is not of a day to come', 'day > today || ', ''],
    ['a goal is above where the child stands', "goal > pace ? undefined : 'goalBelow'", 'undefined'],
  ]),
  ...of('functions/interventions/placement-store.ts', GUARDS, [
    ['a child who left is in the group no more', '!groupIds.includes(id)', 'false'],
    ['an earlier word moves nobody', 'before && before.said >= said', 'false && before'],
  ]),
  ...of('functions/interventions/plans-store.ts', GUARDS, [
    ['of two who plan at once the second reads again', 'putVersion(row, before.version)', '({ row })'],
  ]),
]
