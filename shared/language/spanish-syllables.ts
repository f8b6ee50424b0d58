const isStrong = (letter: string) => 'aeoáéóíú'.includes(letter)
const isWeak = (letter: string) => 'iuü'.includes(letter)
const isAccented = (letter: string) => 'áéíóú'.includes(letter)

/** Pairs that begin a syllable together. Not tl, which parts in Puerto Rico: at-le-ta. */
const onsets = new Set('bl br cl cr dr fl fr gl gr pl pr tr ch ll rr qu'.split(' '))

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
    while (isVowelAt(word, at + 1) && isOneSyllable(word, start, at + 1)) at++
    found.push({ start, end: at + 1 })
  }
  return found
}

/** Whether the vowel at `next` joins the nucleus begun at `start`: two strong vowels part, a weak one joins. */
function isOneSyllable(word: string, start: number, next: number): boolean {
  const before = word.charAt(next - 1)
  const letter = word.charAt(next)
  const weakNext = isWeak(letter) || letter === 'y'
  if (isStrong(before) && isStrong(letter)) return false
  if (before === letter) return false
  // A third vowel joins only as the weak close of a triphthong (a-ve-ri-guáis).
  if (next - start >= 2) return weakNext && isStrong(before)
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
  // gu before e, i: its u is no vowel.
  return pair === 'gu' ? 2 : 1
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
