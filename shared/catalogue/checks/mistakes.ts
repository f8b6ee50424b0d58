import type { ReadingText } from '#shared/catalogue/schema.ts'
import type { Mistake } from '#shared/kernel/mistakes.ts'
import type { Language } from '#shared/kernel/school.ts'
import { type Found, found } from './finding.ts'
import { bodyWords, isInflectedIn, wordsIn } from './words.ts'

/** Words that stand in any text and tell nothing of it. */
const FUNCTION_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  'es-PR': new Set(
    (
      'el la los las lo un una unos unas al del a ante con de desde en entre hasta hacia para por sin sobre y e o u ni que ' +
      'si se su sus le les me te mi tu es son era eran fue está están estaba hay ha han no ya más muy tan como porque ' +
      'cuando donde también todo toda todos todas otro otra otros otras este esta ese esa eso ella él ellos ellas'
    ).split(' '),
  ),
  'en-US': new Set(
    (
      'a an the of to in on at by for from with into onto and or but so as than that this these those it its he she they ' +
      'him her them his their is are was were be been am do does did has have had not no nor if there then too very all ' +
      'some any who whom whose which what when where because out up down off over'
    ).split(' '),
  ),
}

/** Who tells a text is named in it by no more than “I”. */
const TELLERS: Readonly<Record<Language, readonly string[]>> = {
  'es-PR': ['niño', 'niña', 'nene', 'nena', 'narrador', 'narradora'],
  'en-US': ['child', 'boy', 'girl', 'teller', 'child’s', "child's"],
}

/** Mistakes that take one thing of the text for another: what is chosen stands in the text. */
const OF_THE_TEXT: readonly Mistake[] = ['otherPerson', 'otherPlace', 'otherTime', 'otherThing']
/** Share of an option's own words from which on the text names it. */
const NAMED_FROM = 0.5

/**
 * Every wrong option of a text that was written by hand is tied to the mistake of the child who chooses it. What is said
 * to be of the text is named there; what is said to be known from elsewhere is not, or not all of it.
 */
export function checkMistakes(text: ReadingText): Found[] {
  const body = new Set([...wordsIn(text.title), ...bodyWords(text)])
  return text.questions
    .flatMap(({ id, options, correctAnswer, mistakes = {} }) => {
      const wrong = options.filter(option => option !== correctAnswer)
      const untied = wrong.filter(option => mistakes[option] === undefined)
      const astray = Object.keys(mistakes).filter(option => !wrong.includes(option))
      return [
        ...untied.map(option => `${id}: «${option}» is tied to no mistake`),
        ...astray.map(option => `${id}: «${option}» has a mistake and is no wrong option`),
        ...wrong.flatMap(option => {
          const mistake = mistakes[option]
          const doubt = mistake && doubtOf(mistake, sharesOf(option, text.language, body))
          return doubt ? [`${id}: «${option}» is said to be ${mistake}, ${doubt}`] : []
        }),
      ]
    })
    .map(detail => found('mistake', detail))
}

interface Shares {
  /** Of an option's own words, how many the text has in some inflection, 0 to 1. */
  readonly named: number
  /** Whether it has them all, letter for letter but for a plural. */
  readonly isSaid: boolean
  readonly isTeller: boolean
}

function sharesOf(option: string, language: Language, body: ReadonlySet<string>): Shares {
  const words = wordsIn(option)
  const own = words.filter(word => !FUNCTION_WORDS[language].has(word))
  const counted = own.length > 0 ? own : words
  const isSaid = (word: string) =>
    [word, `${word}s`, `${word}es`, word.replace(/s$/, '')].some(one => body.has(one))
  return {
    isSaid: counted.every(isSaid),
    named: counted.filter(word => body.has(word) || isInflectedIn(word, body)).length / counted.length,
    isTeller: words.some(word => TELLERS[language].includes(word)),
  }
}

/** What speaks against a mistake; nothing where it may be so. */
function doubtOf(mistake: Mistake, { named, isSaid, isTeller }: Shares): string | undefined {
  if (OF_THE_TEXT.includes(mistake) && named < NAMED_FROM && !(mistake === 'otherPerson' && isTeller))
    return 'and the text does not name it'
  if (mistake === 'priorKnowledge' && isSaid) return 'and all of it stands in the text'
  return undefined
}
