import type { Sayable, SpeechSet } from '#shared/audio/schema.ts'
import { speechId, spokenOf } from '#shared/audio/speech.ts'
import { expectedOf, type ReadingText } from '#shared/catalogue/schema.ts'
import { bothOf, type SoundKit } from '#shared/catalogue/sound-kit.ts'
import { activitiesOf, type Unit } from '#shared/catalogue/unit.ts'
import { GRADES, type Grade, type Language } from '#shared/kernel/school.ts'
import { tokenize } from '#shared/language/tokenize.ts'

interface Catalogue {
  /** Each with the hash it is published under. */
  readonly texts: readonly { readonly text: ReadingText; readonly hash: string }[]
  readonly units: readonly Unit[]
  readonly sounds: readonly SoundKit[]
}

interface Saying {
  readonly set: SpeechSet
  readonly language: Language
  readonly grade: Grade
  readonly text: string
  readonly title?: string
  readonly textId?: string
  readonly hash?: string
}

/**
 * Everything that a catalogue has to say, each once: in the first set that has it, for the first grade that meets it
 * there.
 */
export async function sayableOf(catalogue: Catalogue): Promise<readonly Sayable[]> {
  const sayings = [
    ...catalogue.texts.map(whole),
    ...inOrder([
      ...catalogue.texts.flatMap(({ text }) => terms(text, text)),
      ...catalogue.units.flatMap(taught),
    ]),
    ...inOrder(catalogue.sounds.flatMap(practised)),
    ...inOrder(catalogue.texts.flatMap(({ text }) => wordsOf(text))),
  ]
  const sayable = new Map<string, Sayable>()
  for (const { text, title, set, language, grade, ...of } of sayings) {
    const id = await speechId(text)
    const label = title ?? spokenOf(text)
    const key = `${language} ${id}`
    if (!sayable.has(key))
      sayable.set(key, {
        speechId: id,
        set,
        language,
        grade,
        label,
        characters: spokenOf(text).length,
        ...of,
      })
  }
  return [...sayable.values()]
}

const whole = ({ text, hash }: Catalogue['texts'][number]): Saying => ({
  set: 'texts',
  language: text.language,
  grade: text.grade,
  text: expectedOf(text),
  title: text.title,
  textId: text.id,
  hash,
})

type Place = Pick<Saying, 'language' | 'grade'>

const terms = ({ vocabulary }: Pick<ReadingText, 'vocabulary'>, { language, grade }: Place): Saying[] =>
  vocabulary.map(({ term }) => ({ set: 'vocabulary', language, grade, text: term }))

const taught = (unit: Unit): Saying[] =>
  activitiesOf(unit).flatMap(activity => terms(activity, { language: activity.language, grade: unit.grade }))

function practised({ language, grade, words, phrases, pairs }: SoundKit): Saying[] {
  const said = (text: string, at: Grade): Saying => ({ set: 'practice', language, grade: at, text })
  return [
    ...GRADES.flatMap(at => [...(words[at] ?? []), ...(phrases[at] ?? [])].map(text => said(text, at))),
    ...pairs.flatMap(pair =>
      [...pair.words, ...(pair.sentences ?? []), bothOf(pair)].map(text => said(text, grade)),
    ),
  ]
}

const wordsOf = (text: ReadingText): Saying[] =>
  tokenize(expectedOf(text)).map(({ text: word }) => ({
    set: 'words',
    language: text.language,
    grade: text.grade,
    text: word,
  }))

const inOrder = (sayings: readonly Saying[]): readonly Saying[] =>
  sayings.toSorted((a, b) => GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade))
