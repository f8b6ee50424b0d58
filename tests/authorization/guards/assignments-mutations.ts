import { type Mutation, of } from './mutation.ts'

const GUARDS = ['tests/authorization/guards/assignments.test.ts']
const STATUS = ['shared/assignments/status.test.ts']

export const assignmentMutations: readonly Mutation[] = [
  ...of('functions/assignments/make-assignment.ts', GUARDS, [
    [
      'only children of the group are asked',
      'named.length > 0 && !(await areInGroup(',
      'false && !(await areInGroup(',
    ],
    ['no day that has passed', 'if (wrong) return', 'if (false) return'],
  ]),
  ...of('functions/assignments/assignments-store.ts', GUARDS, [
    ['all of them are in the group', 'standings.every(standing =>', 'standings.some(standing =>'],
    [
      'of two withdrawals the first holds',
      "'attribute_exists(pk) AND attribute_not_exists(withdrawnAt)'",
      "'attribute_exists(pk)'",
    ],
  ]),
  ...of('functions/assignments/list-assignments.ts', GUARDS, [
    ['a group that was left asks no more', 'standing?.groupIds ?? []', "['first-a', 'first-b']"],
    [
      'what some are asked is theirs',
      'isGivenTo(one, results.has(one.assignmentId), joined.get(one.groupId))',
      'isGivenTo(one, true, undefined)',
    ],
  ]),
  ...of('shared/assignments/status.ts', STATUS, [
    ['whoever joined after its day is not asked', 'joinedOn <= dueOn', 'true'],
    ['nobody is asked for what was withdrawn', '!assignment.withdrawnAt &&', ''],
  ]),
  ...of(
    'functions/assignments/assignments.ts',
    ['functions/assignments/assignments.test.ts'],
    [
      ['what was done before does not count', 'givenAt <= result.at', 'true'],
      ['what is done counts for whom it was given', '(isForAll || hasLine(assignmentId))', 'true'],
    ],
  ),
]
