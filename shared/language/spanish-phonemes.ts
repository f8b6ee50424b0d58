/**
 * One letter a phoneme of Spanish spelling, all oppositions kept, also those that no Puerto Rican makes (z/s, ll/y,
 * v/b, mute h): what the dialect merges is the business of its rules. C = ch, N = ñ, L = ll, R = rr, j = /x/.
 */
export const SPANISH_PHONEMES = 'aeioupbvtdkgfzsjCmnNlLyrRh'

export const isSpanishVowel = (phoneme: string | undefined): boolean =>
  phoneme === 'a' || phoneme === 'e' || phoneme === 'i' || phoneme === 'o' || phoneme === 'u'

const plain: Record<string, string> = {
  á: 'a',
  é: 'e',
  í: 'i',
  ó: 'o',
  ú: 'u',
  ü: 'u',
  z: 'z',
  ñ: 'N',
  j: 'j',
  w: 'u',
  ç: 's',
}

const isFront = (letter: string) => letter === 'e' || letter === 'i' || letter === 'é' || letter === 'í'

/** The phonemes of a word in lower case, by the regular correspondences of Spanish spelling. */
export function spanishPhonemes(word: string): string {
  let out = ''
  for (let at = 0; at < word.length; at++) {
    const letter = word.charAt(at)
    const next = word.charAt(at + 1)
    switch (letter) {
      case 'c':
        if (next === 'h') {
          out += 'C'
          at++
        } else out += isFront(next) ? 'z' : 'k'
        break
      case 'q':
        out += 'k'
        if (next === 'u' && isFront(word.charAt(at + 2))) at++
        break
      case 'g':
        if (isFront(next)) out += 'j'
        else {
          out += 'g'
          if (next === 'u' && isFront(word.charAt(at + 2))) at++
        }
        break
      case 'l':
        if (next === 'l') {
          out += 'L'
          at++
        } else out += 'l'
        break
      case 'r':
        if (next === 'r') {
          out += 'R'
          at++
        } else out += at === 0 || 'nls'.includes(word.charAt(at - 1)) ? 'R' : 'r'
        break
      case 'x':
        out += at === 0 ? 's' : word.startsWith('méxic') || word.startsWith('mexic') ? 'j' : 'ks'
        break
      case 'y':
        out += isVowelLetter(next) ? 'y' : 'i'
        break
      default:
        out += plain[letter] ?? (SPANISH_PHONEMES.includes(letter) ? letter : '')
    }
  }
  return out
}

const isVowelLetter = (letter: string) => letter !== '' && 'aeiouáéíóúü'.includes(letter)
