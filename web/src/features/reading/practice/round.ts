import { bothOf, type Pair, type SoundKit, upTo } from '#shared/catalogue/sound-kit.ts'
import { beginsToRead, type Grade } from '#shared/kernel/school.ts'
import type { Which } from '#shared/reading/practice.ts'

/** One thing to do: say a text, or tell which of two words is meant. */
export type Task =
  | { readonly kind: 'say'; readonly text: string }
  | {
      readonly kind: 'choose'
      readonly pair: Pair
      readonly asked: Which
    }

const WORDS = 4
const PAIRS = 2
const PHRASES = 2

interface Hand {
  /** 0 to 1, as `Math.random`. */
  readonly random: () => number
  /** Whether the device has a voice: without one nothing can be told by ear. */
  readonly canHear: boolean
}

/**
 * A round of a sound for a child of a grade: words, then pairs, then phrases, none twice. A pair is first told apart by
 * ear, then said; a pair that the island says alike is told apart by its sentence, which asks for spelling: who begins to
 * read says more words instead.
 */
export function roundOf(kit: SoundKit, grade: Grade, { random, canHear }: Hand): readonly Task[] {
  const some = (said: SoundKit['words'], count: number) =>
    shuffled(upTo(said, grade, count), random).slice(0, count)
  const say = (text: string): Task => ({ kind: 'say', text })
  const fitting = kit.pairs.filter(({ sentences }) => !(sentences && beginsToRead(grade)))
  const pairs = shuffled(fitting, random).slice(0, PAIRS)
  return [
    ...some(kit.words, WORDS + PAIRS - pairs.length).map(say),
    ...pairs.flatMap(pair => {
      const choose: Task = { kind: 'choose', pair, asked: random() < 0.5 ? 0 : 1 }
      if (pair.sentences) return [choose]
      return canHear ? [choose, say(bothOf(pair))] : [say(bothOf(pair))]
    }),
    ...some(kit.phrases, PHRASES).map(say),
  ]
}

function shuffled<T>(items: readonly T[], random: () => number): readonly T[] {
  const left = [...items]
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1))
}
