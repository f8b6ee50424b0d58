import { GRADES, type Grade, LANGUAGES, type Language } from '../kernel/school.ts'
import { addDays, type SchoolDay, schoolDay } from '../kernel/school-day.ts'
import type { Sound } from '../language/sound.ts'
import { type Mastery, masteryOf } from './mastery.ts'
import { isTooHard, LATEST, QUESTIONS, reasonsFor } from './reasons.ts'
import type { ChildSummary, LanguageSummary } from './summary.ts'
import { type FindingId, ToldFinding } from './told-finding.ts'

/** Something that the figures of children show, said in a sentence. What they do not show is no finding. */
export interface Finding {
  readonly id: FindingId
  readonly language?: Language
  readonly sound?: Sound
  /** The grade that it speaks of. */
  readonly grade?: Grade
  /** The day that it speaks of. */
  readonly on?: SchoolDay
  /** All numbers of the sentence, and those that it rests on. */
  readonly figures: Readonly<Record<string, number>>
  /** Whose readings to look at. */
  readonly studentIds: readonly string[]
}

/** Findings without the children on whom they rest. */
export const toldOf = (findings: readonly Finding[]): ToldFinding[] =>
  findings.map(({ studentIds: _, ...told }) => ToldFinding.parse(told))

/** What findings rest on, beside the children. */
export interface AnalysisContext {
  readonly today: SchoolDay
  readonly declared: ReadonlySet<SchoolDay>
  /** Words correct per minute that are expected of a grade now; undefined where nothing is. */
  readonly expected: (language: Language, grade: Grade, day: SchoolDay) => number | undefined
}

/** Of fewer children than these nothing is said of a group. */
const FEWEST = 5
/** About seven texts. */
const GROUP_QUESTIONS = 20
/** Percentage points by which one kind of question goes worse than the other, to be said. */
const APART = 10
const MOVED_DAYS = 28
/** What a child's accuracy says of the texts. */
const SAID = {
  below: 'ownHard',
  near: 'ownRight',
  reached: 'ownEasy',
} as const satisfies Record<Mastery, FindingId>
/** The bands of pace around what is expected. */
const LOW = 0.8
const HIGH = 1.2

const percentOf = (part: number, whole: number): number => Math.round((100 * part) / whole)
const idsOf = (children: readonly ChildSummary[]): readonly string[] =>
  children.map(({ studentId }) => studentId)
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** The middle of some numbers, the lower of two. */
const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? 0

/** The pace of a child as a share of what is expected of their grade. */
function shareOf(
  child: ChildSummary,
  language: Language,
  { expected, today }: AnalysisContext,
): number | undefined {
  const read = child.languages[language]
  const wanted = expected(language, child.grade ?? read?.grade ?? 'K', today)
  return wanted && read?.wordsCorrectPerMinute ? read.wordsCorrectPerMinute / wanted : undefined
}

const hasMoved = ({ moved }: LanguageSummary, way: 'up' | 'down', today: SchoolDay): boolean =>
  moved?.way === way && schoolDay(moved.at) > addDays(today, -MOVED_DAYS)

/** What the figures of a group show, in the order in which it is told. */
export function groupFindings(
  children: readonly ChildSummary[],
  context: AnalysisContext,
): readonly Finding[] {
  if (children.length < FEWEST) return []
  const { today, declared } = context
  const away = children.filter(({ readings }) => readings === 0)
  const silent = children.filter(child =>
    reasonsFor(child, today, declared).some(({ rule }) => rule === 'silent'),
  )
  return [
    {
      id: 'week',
      figures: {
        readers: children.length - away.length,
        count: children.length,
        readings: sum(children.map(({ readings }) => readings)),
        words: sum(children.map(({ words }) => words)),
      },
      studentIds: idsOf(away),
    },
    ...(silent.length > 0
      ? [{ id: 'silent' as const, figures: { count: silent.length }, studentIds: idsOf(silent) }]
      : []),
    ...LANGUAGES.flatMap(language => inLanguage(children, language, context)),
    ...questionsOf(children),
  ]
}

/** What a group's readings in one language show. */
function inLanguage(
  children: readonly ChildSummary[],
  language: Language,
  context: AnalysisContext,
): Finding[] {
  const readers = children.flatMap(child => {
    const read = child.languages[language]
    return read ? [{ child, read }] : []
  })
  if (readers.length < FEWEST) return []
  const found: Finding[] = []
  const say = (id: FindingId, figures: Finding['figures'], of: typeof readers, rest: Partial<Finding> = {}) =>
    found.push({ id, language, figures, studentIds: idsOf(of.map(({ child }) => child)), ...rest })
  const judged = readers.filter(({ read }) => read.latest.length === LATEST)
  const hard = judged.filter(({ read }) => isTooHard(read))
  if (judged.length >= FEWEST)
    say(hard.length > 0 ? 'hard' : 'noneHard', { hard: hard.length, count: judged.length }, hard)
  const paced = readers.flatMap(one => {
    const share = shareOf(one.child, language, context)
    return share === undefined ? [] : [{ ...one, share }]
  })
  const slow = paced.filter(({ share }) => share < LOW)
  if (paced.length >= FEWEST)
    say(
      'pace',
      {
        percent: percentOf(middle(paced.map(({ share }) => share)), 1),
        slow: slow.length,
        count: paced.length,
      },
      slow,
    )
  const missed = mostMissed(readers)
  if (missed)
    say('sound', { missing: missed.of.length, count: missed.known }, missed.of, { sound: missed.sound })
  const [up, down] = (['up', 'down'] as const).map(way =>
    readers.filter(({ read }) => hasMoved(read, way, context.today)),
  )
  if (up && down && up.length + down.length > 0)
    say('moved', { up: up.length, down: down.length, count: readers.length }, [...up, ...down])
  return found
}

type Reader = { readonly child: ChildSummary; readonly read: LanguageSummary }

/** The sound that most children miss often, of those of whom sounds are known; two at least. */
function mostMissed(readers: readonly Reader[]) {
  const bySound = new Map<Sound, Reader[]>()
  for (const reader of readers)
    for (const { sound } of reader.read.sounds.weak)
      bySound.set(sound, [...(bySound.get(sound) ?? []), reader])
  const [first] = [...bySound].toSorted(([, a], [, b]) => b.length - a.length)
  if (!first || first[1].length < 2) return undefined
  const known = readers.filter(({ read }) => read.sounds.known > 0).length
  return { sound: first[0], of: first[1], known }
}

/** Which kind of question goes worse. */
function questionsOf(children: readonly ChildSummary[]): Finding[] {
  const of = (kind: 'literal' | 'inferential') => ({
    asked: sum(children.map(child => child[kind].asked)),
    right: sum(children.map(child => child[kind].right)),
  })
  const [literal, inferential] = [of('literal'), of('inferential')]
  if (Math.min(literal.asked, inferential.asked) < GROUP_QUESTIONS) return []
  const [said, meant] = [literal, inferential].map(({ right, asked }) => percentOf(right, asked))
  if (said === undefined || meant === undefined) return []
  const id = said - meant >= APART ? 'inferential' : meant - said >= APART ? 'literal' : 'alike'
  const figures = {
    literal: said,
    inferential: meant,
    literalAsked: literal.asked,
    inferentialAsked: inferential.asked,
  }
  return [{ id, figures, studentIds: [] }]
}

/** What the figures of one child show. */
export function childFindings(child: ChildSummary, context: AnalysisContext): readonly Finding[] {
  const { studentId, readings, words, lastSeenOn } = child
  const studentIds = [studentId]
  const found: Finding[] = []
  if (lastSeenOn) {
    const figures = { count: readings, words }
    found.push({ id: readings > 0 ? 'ownWeek' : 'ownAway', on: lastSeenOn, figures, studentIds })
  } else found.push({ id: 'ownNever', figures: {}, studentIds })
  for (const language of LANGUAGES) {
    const read = child.languages[language]
    if (!read) continue
    const say = (id: FindingId, figures: Finding['figures'], rest: Partial<Finding> = {}) =>
      found.push({ id, language, figures, studentIds, ...rest })
    if (read.readings >= LATEST) {
      const above = child.grade ? GRADES.indexOf(read.grade) - GRADES.indexOf(child.grade) : 0
      const id = above < 0 ? 'ownBelow' : above > 0 ? 'ownAbove' : 'ownLevel'
      say(id, { count: read.readings }, { grade: read.grade })
    }
    for (const way of ['up', 'down'] as const)
      if (read.moved && hasMoved(read, way, context.today))
        say(
          way === 'up' ? 'ownRose' : 'ownFell',
          { count: read.moved.texts, percent: percentOf(read.moved.accuracy, 1) },
          { on: schoolDay(read.moved.at), grade: read.moved.to },
        )
    if (read.accuracy !== null && read.readings >= LATEST) {
      say(SAID[masteryOf(read.accuracy, 'accuracy')], { percent: Math.floor(100 * read.accuracy) })
    }
    const share = shareOf(child, language, context)
    if (share !== undefined && read.readings >= LATEST)
      say(share < LOW ? 'ownSlow' : share > HIGH ? 'ownFast' : 'ownPace', {
        pace: Math.round(read.wordsCorrectPerMinute ?? 0),
        percent: Math.floor(100 * share),
      })
    const { weakest } = read.sounds
    if (weakest) say('ownSound', { missed: weakest.missed, read: weakest.read }, { sound: weakest.sound })
  }
  const asked = child.literal.asked + child.inferential.asked
  const right = child.literal.right + child.inferential.right
  if (asked >= QUESTIONS)
    found.push({
      id: 'ownQuestions',
      figures: {
        right,
        asked,
        literal: child.literal.right,
        literalAsked: child.literal.asked,
        inferential: child.inferential.right,
        inferentialAsked: child.inferential.asked,
      },
      studentIds,
    })
  return found
}
