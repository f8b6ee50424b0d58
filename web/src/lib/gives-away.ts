import type { Language } from '#shared/kernel/school.ts'
import { normalizeWord, spokenForms } from '#shared/language/spoken-forms.ts'

interface Asked {
  readonly question: string
  readonly options: readonly string[]
  readonly correctAnswer: string
}

/**
 * Whether who hears the options need not read them: the question says the right one, and no other. "Toca el número cuatro"
 * is about the sign 4; a voice that says "cuatro" beside it has answered.
 */
export function givesAway({ question, options, correctAnswer }: Asked, language: Language): boolean {
  const spoken = ` ${waysOf(question, language).join(' ')} `
  const isSaid = (option: string) => waysOf(option, language).some(way => spoken.includes(` ${way} `))
  return isSaid(correctAnswer) && !options.some(option => option !== correctAnswer && isSaid(option))
}

/** What stands there as it may be said: word for word, and each numeral in words too. */
function waysOf(written: string, language: Language): readonly string[] {
  const words = written.split(/\s+/).filter(Boolean)
  const plain = words.map(normalizeWord).filter(Boolean).join(' ')
  return [
    plain,
    ...words.flatMap(word =>
      /\d/.test(word) ? spokenForms(word, language).map(form => form.join(' ')) : [],
    ),
  ]
}
