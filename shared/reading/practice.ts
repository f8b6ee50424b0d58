import * as z from 'zod/mini'
import { Sound } from '../language/sound.ts'
import { practiceFacts } from './practice-facts.ts'
import { HeardWord } from './schema.ts'
import { SoundTally } from './sound-tally.ts'

/** After so many tries it goes on: no child is held at one word. */
export const MOST_TRIES = 3
const MOST_ITEMS = 30
const MOST_HEARD = 100
const MOST_SECONDS = 3600

const Text = z.string().check(z.minLength(1), z.maxLength(200))
const Which = z.union([z.literal(0), z.literal(1)])
export type Which = z.output<typeof Which>

/** One thing that was practised: said to a recogniser, said and judged by the child, or told apart. */
export const PractisedItem = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('said'),
    text: Text,
    tries: z
      .array(z.array(HeardWord).check(z.maxLength(MOST_HEARD)))
      .check(z.minLength(1), z.maxLength(MOST_TRIES)),
  }),
  z.strictObject({ kind: z.literal('checked'), text: Text, went: z.boolean() }),
  z.strictObject({
    kind: z.literal('chosen'),
    words: z.tuple([Text, Text]),
    asked: Which,
    tries: z.array(Which).check(z.minLength(1), z.maxLength(MOST_TRIES)),
  }),
])
export type PractisedItem = z.output<typeof PractisedItem>

/** What the browser sends of a round: what was heard and chosen, never a score. */
export const FinishedPractice = z.strictObject({
  soundHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  items: z.array(PractisedItem).check(z.minLength(1), z.maxLength(MOST_ITEMS)),
  seconds: z.number().check(z.nonnegative(), z.maximum(MOST_SECONDS)),
})
export type FinishedPractice = z.output<typeof FinishedPractice>

export const Practice = z.strictObject({ ...practiceFacts, finishedAt: z.iso.datetime() })
export type Practice = z.output<typeof Practice>

/** Where a child stands with a sound: over thirteen months, and over this month and the last. */
export const SoundProgress = z.strictObject({ sound: Sound, all: SoundTally, recent: SoundTally })
export type SoundProgress = z.output<typeof SoundProgress>
