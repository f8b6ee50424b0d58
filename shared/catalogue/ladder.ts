import type { Language } from '#shared/kernel/school.ts'
import { spanishSyllables } from '#shared/language/spanish-syllables.ts'
import { tokenize } from '#shared/language/tokenize.ts'

/** A step of the way to reading: what a child can sound out from here on, besides all that lies behind. */
export interface Step {
  readonly id: string
  /** Words that are known by sight from here on, though their spelling cannot be sounded out yet. */
  readonly sight: readonly string[]
}

/** The steps of each language, in order. Spanish goes by letters and syllables, English by spelling patterns. */
export const ladders: Readonly<Record<Language, readonly Step[]>> = {
  'es-PR': [
    { id: 'vocales', sight: ['y', 'la', 'el', 'no', 'mi', 'es', 'ay', 'uy', 'yo'] },
    { id: 'm-p', sight: ['un', 'una', 'en', 'lo', 'se', 'le'] },
    { id: 's-l', sight: ['los', 'las', 'de', 'tu', 'su', 'al'] },
    { id: 't-n-d', sight: ['con', 'por', 'ya', 'va'] },
    { id: 'silabas-abiertas', sight: ['del', 'muy', 'más'] },
    { id: 'silabas-inversas', sight: ['quien', 'tiene'] },
    { id: 'silabas-trabadas', sight: ['cuando', 'también'] },
    { id: 'diptongos', sight: [] },
  ],
  'en-US': [
    {
      id: 'short-vowels',
      sight: ['a', 'I', 'the', 'is', 'to', 'my', 'he', 'she', 'we', 'me', 'and', 'no', 'see'],
    },
    { id: 'digraphs', sight: ['of', 'you', 'said', 'was', 'do', 'go', 'are', 'has', 'his'] },
    { id: 'blends', sight: ['have', 'one', 'they', 'what', 'who', 'her', 'for', 'be', 'so'] },
    { id: 'silent-e', sight: ['some', 'come', 'there', 'where', 'were', 'from', 'your', 'all'] },
    { id: 'vowel-teams', sight: ['two', 'put', 'says', 'want', 'been', 'could', 'would', 'give', 'their'] },
    { id: 'r-vowels', sight: ['does', 'done', 'gone', 'love', 'live', 'eye', 'once'] },
    { id: 'two-syllables', sight: ['other', 'mother', 'people', 'again', 'any', 'many', 'water', 'nothing'] },
  ],
}

/** From this share of its words on, a text can be read with the steps behind it. */
export const LEAST_DECODABLE = 0.95

const bare = (word: string) =>
  word
    .toLowerCase()
    .replaceAll('’', "'")
    .normalize('NFD')
    .replace(/(?<=[aeiou])[\u0300-\u0307\u0309-\u036f]/g, '')
    .normalize('NFC')

/** Share of a text's words, 0 to 1, that are sounded out with the steps up to this one or known by sight. */
export function decodability(written: string, language: Language, step: string): number {
  const ladder = ladders[language]
  const at = ladder.findIndex(({ id }) => id === step)
  const sight = new Set(ladder.slice(0, at + 1).flatMap(one => one.sight.map(bare)))
  const words = tokenize(written).map(({ text }) => text.toLowerCase())
  const known = words.filter(word => sight.has(bare(word)) || stepOfWord(word, language) <= at)
  return words.length === 0 ? 0 : known.length / words.length
}

/** The place of the step from which on a word in lower case can be sounded out; beyond the last for one that cannot. */
export const stepOfWord = (word: string, language: Language): number =>
  language === 'es-PR' ? spanishStep(word) : englishStep(word)

/** The letters of a step, by its place; what is in no earlier one is of the open syllables' step. */
const LETTERS = ['aeiou', 'mp', 'sl', 'tnd']
const OPEN = 4
const CLOSED = 5
const BLENDED = 6
const DIPHTHONG = 7

/** The place of the step from which on a Spanish word can be sounded out. */
function spanishStep(word: string): number {
  return Math.max(...spanishSyllables(word).map(spanishSyllableStep))
}

function spanishSyllableStep(syllable: string): number {
  const parts = /^(qu(?=[ei])|gu(?=[ei])|ch|ll|rr|[^aeiouü]*)([aeiouü]+|y)(.*)$/.exec(bare(syllable))
  const [, onset = '', nucleus = '', coda = ''] = parts ?? []
  if (!parts) return DIPHTHONG
  if (nucleus.length > 1 || coda.startsWith('y')) return DIPHTHONG
  const isCluster = onset.length === 2 && /^[bcdfgpt][lr]$/.test(onset)
  if (isCluster) return BLENDED
  if (coda !== '') return CLOSED
  // Its sound is no l's.
  if (onset === 'll') return OPEN
  const places = [...onset, ...nucleus].map(letter => LETTERS.findIndex(letters => letters.includes(letter)))
  return places.includes(-1) ? OPEN : Math.max(...places)
}

const ONE = '[bcdfghjklmnprstvwxyz]'
/** Those that close a short syllable: r, w and y make another vowel of it. */
const CLOSE = '[bcdfgjklmnpstvxz]'
const DIGRAPH = 'sh|ch|th|wh|qu|ph'
const ONSET_BLEND = '[bcfgps]l|[bcdfgpt]r|s[cknmptw]|tw|s[cpt]r|spl|thr|shr|squ|kn|wr'
const END = 'ff|ll|ss|zz|ck'
const END_DIGRAPH = 'sh|ch|th|ng|nk|tch'
const END_BLEND = 'ct|ft|l[bdfkmpt]|mp|n[dtc]|nch|pt|s[kpt]|xt|nth|dge|nce|nse'
const TEAM = 'ee|ea|ai|ay|oa|ow|oe|ie|igh|oo|ou|oi|oy|ew|ue|aw|au|ey|ui'
const PLURAL = "(?:s|'s)?"

const or = (...patterns: readonly string[]) => `(?:${patterns.join('|')})`
const syllables = [
  `${or(ONE)}?[aeiou]${or(END, CLOSE)}?`,
  `${or(DIGRAPH, ONE)}?[aeiou]${or(END, END_DIGRAPH, CLOSE)}?`,
  `${or(ONSET_BLEND, DIGRAPH, ONE)}?[aeiou]${or(END, END_DIGRAPH, END_BLEND, CLOSE)}?`,
  `${or(ONSET_BLEND, DIGRAPH, ONE)}?[aeiouy]${or('th', 'st', 'ng', ONE)}e`,
  `${or(ONSET_BLEND, DIGRAPH, ONE)}?${or(`${TEAM}`, 'y', 'i(?=ld|nd)', 'o(?=ld|st|ll)', 'a(?=ll)')}${or(END, END_DIGRAPH, END_BLEND, ONE)}?e?`,
  `${or(ONSET_BLEND, DIGRAPH, ONE)}?${or('ar', 'or', 'er', 'ir', 'ur', 'ear', 'air', 'our', 'oar', 'oor', 'eer')}${or(END, END_DIGRAPH, END_BLEND, ONE)}?e?`,
]
const upTo = (count: number) => or(...syllables.slice(0, count))
const ENDING = or('ing', 'ed', 'er', 'es', 'en', 'est', 'ly', 'y', 'ies', 'le', 'led')
const english = [
  ...syllables.map((_, at) => new RegExp(`^${upTo(at + 1)}${PLURAL}$`)),
  new RegExp(`^${upTo(syllables.length)}(?:${upTo(syllables.length)}|${ONE}?${ENDING})${PLURAL}$`),
]

/** Words whose spelling misleads: known by sight or not at all. */
const irregular = new Set(
  ladders['en-US']
    .flatMap(({ sight }) => sight.map(bare))
    .filter(word => !['and', 'has', 'his', 'is'].includes(word)),
)

/** The place of the step from which on an English word can be sounded out; beyond the last for one that cannot. */
function englishStep(written: string): number {
  const word = bare(written)
  if (irregular.has(word)) return english.length
  const letters = word.replace(/n't$/, 'nt').replace(/'(?:ll|re|ve|d|m)$/, '')
  const at = english.findIndex(pattern => pattern.test(letters))
  return at === -1 ? english.length : at
}
