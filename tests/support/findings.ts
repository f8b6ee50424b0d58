import type { Grade, Language } from '#shared/kernel/school.ts'
import { FINDING_IDS, type FindingId, ToldFinding } from '#shared/progress/told-finding.ts'

/** The figures that each finding has, as `analysis.ts` gives them. */
const FIGURES: Readonly<Record<FindingId, string>> = {
  week: 'readers count readings words',
  silent: 'count',
  hard: 'hard count',
  noneHard: 'hard count',
  pace: 'percent slow count',
  sound: 'missing count',
  moved: 'up down count',
  literal: 'literal inferential literalAsked inferentialAsked',
  inferential: 'literal inferential literalAsked inferentialAsked',
  alike: 'literal inferential literalAsked inferentialAsked',
  ownWeek: 'count words',
  ownAway: 'count words',
  ownNever: '',
  ownLevel: 'count',
  ownBelow: 'count',
  ownAbove: 'count',
  ownRose: 'count percent',
  ownFell: 'count percent',
  ownHard: 'percent',
  ownRight: 'percent',
  ownEasy: 'percent',
  ownSlow: 'pace percent',
  ownPace: 'pace percent',
  ownFast: 'pace percent',
  ownSound: 'missed read',
  ownQuestions: 'right asked literal literalAsked inferential inferentialAsked',
}
const OF_BOTH: readonly FindingId[] = [
  ...(['week', 'silent', 'literal', 'inferential', 'alike'] as const),
  ...(['ownWeek', 'ownAway', 'ownNever', 'ownQuestions'] as const),
]
const OF_GRADE: readonly FindingId[] = ['ownLevel', 'ownBelow', 'ownAbove', 'ownRose', 'ownFell']

/** One finding of each kind; `number` gives its figures, one after the other. */
export const everyFinding = ({
  language,
  grade,
  number,
}: {
  readonly language: Language
  readonly grade: Grade
  readonly number: () => number
}): ToldFinding[] =>
  FINDING_IDS.map(id => {
    const names = FIGURES[id].split(' ').filter(Boolean)
    // Of nobody, that is a figure, too.
    const figures = Object.fromEntries(
      names.map(name => [name, id === 'noneHard' && name === 'hard' ? 0 : number()]),
    )
    return ToldFinding.parse({
      id,
      figures,
      ...(!OF_BOTH.includes(id) && { language }),
      ...(OF_GRADE.includes(id) && { grade }),
      ...((id === 'sound' || id === 'ownSound') && { sound: language === 'es-PR' ? 'es-rr' : 'en-th' }),
    })
  })
