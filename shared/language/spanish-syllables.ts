const isStrong = (letter: string) => 'aeoáéóíú'.includes(letter)
const isWeak = (letter: string) => 'iuü'.includes(letter)
const isAccented = (letter: string) => 'áéíóú'.includes(letter)

/**
 * Pairs that begin a syllable together; th, ph, kl and kr are of names and loanwords (Mar-tha, fol-klo-re). Not tl between
 * vowels, which parts in Puerto Rico (at-le-ta) and does not elsewhere in America.
 */
const onsets = new Set('bl br cl cr dr fl fr gl gr pl pr tr ch ll rr qu th ph kl kr'.split(' '))

/** The letter without its accent. */
const plain = (letter: string) => letter.normalize('NFD').charAt(0)

interface Nucleus {
  readonly start: number
  readonly end: number
}

/** y is a vowel at the end of a word and alone; the u of que, qui, gue, gui is silent and belongs to its consonant. */
function isVowelAt(word: string, at: number): boolean {
  const letter = word.charAt(at)
  if (letter === 'y') return at === word.length - 1
  if (letter === 'u') {
    const before = word.charAt(at - 1)
    if ((before === 'q' || before === 'g') && 'eiéí'.includes(word.charAt(at + 1) || '-')) return false
  }
  return letter !== '' && (isStrong(letter) || isWeak(letter))
}

function nuclei(word: string): Nucleus[] {
  const found: Nucleus[] = []
  for (let at = 0; at < word.length; at++) {
    if (!isVowelAt(word, at)) continue
    const start = at
    for (let vowels = 1, next = at; ; vowels++, at = next) {
      next = nextVowel(word, at)
      if (next === -1 || !isOneSyllable(word, at, next, vowels)) break
    }
    found.push({ start, end: at + 1 })
  }
  return found
}

/** Where a vowel follows that at `at`, a mute h between them or not; -1 where none does. hu and hi open one: a-hue-car. */
function nextVowel(word: string, at: number): number {
  if (isVowelAt(word, at + 1)) return at + 1
  if (word.charAt(at + 1) !== 'h' || !isVowelAt(word, at + 2)) return -1
  return isWeak(word.charAt(at + 2)) && isVowelAt(word, at + 3) ? -1 : at + 2
}

/** Whether the vowel at `next` joins the one at `at`, the last of `vowels` so far: two strong ones part, a weak one joins. */
function isOneSyllable(word: string, at: number, next: number, vowels: number): boolean {
  const before = word.charAt(at)
  const letter = word.charAt(next)
  const weakNext = isWeak(letter) || letter === 'y'
  if (isStrong(before) && isStrong(letter)) return false
  if (plain(before) === plain(letter)) return false
  // A weak one between a strong one and another vowel opens the next syllable: pa-ra-no-ia.
  if (isStrong(before) && isVowelAt(word, next + 1)) return false
  // A third vowel joins only as the weak close of a triphthong (a-ve-ri-guáis).
  if (vowels >= 2) return weakNext && isStrong(before)
  return isWeak(before) || weakNext
}

/**
 * The syllables of a Spanish word in lower case, by the orthographic rules (RAE, "Ortografía de la lengua española",
 * 2010: diphthongs, hiatus, and consonant groups). English words are split as if they were Spanish.
 */
export function spanishSyllables(word: string): string[] {
  const vowels = nuclei(word)
  const cuts: number[] = []
  for (let index = 1; index < vowels.length; index++) {
    const from = vowels[index - 1]?.end ?? 0
    const to = vowels[index]?.start ?? 0
    cuts.push(to - onsetLength(word.slice(from, to)))
  }
  return [0, ...cuts].map((from, index) => word.slice(from, cuts[index] ?? word.length))
}

function onsetLength(consonants: string): number {
  if (consonants.length < 2) return consonants.length
  const pair = consonants.slice(-2)
  if (onsets.has(pair)) return 2
  // gu before e, i: its u is no vowel. No syllable ends in a consonant and t: te-po-nas-tle.
  return pair === 'gu' || (pair === 'tl' && consonants.length > 2) ? 2 : 1
}

/** The stressed syllable counted from the end of the word: 0 aguda, 1 llana, 2 esdrújula. */
export function stressFromEnd(word: string): number {
  const vowels = nuclei(word)
  for (let index = 0; index < vowels.length; index++) {
    const nucleus = vowels[index]
    if (nucleus && [...word.slice(nucleus.start, nucleus.end)].some(isAccented))
      return vowels.length - 1 - index
  }
  const last = word.at(-1) ?? ''
  return vowels.length > 1 && 'aeiouns'.includes(last) ? 1 : 0
}
