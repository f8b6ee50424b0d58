import { type Found, found } from '#shared/catalogue/checks/finding.ts'
import { wordsIn } from '#shared/catalogue/checks/words.ts'
import type { ReadingText } from '#shared/catalogue/schema.ts'
import type { Grade, Language } from '#shared/kernel/school.ts'
import { englishSyllableCount } from '#shared/language/english-syllables.ts'
import { spanishSyllables } from '#shared/language/spanish-syllables.ts'

/** Grades whose children hear what a word means before they can read it. */
const BEGINNERS: readonly Grade[] = ['PK', 'K', '1']
/** Words of an explanation. */
const MOST_WORDS = { beginners: 12, readers: 20 } as const
/** Syllables of a word with which something is explained to a beginner. */
const MOST_SYLLABLES: Readonly<Record<Language, number>> = { 'es-PR': 4, 'en-US': 3 }

const syllablesOf = (word: string, language: Language): number =>
  language === 'es-PR' ? spanishSyllables(word).length : englishSyllableCount(word)

/** A word is explained with others than itself, briefly, and to beginners with none that is long. */
export function checkExplained({ grade, language, vocabulary }: ReadingText): Found[] {
  const isBeginners = BEGINNERS.includes(grade)
  const most = isBeginners ? MOST_WORDS.beginners : MOST_WORDS.readers
  return vocabulary.flatMap(({ term, definition }) => {
    const words = wordsIn(definition)
    const long = isBeginners
      ? words.filter(word => syllablesOf(word, language) > MOST_SYLLABLES[language])
      : []
    return [
      ...(words.length > most ? [`«${term}» is explained in ${words.length} words; at most ${most}`] : []),
      ...(words.includes(wordsIn(term).join(' ')) ? [`«${term}» is explained with itself`] : []),
      ...long.map(word => `«${term}» is explained with «${word}», a long word`),
    ].map(detail => found('vocabulary', detail))
  })
}
