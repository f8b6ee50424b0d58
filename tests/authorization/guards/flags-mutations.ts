import { type Mutation, of } from './mutation.ts'

const GUARDS = ['tests/authorization/guards/flags.test.ts']

export const flagMutations: readonly Mutation[] = [
  ...of(
    'shared/progress/flags.ts',
    ['shared/progress/flags.test.ts', ...GUARDS],
    [
      ['of two who set a flag aside the first holds', 'isAside(flag, today) ? flag : ', ''],
      ['what was set aside comes back', 'today <= aside.until', 'true'],
    ],
  ),
  ...of(
    'functions/progress/rules/flags.ts',
    ['functions/progress/rules/flags.test.ts'],
    [
      ['a flag begins once', '!known.has(flagId)', 'true'],
      ['a flag keeps that it was set aside', '...(aside && { aside })', ''],
    ],
  ),
  ...of('functions/progress/flag-store.ts', GUARDS, [
    ['what was set aside is shown so at once', 'if (flags)', 'if (false)'],
  ]),
]
