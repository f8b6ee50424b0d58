import { FLAG_RULES } from '../kernel/flag-rule.ts'
import { LANGUAGES, type Language } from '../kernel/school.ts'
import { addDays, type SchoolDay, schoolDay, schoolDaysBetween } from '../kernel/school-day.ts'
import { masteryOf } from './mastery.ts'
import type { SoundCount } from './sound-count.ts'
import type { ChildSummary, LanguageSummary, SoundsKnown, UnderAim } from './summary.ts'

/**
 * Why a child needs somebody today, each with its numbers. The rules stand in `docs/whom-to-help.md`; they point to
 * children to look at and are no diagnosis.
 */
export type Reason =
  /** Each of the latest three readings aloud was below 90 % accuracy: the texts are too hard. */
  | { readonly rule: 'accuracy'; readonly language: Language; readonly accuracy: number }
  /** Each of the latest four points since the last phase line is under the aim line of what is planned. */
  | ({ readonly rule: 'aim'; readonly language: Language } & UnderAim)
  /** The level fell within the last two weeks. */
  | { readonly rule: 'fell'; readonly language: Language; readonly on: SchoolDay }
  /** Below 70 % of at least nine questions about what was read. */
  | { readonly rule: 'comprehension'; readonly right: number; readonly asked: number }
  /** One sound is missed in a fifth of its chances or more, of at least twenty. */
  | ({ readonly rule: 'sound'; readonly language: Language } & SoundCount)
  /** Nothing done on seven school days. */
  | { readonly rule: 'silent'; readonly days: number; readonly since: SchoolDay | null }

/** All of them by name. */
export const RULES = FLAG_RULES satisfies readonly Reason['rule'][]

/** The readings aloud that a level rests on. */
export const LATEST = 3
/** The pass mark. */
const UNDERSTOOD = 0.7
/** About three texts' worth. */
export const QUESTIONS = 9
const FELL_DAYS = 14
/** Fewer chances than these say nothing of a sound. */
const CHANCES = 20
const MISSED_SHARE = 0.2
/** A child works at a few sounds at a time. */
const MOST_WEAK = 5
const SILENT_DAYS = 7
/** Further back nobody counts. */
const MOST_DAYS = 60

/** Whether each of the latest readings aloud was at frustration level: the texts are too hard. */
export const isTooHard = ({ latest }: Pick<LanguageSummary, 'latest'>): boolean =>
  latest.length === LATEST && latest.every(accuracy => masteryOf(accuracy, 'accuracy') === 'below')

/** What counts of sounds show: which can be judged, which are firm, which are missed most. */
export function soundsKnown(counts: readonly SoundCount[]): SoundsKnown {
  const known = counts.filter(({ read }) => read >= CHANCES)
  const weak = known.filter(({ read, missed }) => missed / read >= MISSED_SHARE)
  const missed = weak.toSorted(
    (a, b) => b.missed / b.read - a.missed / a.read || (a.sound < b.sound ? -1 : 1),
  )
  const [weakest = null] = missed
  return {
    known: known.length,
    firm: known.length - weak.length,
    weakest,
    weak: missed.slice(0, MOST_WEAK),
  }
}

/** What points to a child today, the most pressing first; nothing where all is well. `today` is the day on the island. */
export function reasonsFor(
  child: ChildSummary,
  today: SchoolDay,
  declared: ReadonlySet<SchoolDay>,
): readonly Reason[] {
  const reasons: Reason[] = []
  for (const language of LANGUAGES) {
    const read = child.languages[language]
    if (!read) continue
    if (isTooHard(read))
      reasons.push({ rule: 'accuracy', language, accuracy: read.latest.reduce((a, b) => a + b, 0) / LATEST })
    if (read.underAim) reasons.push({ rule: 'aim', language, ...read.underAim })
    if (read.sounds.weakest) reasons.push({ rule: 'sound', language, ...read.sounds.weakest })
    if (read.moved?.way === 'down') {
      const on = schoolDay(read.moved.at)
      if (on > addDays(today, -FELL_DAYS)) reasons.push({ rule: 'fell', language, on })
    }
  }
  const asked = child.literal.asked + child.inferential.asked
  const right = child.literal.right + child.inferential.right
  if (asked >= QUESTIONS && right / asked < UNDERSTOOD) reasons.push({ rule: 'comprehension', right, asked })
  if (child.lastSeenOn === null) reasons.push({ rule: 'silent', days: 0, since: null })
  else {
    // Up to yesterday: today is not over.
    const days = Math.min(MOST_DAYS, schoolDaysBetween(child.lastSeenOn, addDays(today, -1), declared))
    if (days >= SILENT_DAYS) reasons.push({ rule: 'silent', days, since: child.lastSeenOn })
  }
  return reasons
}
