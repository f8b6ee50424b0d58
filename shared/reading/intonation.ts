import type { Language } from '#shared/kernel/school.ts'
import { type Token, tokenize } from '#shared/language/tokenize.ts'
import { isCorrect } from './outcomes.ts'
import type { ScoredWord } from './schema.ts'
import type { Intonation, Tone, ToneCounts } from './tone.ts'

/**
 * The ends of sentences at which a voice says what they are. A question that takes a yes or a no; one that asks with a word
 * (qué, where); and a statement. What is called out, asked with a choice (café o té), or broken off, any voice fits.
 */
export type SentenceKind = 'statement' | 'yesNo' | 'asking' | 'any'

export interface SentenceEnd {
  /** Index of the text's word that ends it. */
  readonly word: number
  readonly kind: SentenceKind
}

const asking: Readonly<Record<Language, ReadonlySet<string>>> = {
  'es-PR': new Set(
    'qué quién quiénes cómo cuándo dónde adónde cuál cuáles cuánto cuánta cuántos cuántas'.split(' '),
  ),
  'en-US': new Set('what who whom whose when where why how which'.split(' ')),
}
/** Before the word that asks may stand: y, pero, and; and what goes with it: por qué, a dónde, in which. */
const WORDS_BEFORE = 2
const or: Readonly<Record<Language, string>> = { 'es-PR': 'o', 'en-US': 'or' }

/** Where the sentences of a text end, and what they are. */
export function sentenceEnds(text: string, language: Language): SentenceEnd[] {
  const tokens = tokenize(text)
  const ends: SentenceEnd[] = []
  let from = 0
  for (const [word, token] of tokens.entries()) {
    if (token.boundary !== 'sentence') continue
    ends.push({
      word,
      kind: kindOf(tokens.slice(from, word + 1), marksAfter(text, token, tokens[word + 1]), language),
    })
    from = word + 1
  }
  return ends
}

const marksAfter = (text: string, { end }: Token, next: Token | undefined): string => {
  const between = text.slice(end, next?.start ?? text.length)
  // What opens the next sentence is its own.
  return between.replace(/[¿¡«“"(].*$/su, '')
}

function kindOf(tokens: readonly Token[], marks: string, language: Language): SentenceKind {
  if (/[!…]|\.\.\./u.test(marks)) return 'any'
  if (!marks.includes('?')) return marks.includes('.') || marks === '' ? 'statement' : 'any'
  const words = tokens.map(({ text }) => text.toLowerCase())
  if (words.includes(or[language])) return 'any'
  return words.slice(0, WORDS_BEFORE + 1).some(word => asking[language].has(word)) ? 'asking' : 'yesNo'
}

/** Turns smaller than this are no turns: listeners do not go by them (J. 't Hart, JASA 69, 1981, has three semitones). */
const TURN = 3
/** Hundredths of a second: of less voice nothing can be told. */
const FEWEST_FRAMES = 8

/**
 * Counts how the voice turned. Null where no end of a sentence was measured: nothing is known of a reading that was tapped or
 * typed, or heard by a recogniser that keeps the sound to itself.
 */
export function intonationOf(
  text: string,
  language: Language,
  words: readonly ScoredWord[],
  tones: readonly Tone[],
): Intonation | null {
  if (tones.length === 0) return null
  const none = (): { -readonly [Key in keyof ToneCounts]: number } => ({ rose: 0, fell: 0, level: 0 })
  const counted = { statement: none(), yesNo: none(), asking: none(), untold: 0 }
  for (const { word, kind } of sentenceEnds(text, language)) {
    const scored = words[word]
    if (kind === 'any' || !scored || !isCorrect(scored.outcome)) continue
    const tone = tones.find(one => one.word === word)
    if (!tone || tone.frames < FEWEST_FRAMES) counted.untold++
    else counted[kind][tone.turn >= TURN ? 'rose' : tone.turn <= -TURN ? 'fell' : 'level']++
  }
  return counted
}

/** Of fewer ends nothing is said. */
const FEWEST_ENDS = 3
const MOSTLY = 0.6

/** What a child is told, in one sentence; undefined where there is nothing to tell. */
export type ToneSaid = 'questions' | 'stops' | 'tryStops'

/**
 * The one thing worth saying. A question is praised whichever way its voice turned: English and much of Spanish raise it, and
 * the island's own questions of yes or no end low, after a peak (H+L* L%, H* L%, L+¡H* L%: M. Armstrong, "Puerto Rican
 * Spanish intonation", 2010; J. M. Sosa, "La entonación del español", 1999), so that none is ever wrong. Statements
 * and questions with a word that asks fall in both languages; one that rises says only that it goes on.
 */
export function saidOfTones({ statement, yesNo, asking }: Intonation): ToneSaid | undefined {
  const told = ({ rose, fell, level }: ToneCounts) => rose + fell + level
  if (yesNo.rose + yesNo.fell + asking.fell > 0 && yesNo.level <= yesNo.rose + yesNo.fell) return 'questions'
  if (told(statement) < FEWEST_ENDS) return undefined
  if (statement.fell >= told(statement) * MOSTLY) return 'stops'
  return statement.rose >= told(statement) * MOSTLY ? 'tryStops' : undefined
}
