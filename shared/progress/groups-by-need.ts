import * as z from 'zod/mini'
import { GRADES, Grade, LANGUAGES, Language } from '../kernel/school.ts'
import { languageOf, SOUNDS, Sound } from '../language/sound.ts'
import type { SoundCount } from './sound-count.ts'
import type { ChildSummary, LanguageSummary } from './summary.ts'

/** What children have in common: a sound that they miss, or the level at which they read. */
export type Need =
  | { readonly kind: 'sound'; readonly language: Language; readonly sound: Sound }
  | { readonly kind: 'level'; readonly language: Language; readonly grade: Grade }

export interface Member {
  readonly studentId: string
  /** How often the sound was missed; null in a group by level. */
  readonly count: SoundCount | null
}

export interface NeedGroup {
  readonly need: Need
  readonly children: readonly Member[]
}

const LEAST = 2
/**
 * More than these a small group is not. Three or four are usual (Gersten et al., _Assisting Students Struggling with
 * Reading_, IES NCEE 2009-4045, recommendation 3); six still read in turn within fifteen minutes, by this house's judgement.
 */
const MOST = 6

const LevelKey = z.tuple([Language, Grade])

/** A need as an address names it: `es-rr`, `es-PR.2`. */
export const keyOfNeed = (need: Need): string =>
  need.kind === 'sound' ? need.sound : `${need.language}.${need.grade}`

/** The need of an address; undefined where it names none. */
export function needOfKey(key: string): Need | undefined {
  const sound = Sound.safeParse(key)
  if (sound.success) return { kind: 'sound', language: languageOf(sound.data), sound: sound.data }
  const level = LevelKey.safeParse(key.split('.'))
  return level.success ? { kind: 'level', language: level.data[0], grade: level.data[1] } : undefined
}

/** Sounds that a child misses in a fifth of their chances or more, the most missed first. */
const weakOf = ({ sounds: { weak, weakest } }: LanguageSummary): readonly SoundCount[] =>
  weak.length > 0 ? weak : weakest ? [weakest] : []

/** As few groups as hold everybody, as even as can be, in their order. */
export function parted<T>(all: readonly T[]): readonly (readonly T[])[] {
  const groups = Math.ceil(all.length / MOST)
  const begins = (group: number) => Math.round((group * all.length) / groups)
  return Array.from({ length: groups }, (_, group) => all.slice(begins(group), begins(group + 1)))
}

const shareOf = ({ count }: Member): number => (count ? count.missed / count.read : 0)
const missedMost = (a: Member, b: Member): number =>
  shareOf(b) - shareOf(a) || (a.studentId < b.studentId ? -1 : 1)

/**
 * Children put together by what they need: first by the sounds that most of them miss, then by the level of each
 * language. Two to six a group; who has a need alone is in none for it. A child is in as many as they have needs.
 */
export function groupsByNeed(children: readonly ChildSummary[]): readonly NeedGroup[] {
  const bySound = SOUNDS.map(sound => {
    const language = languageOf(sound)
    const missing = children.flatMap(({ studentId, languages }): Member[] => {
      const read = languages[language]
      const count = read && weakOf(read).find(one => one.sound === sound)
      return count ? [{ studentId, count }] : []
    })
    return { need: { kind: 'sound', language, sound } as const, children: missing.sort(missedMost) }
  }).toSorted((a, b) => b.children.length - a.children.length)
  const byLevel = LANGUAGES.flatMap(language =>
    GRADES.map(grade => {
      const at = children
        .flatMap(({ studentId, languages: { [language]: read } }) =>
          // A level that no reading shows is the grade they are in.
          read && read.readings > 0 && read.grade === grade ? [{ studentId, read }] : [],
        )
        .sort(
          (a, b) =>
            (a.read.wordsCorrectPerMinute ?? 0) - (b.read.wordsCorrectPerMinute ?? 0) ||
            (a.studentId < b.studentId ? -1 : 1),
        )
        .map(({ studentId }): Member => ({ studentId, count: null }))
      return { need: { kind: 'level', language, grade } as const, children: at }
    }),
  )
  return [...bySound, ...byLevel]
    .filter(({ children }) => children.length >= LEAST)
    .flatMap(({ need, children }) => parted(children).map(some => ({ need, children: some })))
}
