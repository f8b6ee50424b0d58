import { type Mutation, of } from './mutation.ts'

const GUARDS = ['tests/authorization/guards/families.test.ts']

export const familyMutations: readonly Mutation[] = [
  ...of(
    'shared/reading/work-routes.ts',
    [...GUARDS],
    [['work: no more days than a page shows', 'span > 0 && span <= MOST_DAYS * 86_400_000', 'true']],
  ),
  ...of(
    'functions/streaks/rules/run-now.ts',
    ['functions/streaks/rules/run-now.test.ts'],
    [['a broken run is told as broken', 'withDay(days, today)', 'days']],
  ),
  ...of(
    'functions/progress/rules/report-week.ts',
    ['functions/progress/rules/report-week.test.ts'],
    [
      ['weeks without anything are left out', 'n === 0 || days > 0', 'true'],
      ['a level that rose is told in its week', ' && moved.at >= from', ''],
    ],
  ),
  ...of(
    'shared/progress/goals.ts',
    ['shared/progress/goals.test.ts'],
    [['a goal is of its week on', '({ from }) => from <= week', '() => true']],
  ),
]
