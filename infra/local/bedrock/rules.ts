import * as z from 'zod/mini'
import { checkLevel } from '#shared/catalogue/checks/level.ts'
import { checkQuestions } from '#shared/catalogue/checks/questions.ts'
import { checkTaught } from '#shared/catalogue/checks/words.ts'
import type { ReadingText } from '#shared/catalogue/schema.ts'
import { Theme } from '#shared/generation/schema.ts'
import { type Grade, Grade as GradeName, Language } from '#shared/kernel/school.ts'
import { Sound } from '#shared/language/sound.ts'
import { soundsIn } from '#shared/language/sounds.ts'
import { normalizeWord } from '#shared/language/spoken-forms.ts'
import { tokenize } from '#shared/language/tokenize.ts'
import { type Chance, chanceOf } from './chance.ts'
import { type Frame, frames, type Subject, subjectsOf, type Tier } from './stories.ts'

/** What a writer is told; the rest of the data is nothing that rules could use. */
export const Data = z.object({
  language: Language,
  grade: GradeName,
  theme: Theme,
  sounds: z.array(Sound),
  variation: z.number(),
})
export type Data = z.output<typeof Data>

const tierOf = (grade: Grade): Tier => {
  if (grade === 'PK' || grade === 'K') return 'beginner'
  return grade === '1' || grade === '2' ? 'middle' : 'fluent'
}

type Written = Pick<ReadingText, 'title' | 'city' | 'body' | 'vocabulary'> & {
  readonly questions: readonly Omit<ReadingText['questions'][number], 'id'>[]
}

/** Tries before it gives up, and texts at the level among which it chooses by their sounds. */
const TRIES = 600
const CANDIDATES = 6

/**
 * A text of the language, grade and theme, put together from sentences that people wrote: the same data and turn give the
 * same text. Throws where the grammar holds none at this level.
 */
export function writtenByRules(data: Data, turn: number): Written {
  const chance = chanceOf(data.variation * 31 + turn * 7 + data.grade.charCodeAt(0))
  const frame = frames[data.language]
  const subject = chance.one(subjectsOf(data.language, data.theme))
  const candidates: Written[] = []
  for (let tried = 0; tried < TRIES && candidates.length < CANDIDATES; tried++) {
    const written = draft(data, frame, subject, chance)
    if (isAtLevel(written, data)) candidates.push(written)
  }
  const [best] = candidates.sort((a, b) => practised(b, data) - practised(a, data))
  if (!best)
    throw new Error(`the rules have no text of ${subject.thing} for ${data.grade} in ${data.language}`)
  return best
}

function draft({ language, grade }: Data, frame: Frame, subject: Subject, chance: Chance): Written {
  const tier = tierOf(grade)
  const { facts, infers } = subject.tellings[tier]
  const { openings, closings } = frame.tiers[tier]
  const [name, kin, at] = [chance.one(frame.names), chance.one(frame.kin), chance.one(subject.places)]
  const fill = filling(language, { name, kin, place: at.place, thing: subject.thing })
  const share = chance.number()
  const told = facts.filter(fact => typeof fact !== 'string' || chance.number() < share)
  const sentences = told.map(fact => (typeof fact === 'string' ? fact : fact.says))
  const body = [fill(chance.one(openings)), ...paragraphs(sentences, tier), fill(chance.one(closings))]
  const [who, where] = [fill(frame.asksWho), fill(frame.asksWhere)]
  const openingAsks = [
    [who, ...[kin, ...two(frame.kin, kin, chance)].map(one => fill(frame.with.replace('{kin}', one)))],
    [
      where,
      ...[at.place, ...two(placesBut(subject, at.place), at.place, chance)].map(place =>
        fill(frame.to.replace('{place}', place)),
      ),
    ],
  ]
  const shift = chance.below(3)
  const { opening, between } = frame.hints
  const asked = [
    ...openingAsks.map(ask => ({ kind: 'literal' as const, ask, hint: opening })),
    ...facts.flatMap(fact =>
      typeof fact !== 'string' && fact.asks
        ? [{ kind: 'literal' as const, ask: fact.asks, hint: hintAt(fact.says, fact.asks[1], frame) }]
        : [],
    ),
    ...infers.map(ask => ({ kind: 'inferential' as const, ask, hint: between })),
  ]
  return {
    title: chance.below(3) === 0 ? fill(frame.title) : subject.title[tier],
    city: at.city,
    body,
    vocabulary: vocabularyOf(subject, body),
    questions: asked.map(({ kind, ask: [question = '', answer = '', ...others], hint }, i) => ({
      kind,
      question,
      options: others.toSpliced((i + shift) % 3, 0, answer),
      correctAnswer: answer,
      hint,
    })),
  }
}

const placesBut = ({ places }: Subject, place: string) =>
  places.map(one => one.place).filter(one => one !== place)

const MOST_BEGINNING = 4

/** Names a sentence by how it begins, up to the last word of what is asked about it; where it begins with that, the text. */
function hintAt(says: string, answer: string, { hints }: Frame): string {
  const words = says.split(' ')
  const last = normalizeWord(tokenize(answer).at(-1)?.text ?? '')
  const at = words.findIndex(word => tokenize(word).some(({ text }) => normalizeWord(text) === last))
  const beginning = words.slice(0, at < 0 ? MOST_BEGINNING : Math.min(at, MOST_BEGINNING)).join(' ')
  return beginning ? hints.sentence.replace('{beginning}', beginning) : hints.again
}

/** Two of several, neither of them this one. */
function two(all: readonly string[], but: string, chance: Chance): string[] {
  return chance.shuffled(all.filter(one => one !== but)).slice(0, 2)
}

/** A beginner's sentences stand two by two; later a paragraph holds about four. */
function paragraphs(sentences: readonly string[], tier: Tier): string[] {
  const size = { beginner: 2, middle: 4, fluent: 4 }[tier]
  const parts: string[] = []
  for (let at = 0; at < sentences.length; at += size) parts.push(sentences.slice(at, at + size).join(' '))
  return parts
}

/** Fills the slots; a capital in a slot's name opens a sentence. */
function filling(language: Language, slots: Readonly<Record<string, string>>) {
  return (sentence: string): string => {
    const filled = sentence.replace(/\{(\w+)\}/g, (_, slot: string) => {
      const value = slots[slot.toLowerCase()] ?? ''
      return slot.startsWith(slot.charAt(0).toLowerCase()) ? value : capital(value)
    })
    // «a el» and «de el» are one word, but before a name that has its own article.
    return language === 'es-PR' ? filled.replace(/(?<!\p{L})([Aa]|[Dd]e) el (?!\p{Lu})/gu, '$1l ') : filled
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const MOST_TERMS = 3

function vocabularyOf({ terms }: Subject, body: readonly string[]): ReadingText['vocabulary'] {
  const words = new Set(tokenize(body.join('\n')).map(({ text }) => text.toLowerCase()))
  return terms
    .filter(([term]) => tokenize(term).every(({ text }) => words.has(text.toLowerCase())))
    .slice(0, MOST_TERMS)
    .map(([term, definition, example]) => ({ term, definition, example }))
}

function isAtLevel(written: Written, { language, grade }: Data): boolean {
  const text: ReadingText = {
    ...written,
    id: 'draft',
    language,
    grade,
    category: 'story',
    difficulty: 'medium',
    estimatedMinutes: 1,
    wpmTarget: 1,
    accuracyTarget: 1,
    pronunciationFocus: [],
    questions: written.questions.map((question, at) => ({ id: `q${at}`, ...question })),
  }
  return (
    written.vocabulary.length >= 2 &&
    [...checkLevel(text), ...checkQuestions(text), ...checkTaught(text)].length === 0
  )
}

/** How many of its words have a sound that is to be practised. */
function practised({ body }: Written, { sounds, language }: Data): number {
  if (sounds.length === 0) return 0
  const words = tokenize(body.join('\n')).map(({ text }) => soundsIn(text, language))
  return words.filter(found => found.some(sound => sounds.includes(sound))).length
}
