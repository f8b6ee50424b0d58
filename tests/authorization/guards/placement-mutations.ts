import { type Mutation, of } from './mutation.ts'

const GUARDS = ['tests/authorization/guards/placement.test.ts']
const RULES = ['functions/reading/rules/placement.test.ts', ...GUARDS]

export const placementMutations: readonly Mutation[] = [
  ...of('functions/reading/finish-placement.ts', GUARDS, [
    ['a placement that was read, or not asked for, is refused', 'if (refusal) return', 'if (!set) return'],
    [
      'where nothing was heard nobody is placed',
      "if (probes.length === 0) return refuse('reading.nothingOfPlacement')",
      '',
    ],
  ]),
  ...of('functions/reading/rules/placement.ts', RULES, [
    ['an asking is read once', 'last && last.asking >= asking', 'last && last.asking > asking'],
    ['no asking before it is asked for', 'if (asking > newest)', 'if (asking > newest + 1)'],
    ['no probe twice', 'ids.size < read.length || ', ''],
    ['no probe of another set', ' || found.length < read.length', ''],
  ]),
  ...of('functions/reading/library-store.ts', GUARDS, [
    ['what readings show later opens the shelves', "before?.said ?? ''", "'9'"],
  ]),
  ...of(
    'shared/reading/score-probe.ts',
    ['shared/reading/score-probe.test.ts', ...GUARDS],
    [
      [
        'no voice, no probe',
        "if (implausibilityOf({ mode: 'aloud', heard, seconds }, wordsCorrect)) return undefined",
        '',
      ],
    ],
  ),
  ...of(
    'shared/reading/placement.ts',
    ['shared/reading/placement.test.ts', ...GUARDS],
    [['an asking is the next one', 'asking === placement.asking + 1', 'asking >= placement.asking']],
  ),
]
