import { type Mutation, of } from './mutation.ts'

const GUARDS = ['tests/authorization/guards/recommendations.test.ts']
const RULES = ['functions/progress/rules/recommendations.test.ts']

export const recommendationMutations: readonly Mutation[] = [
  ...of('functions/progress/decide-recommendation.ts', GUARDS, [
    ['decided of children of the group alone', '!(await areIn(groupId, studentIds))', 'false'],
    ['a text that was read is known', 'textId ? whoFinished(textId, studentIds) : NOBODY', 'NOBODY'],
    ['of two who decide the first holds', "if ('refused' in made)", 'if (false)'],
  ]),
  ...of(
    'functions/progress/rules/recommendations.ts',
    [...RULES, ...GUARDS],
    [
      ['what was decided stays so', 'if (found?.decision) return', 'if (false) return'],
      ['what is over is not decided', '!found || !isOpen(found)', '!found'],
      ['a text that was read is not asked for', "hasRead && found.kind !== 'fluency'", 'false'],
      ['no day that has passed', 'dueOn < decision.on || ', ''],
      ['no day that is too far', ' || dueOn > addDays(decision.on, MOST_DUE_DAYS)', ''],
      ['what was decided is not offered again', 'if (kept?.decision) return kept', ''],
    ],
  ),
  ...of('functions/progress/list-recommendations.ts', GUARDS, [
    ['what was decided is not listed', 'all.filter(isOpen)', 'all'],
  ]),
  ...of('functions/progress/rules/recommendation-figures.ts', RULES, [
    ['no verdict from few', 'own.length < FEWEST ? null : ', ''],
  ]),
  ...of('functions/progress/progress-store.ts', GUARDS, [
    ['all of them are in the group', 'placements.every(', 'placements.some('],
  ]),
  ...of(
    'functions/progress/glance-store.ts',
    ['tests/authorization/guards/group-progress.test.ts'],
    [
      [
        'a school’s groups are its own',
        "prefix(progressTable, 'glance', { schoolId })",
        "prefix(progressTable, 'glance', { schoolId: 'el-yunque' })",
      ],
    ],
  ),
]
