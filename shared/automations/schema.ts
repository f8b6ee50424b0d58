import * as z from 'zod/mini'
import { BothWords } from '../kernel/own-words.ts'
import { Place } from '../kernel/place.ts'
import { SchoolDay } from '../kernel/school-day.ts'
import type { Sender } from '../kernel/sender.ts'
import {
  AUDIENCES,
  type Audience,
  conditionsOf,
  isToldOnce,
  OCCASION_NAMES,
  type Occasion,
} from './occasions.ts'

/** Rules that somebody has at most. */
export const MOST_RULES = 20
/** What all rules of somebody tell on a day at most, by what they are: each of a child is one, however large its family. */
export const MOST_TELLINGS: Readonly<Record<Sender, number>> = {
  teacher: 200,
  director: 1000,
  ore: 1000,
  admin: 1000,
}
/** The days before now on which a rule is tried. */
export const PREVIEW_DAYS = 7
/** What a preview or a page of the history lists. */
export const PAGE = 50
/** What is heard of later than so many hours after it happened is told nobody. */
export const TOLD_WITHIN_HOURS = 24
/** More children than an event names. */
const MOST_CHILDREN = 1000

/** Where own words have the child’s first name. */
export const NAME_MARK = /\{(nombre|name)\}/g
const hasNameMark = (words: string) => words.search(NAME_MARK) >= 0

const When = z
  .strictObject({
    occasion: z.enum(OCCASION_NAMES),
    /** Which of its conditions; any where it is left out. */
    condition: z.optional(z.string()),
  })
  .check(
    z.refine(
      ({ occasion, condition }) =>
        condition === undefined || conditionsOf(occasion as Occasion).includes(condition),
      { path: ['condition'] },
    ),
  )

/** Whether own words can have a name in them: not where several children are told of at once. */
export const canName = (occasion: Occasion, tells: Audience): boolean => !isToldOnce(occasion, tells)

const said = {
  when: When,
  tells: z.enum(AUDIENCES),
  /** The house’s words for it, where they are left out. */
  own: z.optional(BothWords),
}

/** What is said of a new rule. What it says never changes: another is another rule. */
export const NewRule = z
  .strictObject(said)
  .check(
    z.refine(
      ({ when, tells, own }) =>
        own === undefined || canName(when.occasion, tells) || !(hasNameMark(own.es) || hasNameMark(own.en)),
      { path: ['own'] },
    ),
  )
export type NewRule = z.output<typeof NewRule>

/** `off` until it is switched on; `lost` where its maker may not tell its place anything any more. */
export const RULE_STATES = ['off', 'on', 'lost'] as const

export const Rule = z.strictObject({
  ruleId: z.string(),
  /** The group or school whose children it hears of. */
  place: Place,
  ...said,
  state: z.enum(RULE_STATES),
  madeAt: z.iso.datetime(),
  /** The day on which it was last tried; it is switched on on that day. */
  previewedOn: z.optional(SchoolDay),
  /** What happened from then on is told. */
  onSince: z.optional(z.iso.datetime()),
  version: z.int(),
})
export type Rule = z.output<typeof Rule>

/** A rule among its maker’s: whether anything holds it by now. */
export const ListedRule = z.strictObject({ ...Rule.shape, isHeld: z.boolean() })
export type ListedRule = z.output<typeof ListedRule>

const Count = z.int().check(z.minimum(0), z.maximum(MOST_CHILDREN))

/** What a rule tells of one thing that happened. */
export const Telling = z.strictObject({
  /** Of whom; null of several at once. */
  studentId: z.nullable(z.string()),
  /** When it happened. */
  at: z.iso.datetime(),
  condition: z.optional(z.string()),
  children: Count,
  /** How many people are told. */
  people: Count,
})
export type Telling = z.output<typeof Telling>

/** What a rule would have told in the days before now. */
export const Preview = z.strictObject({
  from: z.iso.datetime(),
  /** Those that reach anybody; the lines have those too that do not. */
  tellings: z.int(),
  children: z.int(),
  /** Each once. */
  people: z.int(),
  /** The newest. */
  lines: z.array(Telling),
})
export type Preview = z.output<typeof Preview>

/** What came of it: nobody is there to be told, the day’s tellings were used up, or it was heard of too late. */
export const OUTCOMES = ['told', 'nobody', 'overLimit', 'late'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** One line of a rule’s history. */
export const Did = z.strictObject({
  ...Telling.shape,
  /** When it was told, or was not; sorts by it. */
  didAs: z.string(),
  outcome: z.enum(OUTCOMES),
})
export type Did = z.output<typeof Did>
