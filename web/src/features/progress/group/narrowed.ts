import { type Grade, LANGUAGES } from '#shared/kernel/school.ts'
import type { Reason } from '#shared/progress/reasons.ts'
import { textSearch } from '#web/lib/text-search.ts'
import type { GroupChildLine } from './children.ts'

/** What a group's table is narrowed to; what is not said narrows nothing. */
interface Narrowing {
  readonly name: string
  readonly rule: Reason['rule'] | undefined
  /** The level that readings show in either language. */
  readonly level: Grade | undefined
  /** Whether something was read this week. */
  readonly read: 'yes' | 'no' | undefined
}

/** The children of a group that fit. */
export function narrowed(
  lines: readonly GroupChildLine[],
  { name, rule, level, read }: Narrowing,
): readonly GroupChildLine[] {
  const isNamed = textSearch(name)
  return lines.filter(
    line =>
      isNamed(line.name) &&
      (!rule || line.reasons.some(reason => reason.rule === rule)) &&
      (!level || LANGUAGES.some(of => line.summary.languages[of]?.grade === level)) &&
      (!read || line.summary.readings > 0 === (read === 'yes')),
  )
}
