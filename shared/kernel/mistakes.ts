import * as z from 'zod/mini'

/**
 * How a child misread who chose what is not the answer. A closed list: each wrong option of the catalogue is tied to one
 * of them, so that what many children choose says what to teach.
 */
export const MISTAKES = [
  /** Somebody else of the text, or what somebody else did. */
  'otherPerson',
  /** Another place of the text. */
  'otherPlace',
  /** Another time of the text. */
  'otherTime',
  /** Another thing of the text. */
  'otherThing',
  /** What comes before or after what was asked. */
  'otherOrder',
  /** Something that happens in the text, taken for the reason. */
  'otherCause',
  /** The contrary of what the text says. */
  'opposite',
  /** What is so elsewhere, or what one would expect; the text does not say it. */
  'priorKnowledge',
  /** Word for word what is a manner of speaking, or a joke. */
  'tooLiteral',
  /** More than the text says. */
  'tooBroad',
  /** A part of the answer, taken for the whole. */
  'tooNarrow',
  /** Another meaning of the word that is asked for. */
  'otherMeaning',
  /** A word that sounds like it. */
  'soundsAlike',
] as const
export const Mistake = z.enum(MISTAKES)
export type Mistake = z.output<typeof Mistake>
