import { measure } from '#shared/catalogue/checks/level.ts'
import { gradeBands } from '#shared/catalogue/grade-bands.ts'
import type { ReadingText } from '#shared/catalogue/schema.ts'
import type { AskText, Theme } from '#shared/generation/schema.ts'
import type { Grade, Language } from '#shared/kernel/school.ts'
import type { Sound } from '#shared/language/sound.ts'
import { soundsIn } from '#shared/language/sounds.ts'
import { tokenize } from '#shared/language/tokenize.ts'
import type { WrittenText } from './written-text.ts'

const CATEGORIES: Readonly<Record<Theme, ReadingText['category']>> = {
  animals: 'animal',
  sea: 'animal',
  food: 'food',
  family: 'story',
  town: 'place',
  weather: 'science',
  sports: 'story',
  night: 'science',
}

/** Words per minute within what the catalogue aims for in each grade; a test compares them with its check. */
const PACES: Readonly<Record<Grade, Readonly<Record<Language, number>>>> = {
  PK: { 'es-PR': 14, 'en-US': 14 },
  K: { 'es-PR': 28, 'en-US': 28 },
  1: { 'es-PR': 46, 'en-US': 46 },
  2: { 'es-PR': 70, 'en-US': 88 },
  3: { 'es-PR': 90, 'en-US': 100 },
  4: { 'es-PR': 105, 'en-US': 124 },
  5: { 'es-PR': 118, 'en-US': 136 },
}
const ACCURACIES: Readonly<Record<Grade, number>> = {
  PK: 0.8,
  K: 0.85,
  1: 0.9,
  2: 0.92,
  3: 0.93,
  4: 0.94,
  5: 0.95,
}

/**
 * What was written, as a text of the catalogue's kind. The writer tells the words; level, targets, kind and which words to
 * listen for are not left to it.
 */
export function composed(written: WrittenText, asked: AskText, textId: string): ReadingText {
  const { language, grade, theme, sounds } = asked
  const { title, city, body, vocabulary, questions } = written
  const wpmTarget = PACES[grade][language]
  const text: ReadingText = {
    id: `made-${textId}`,
    language,
    grade,
    title,
    city,
    category: CATEGORIES[theme],
    difficulty: 'medium',
    estimatedMinutes: Math.max(2, Math.ceil(tokenize(body.join('\n\n')).length / wpmTarget) + 3),
    wpmTarget,
    accuracyTarget: ACCURACIES[grade],
    body: [...body],
    vocabulary: [...vocabulary],
    pronunciationFocus: focusOf(body.join(' '), language, sounds),
    questions: questions.map((question, at) => ({ id: `q${at + 1}`, ...question })),
  }
  return { ...text, difficulty: difficultyOf(text) }
}

/** Where in its grade's band a text lies, in thirds. */
function difficultyOf(text: ReadingText): ReadingText['difficulty'] {
  const { from, to } = gradeBands[text.grade].formulaGrade[text.language]
  const share = (measure(text).formulaGrade - from) / (to - from)
  if (share < 1 / 3) return 'easy'
  return share < 2 / 3 ? 'medium' : 'hard'
}

const FOCUSED_SOUNDS = 3
const FOCUSED_WORDS = 5
/** Sounds as children are told of them. */
const SPELLED: Readonly<Partial<Record<Sound, string>>> = {
  'es-rr': 'rr',
  'es-r': 'r',
  'es-ch': 'ch',
  'es-n': 'ñ',
  'es-j': 'j',
  'es-ll-y': 'll',
  'es-b-v': 'b, v',
  'es-h': 'h',
  'es-r-blends': 'pr, tr, br',
  'es-l-blends': 'pl, cl, bl',
  'es-accents': 'á, é, í, ó, ú',
  'en-silent-e': 'a_e, i_e, o_e',
  'en-vowel-teams': 'ai, ea, oa',
  'en-r-vowels': 'ar, er, or',
  'en-th': 'th',
  'en-sh-ch': 'sh, ch',
  'en-v': 'v',
  'en-h': 'h',
  'en-z': 'z',
  'en-s-clusters': 'st, sp, sm',
  'en-final-clusters': '-st, -nd, -lk',
  'en-ed': '-ed',
  'en-n-ng': '-n, -ng',
}

/** The words of a text that have the sounds a child misses; then those that most of its words have. */
function focusOf(
  body: string,
  language: Language,
  missed: readonly Sound[],
): ReadingText['pronunciationFocus'] {
  const words = [...new Set(tokenize(body).map(({ text }) => text.toLowerCase()))].filter(
    word => word.length > 3,
  )
  const bySound = new Map<Sound, string[]>()
  for (const word of words)
    for (const sound of soundsIn(word, language)) bySound.set(sound, [...(bySound.get(sound) ?? []), word])
  const often = [...bySound].sort(([, a], [, b]) => b.length - a.length).map(([sound]) => sound)
  return [...new Set([...missed, ...often])]
    .flatMap(sound => {
      const [has, spelled] = [bySound.get(sound), SPELLED[sound]]
      return has && spelled ? [{ sound: spelled, words: has.slice(0, FOCUSED_WORDS) }] : []
    })
    .slice(0, FOCUSED_SOUNDS)
}
