import type { Language } from '../kernel/school.ts'
import { normalizeWord } from '../language/spoken-forms.ts'
import { tokenize } from '../language/tokenize.ts'

interface Asked {
  readonly question: string
  readonly correctAnswer: string
}

/** The sentences of a text's paragraphs, in order. */
export const sentencesOf = (body: readonly string[], language: Language): readonly string[] => {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  return body.flatMap(paragraph => [...segmenter.segment(paragraph)].map(({ segment }) => segment.trim()))
}

/** Words without their endings, so that what is inflected is found: at least four letters, three less than the word. */
const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    tokenize(text).map(token => {
      const word = normalizeWord(token.text)
      return word.slice(0, Math.max(4, word.length - 3))
    }),
  )

/** The answer says more of the place than the question around it. */
const ANSWER_WEIGHT = 2

/**
 * The sentence of a text that a question asks about: the one that shares most words with its answer and itself, words
 * that few sentences have counting more (Spärck Jones, _Journal of Documentation_ 28, 1972). Of an inferential question
 * it is where the reader finds most to conclude from. Undefined where nothing is shared.
 */
export function askedSentence(
  { body, language }: { readonly body: readonly string[]; readonly language: Language },
  { question, correctAnswer }: Asked,
): string | undefined {
  const sentences = sentencesOf(body, language).map(sentence => ({ sentence, stems: stemsOf(sentence) }))
  const rarity = (stem: string) => {
    const having = sentences.filter(({ stems }) => stems.has(stem)).length
    return having === 0 ? 0 : Math.log(1 + sentences.length / having)
  }
  const [ofAnswer, ofQuestion] = [stemsOf(correctAnswer), stemsOf(question)]
  const weights = new Map<string, number>()
  for (const stem of ofQuestion) weights.set(stem, rarity(stem))
  for (const stem of ofAnswer) weights.set(stem, ANSWER_WEIGHT * rarity(stem))
  let best: { readonly sentence: string; readonly score: number } | undefined
  for (const { sentence, stems } of sentences) {
    const score = [...weights].reduce((sum, [stem, weight]) => sum + (stems.has(stem) ? weight : 0), 0)
    if (score > (best?.score ?? 0)) best = { sentence, score }
  }
  return best?.sentence
}
