import type { Mistake } from '../kernel/mistakes.ts'
import type { AnsweredText } from './answered.ts'

export const KINDS = ['literal', 'inferential'] as const
export type Kind = (typeof KINDS)[number]

/** Questions of a kind: how many were asked, and how many were right at the first try. */
export interface Understood {
  readonly asked: number
  readonly right: number
}
export type ByKind = Readonly<Record<Kind, Understood>>

export interface AnsweredChild {
  readonly studentId: string
  readonly texts: readonly AnsweredText[]
}

/** One question as one child first met it: what is known of a text that is read again is another matter. */
export interface FirstAnswer {
  readonly studentId: string
  readonly textId: string
  readonly questionId: string
  readonly kind: Kind
  /** Right at the first try. */
  readonly isRight: boolean
  /** Until it was right; 0 where it never was. */
  readonly tries: number
  /** How the first try went astray, where it did and that is known. */
  readonly mistake?: Mistake | undefined
}

/** Every question once for each child, as they answered it the first time. */
export const firstAnswers = (children: readonly AnsweredChild[]): readonly FirstAnswer[] =>
  children.flatMap(({ studentId, texts }) => {
    const seen = new Set<string>()
    return texts
      .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
      .flatMap(text =>
        KINDS.flatMap(kind =>
          Object.entries(text[kind]).flatMap(([questionId, tries]): FirstAnswer[] => {
            const name = `${text.textId} ${questionId}`
            if (seen.has(name)) return []
            seen.add(name)
            const mistake = text.mistakes?.[questionId]
            const answer = { studentId, textId: text.textId, questionId, kind, isRight: tries === 1, tries }
            return [mistake ? { ...answer, mistake } : answer]
          }),
        ),
      )
  })

const count = (answers: readonly FirstAnswer[]): Understood => ({
  asked: answers.length,
  right: answers.filter(({ isRight }) => isRight).length,
})

export const byKind = (answers: readonly FirstAnswer[]): ByKind => ({
  literal: count(answers.filter(({ kind }) => kind === 'literal')),
  inferential: count(answers.filter(({ kind }) => kind === 'inferential')),
})

/** The same by whatever parts them: a child, a text, a category. What has no name is left out. */
export const understoodBy = (
  answers: readonly FirstAnswer[],
  nameOf: (answer: FirstAnswer) => string | undefined,
): ReadonlyMap<string, ByKind> => {
  const parted = Map.groupBy(answers, nameOf)
  return new Map(
    [...parted].flatMap(([name, own]) => (name === undefined ? [] : [[name, byKind(own)] as const])),
  )
}

/** A question with who missed it at the first try. */
export interface MissedQuestion {
  readonly textId: string
  readonly questionId: string
  readonly kind: Kind
  readonly asked: number
  readonly missed: readonly string[]
}

/** Fewer children than these are no group; it is missed where more than half did not answer right at once. */
export const GROUP_MISSED = { least: 3, share: 0.5 } as const

/** The questions that a group missed, those missed by most of who were asked first: they ask for the text again, not for the child. */
export const missedByGroup = (answers: readonly FirstAnswer[]): readonly MissedQuestion[] =>
  [...Map.groupBy(answers, ({ textId, questionId }) => `${textId} ${questionId}`).values()]
    .flatMap((own): MissedQuestion[] => {
      const [first] = own
      if (!first) return []
      const missed = own.filter(({ isRight }) => !isRight).map(({ studentId }) => studentId)
      const { textId, questionId, kind } = first
      const isMissed = own.length >= GROUP_MISSED.least && missed.length / own.length > GROUP_MISSED.share
      return isMissed ? [{ textId, questionId, kind, asked: own.length, missed }] : []
    })
    .sort(
      (a, b) =>
        b.missed.length / b.asked - a.missed.length / a.asked ||
        b.asked - a.asked ||
        (`${a.textId} ${a.questionId}` < `${b.textId} ${b.questionId}` ? -1 : 1),
    )

/** How often a group went astray in one way at the first try, and how many of its children did. */
export interface MistakeMade {
  readonly mistake: Mistake
  readonly times: number
  readonly children: number
}

/** A mistake of fewer children is theirs, not the group's. */
export const GROUP_MISTAKEN = 3

/** The mistakes that a group makes, the most frequent first. */
export const mistakesByGroup = (answers: readonly FirstAnswer[]): readonly MistakeMade[] => {
  const astray = answers.flatMap(({ studentId, mistake }) => (mistake ? [{ studentId, mistake }] : []))
  return [...Map.groupBy(astray, ({ mistake }) => mistake)]
    .map(([mistake, own]) => ({
      mistake,
      times: own.length,
      children: new Set(own.map(({ studentId }) => studentId)).size,
    }))
    .filter(({ children }) => children >= GROUP_MISTAKEN)
    .sort((a, b) => b.times - a.times || b.children - a.children || (a.mistake < b.mistake ? -1 : 1))
}
