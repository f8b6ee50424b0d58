import { type Mutation, of } from './mutation.ts'

const GUARDS = ['tests/authorization/guards/analyses.test.ts']
const JUDGE = ['functions/generation/rules/analysis/judge.test.ts']

export const analysisMutations: readonly Mutation[] = [
  ...of('functions/progress/analysis-store.ts', GUARDS, [
    [
      'pages: so many a day',
      "'attribute_not_exists(asked) OR asked < :limit'",
      "'attribute_not_exists(none)'",
    ],
  ]),
  ...of('functions/progress/ask-group-analysis.ts', GUARDS, [
    ['pages: of a group of five', "if (findings.length === 0) return refuse('progress.tooLittle')", ''],
  ]),
  ...of('functions/generation/analysis-store.ts', GUARDS, [
    ['pages: one is written', 'claimedUntil < :now)`', 'claimedUntil < :now) OR #state = :asked`'],
    ['pages: the one that was asked for', "'analysisId = :id AND #state = :asked'", "'#state = :asked'"],
    ['pages: kept for a month', '!isRetained(row, at)', 'false'],
  ]),
  ...of('functions/generation/rules/analysis/judge.ts', JUDGE, [
    ['pages: no number that is not there', 'if (invented)', 'if (false)'],
    ['pages: no number in other signs', '!numerals || ', ''],
    ['pages: no name', 'if (name !== undefined)', 'if (false)'],
    ['pages: no diagnosis', 'if (diagnosis !== undefined)', 'if (false)'],
    ['pages: no claim of its own', 'if (claim !== undefined)', 'if (false)'],
    ['pages: no markup', 'MARKUP.test(sentence) || ', ''],
    ['pages: of findings that are there', 'if (of.includes(-1))', 'if (false)'],
    ['pages: nothing that is blocked', ', ...checkBlocked([sentence])', ''],
  ]),
  ...of('functions/generation/rules/analysis/allowed.ts', JUDGE, [
    ['pages: a count is no percentage', 'isPercent ? percents : counts', 'counts'],
  ]),
]
