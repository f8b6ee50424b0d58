/** What the punctuation after a word asks of a reader's voice. */
type Boundary = 'none' | 'phrase' | 'sentence'

/** A word of a text: its characters, and where they stand (UTF-16 offsets, `end` exclusive). */
export interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly boundary: Boundary
}

const NONE = 0
const LETTER = 1
const DIGIT = 2
/** Joins letters or digits on both sides: it's, bien-te-veo, 3.5, 10:30. */
const JOINER = 3
const PHRASE = 4
const SENTENCE = 5

const kinds = new Uint8Array(0x250)
for (let code = 0; code < kinds.length; code++)
  if (/\p{L}/u.test(String.fromCharCode(code))) kinds[code] = LETTER
for (const digit of '0123456789') kinds[digit.charCodeAt(0)] = DIGIT
for (const joiner of "'-.,:/") kinds[joiner.charCodeAt(0)] = JOINER
for (const mark of ';()"«»') kinds[mark.charCodeAt(0)] = PHRASE
for (const mark of '!?\n') kinds[mark.charCodeAt(0)] = SENTENCE
const beyond = new Map([
  ['’', JOINER],
  ['‑', JOINER],
  ['–', PHRASE],
  ['—', PHRASE],
  ['“', PHRASE],
  ['”', PHRASE],
  ['…', SENTENCE],
])

function kindAt(text: string, index: number): number {
  const code = text.charCodeAt(index)
  if (code < kinds.length) return kinds[code] ?? NONE
  if (code >= 0x300 && code < 0x370) return LETTER
  const char = text.charAt(index)
  return beyond.get(char) ?? (/\p{L}/u.test(char) ? LETTER : NONE)
}

const isWordKind = (kind: number) => kind === LETTER || kind === DIGIT

/** After these a full stop ends no sentence. */
const abbreviated = new Set([
  'dr',
  'dra',
  'sr',
  'sra',
  'srta',
  'mr',
  'mrs',
  'ms',
  'st',
  'sta',
  'sto',
  'ave',
  'ud',
])

/**
 * The words of a text, in order, with their character offsets, so that a page can light them. Apostrophes, hyphens
 * and the marks inside numbers belong to their word; money and percent signs belong to their number.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  const length = text.length
  let at = 0
  while (at < length) {
    if (!isWordKind(kindAt(text, at))) {
      at++
      continue
    }
    const start = text.charAt(at - 1) === '$' ? at - 1 : at
    const end = endOfWord(text, at)
    const word = text.slice(start, end)
    at = end
    tokens.push({ text: word, start, end, boundary: boundaryAfter(text, end, word) })
  }
  return tokens
}

function endOfWord(text: string, from: number): number {
  let at = from + 1
  for (;;) {
    const kind = kindAt(text, at)
    if (isWordKind(kind)) at++
    else if (kind === JOINER && joins(text, at)) at += 2
    else break
  }
  const next = text.charAt(at)
  return next === '%' || isOrdinalSign(next) ? at + 1 : at
}

function joins(text: string, at: number): boolean {
  const before = kindAt(text, at - 1)
  const after = kindAt(text, at + 1)
  const mark = text.charAt(at)
  if (mark === ',' || mark === ':') return before === DIGIT && after === DIGIT
  // "EE.UU." and "3.º" are one word, "fin.Otra" is two.
  if (mark === '.' && after === LETTER) {
    const [last, first] = [text.charAt(at - 1), text.charAt(at + 1)]
    return before === DIGIT ? isOrdinalSign(first) : isCapital(last) && isCapital(first)
  }
  return isWordKind(after)
}

const isOrdinalSign = (char: string) => char === 'º' || char === 'ª'

const isCapital = (char: string) => char !== char.toLowerCase()

function boundaryAfter(text: string, end: number, word: string): Boundary {
  let boundary: Boundary = 'none'
  for (let at = end; at < text.length; at++) {
    const kind = kindAt(text, at)
    if (isWordKind(kind)) return boundary
    const mark = text.charAt(at)
    if (kind === SENTENCE) return 'sentence'
    if (mark === '.') {
      if (at !== end || !abbreviated.has(word.toLowerCase())) return 'sentence'
    } else if (kind === PHRASE || mark === ',' || mark === ':') boundary = 'phrase'
  }
  return 'sentence'
}
