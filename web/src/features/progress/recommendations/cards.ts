import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { parted } from '#shared/progress/groups-by-need.ts'
import { type Ground, RECOMMENDED, type Recommendation } from '#shared/progress/recommendations.ts'
import type { GroupChildLine } from '../group/children.ts'

export interface Concerned {
  readonly line: GroupChildLine
  readonly because: Ground
}

/** What is recommended at once: for one child, or for a small group that misses the same sound. */
export interface RecommendedCard extends Pick<Recommendation, 'recommendationId' | 'kind'> {
  readonly children: readonly [Concerned, ...Concerned[]]
}

export interface CardProps {
  readonly groupId: string
  /** The day on the island, by the server’s clock. */
  readonly today: SchoolDay
  readonly card: RecommendedCard
  /** Somebody else was first, or what it rests on is over. */
  readonly onRefused: () => void
}

interface Told {
  readonly studentId: string
  readonly recommendations: readonly Recommendation[]
}

/** Cards of the children who are in the group still, the most pressing kind first; a sound first where most miss it. */
export function cardsOf(told: readonly Told[], lines: readonly GroupChildLine[]): readonly RecommendedCard[] {
  const byId = new Map(lines.map(line => [line.studentId, line]))
  const all = told.flatMap(({ studentId, recommendations }) => {
    const line = byId.get(studentId)
    return line ? recommendations.map(one => ({ ...one, line })) : []
  })
  return RECOMMENDED.flatMap(kind => {
    const own = all
      .filter(one => one.kind === kind)
      .toSorted((a, b) => a.line.name.localeCompare(b.line.name, 'es'))
    const sets = kind === 'sound' ? together(own) : own.map(one => [one])
    return sets.flatMap(([first, ...others]): RecommendedCard[] =>
      first ? [{ recommendationId: first.recommendationId, kind, children: [first, ...others] }] : [],
    )
  })
}

/** Those who need the same, in groups that are small. */
function together<T extends Pick<Recommendation, 'recommendationId'>>(
  all: readonly T[],
): readonly (readonly T[])[] {
  const byNeed = new Map<string, T[]>()
  for (const one of all) byNeed.set(one.recommendationId, [...(byNeed.get(one.recommendationId) ?? []), one])
  return [...byNeed.values()].toSorted((a, b) => b.length - a.length).flatMap(some => parted(some))
}

/** The language in which a text is chosen: that of the reason, or the one whose questions go worse. */
export function languageFor({ line: { summary }, because }: Concerned): 'es-PR' | 'en-US' {
  if ('language' in because) return because.language
  const share = (language: 'es-PR' | 'en-US') => {
    const { literal, inferential } = summary.languages[language] ?? {}
    const asked = (literal?.asked ?? 0) + (inferential?.asked ?? 0)
    return asked === 0 ? 1 : ((literal?.right ?? 0) + (inferential?.right ?? 0)) / asked
  }
  return share('en-US') < share('es-PR') ? 'en-US' : 'es-PR'
}
