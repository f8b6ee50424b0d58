import type { ListedText } from '#shared/catalogue/schema.ts'
import type { Language } from '#shared/kernel/school.ts'
import {
  type AnsweredChild,
  type ByKind,
  byKind,
  type FirstAnswer,
  firstAnswers,
  type MissedQuestion,
  type MistakeMade,
  missedByGroup,
  mistakesByGroup,
  understoodBy,
} from '#shared/progress/comprehension.ts'

interface Named<Name> {
  readonly of: Name
  readonly understood: ByKind
}

/** A question of one text, by its id. */
export interface OfQuestion {
  readonly questionId: string
  readonly understood: ByKind
  /** Tries on average, of those who got there. */
  readonly tries: number | null
}

export interface Understanding {
  readonly all: ByKind
  readonly missed: readonly (MissedQuestion & { readonly text: ListedText })[]
  readonly mistakes: readonly MistakeMade[]
  readonly byChild: readonly Named<{ readonly studentId: string; readonly name: string }>[]
  readonly byText: readonly Named<ListedText>[]
  readonly byCategory: readonly Named<ListedText['category']>[]
  readonly questionsOf: (textId: string) => readonly OfQuestion[]
}

interface Child {
  readonly studentId: string
  readonly name: string
}

/**
 * What a group understood, parted every way. Of the roster's children alone: an answer of who has left is not the group's. A
 * text that was made for one child is in the child's line, and in no other.
 */
export function understandingOf(
  answered: readonly AnsweredChild[],
  children: readonly Child[],
  texts: readonly ListedText[],
  language: Language | undefined,
): Understanding {
  const known = new Map(texts.map(text => [text.id, text]))
  const here = new Set(children.map(({ studentId }) => studentId))
  const isAsked = ({ textId }: FirstAnswer) =>
    language === undefined || known.get(textId)?.language === language
  const answers = firstAnswers(answered.filter(({ studentId }) => here.has(studentId))).filter(isAsked)
  const ofChildren = understoodBy(answers, ({ studentId }) => studentId)
  const ofTexts = understoodBy(answers, ({ textId }) => textId)
  const ofCategories = understoodBy(answers, ({ textId }) => known.get(textId)?.category)
  return {
    all: byKind(answers),
    missed: missedByGroup(answers).flatMap(question => {
      const text = known.get(question.textId)
      return text ? [{ ...question, text }] : []
    }),
    mistakes: mistakesByGroup(answers),
    byChild: children.flatMap(child => {
      const understood = ofChildren.get(child.studentId)
      return understood ? [{ of: child, understood }] : []
    }),
    byText: [...ofTexts].flatMap(([textId, understood]) => {
      const text = known.get(textId)
      return text ? [{ of: text, understood }] : []
    }),
    byCategory: [...new Set(texts.map(({ category }) => category))].flatMap(category => {
      const understood = ofCategories.get(category)
      return understood ? [{ of: category, understood }] : []
    }),
    questionsOf: textId => questionsIn(answers.filter(answer => answer.textId === textId)),
  }
}

function questionsIn(answers: readonly FirstAnswer[]): readonly OfQuestion[] {
  return [...Map.groupBy(answers, ({ questionId }) => questionId)].map(([questionId, own]) => {
    const reached = own.filter(({ tries }) => tries > 0)
    const sum = reached.reduce((total, { tries }) => total + tries, 0)
    return {
      questionId,
      understood: byKind(own),
      tries: reached.length === 0 ? null : sum / reached.length,
    }
  })
}
