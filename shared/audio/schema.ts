import * as z from 'zod/mini'
import { Grade, Language } from '../kernel/school.ts'
import { SpeechId } from './speech.ts'

const filled = z.string().check(z.minLength(1))

/**
 * What can be asked for: whole texts, with marks; the words that texts and lessons explain; what voice practice says; and
 * the words of the texts one by one.
 */
export const SPEECH_SETS = ['texts', 'vocabulary', 'practice', 'words'] as const
export const SpeechSet = z.enum(SPEECH_SETS)
export type SpeechSet = z.output<typeof SpeechSet>

/** Something to be said. `hash` names the version of a text whose body it is; without it `label` is what is said. */
export const Sayable = z.strictObject({
  speechId: SpeechId,
  set: SpeechSet,
  language: Language,
  /** The first grade that meets it. */
  grade: Grade,
  label: filled,
  /** How many characters are given to the voice. */
  characters: z.int().check(z.positive()),
  textId: z.optional(filled),
  hash: z.optional(filled),
})
export type Sayable = z.output<typeof Sayable>

/** `content/spoken/<language>.json`: everything that the published catalogue has to say, each once. */
export const SpokenList = z.strictObject({ sayable: z.array(Sayable) })

/** A whole text is paid for twice: its speech, and the marks that light its words. */
export const billedOf = ({ set, characters }: Pick<Sayable, 'set' | 'characters'>): number =>
  set === 'texts' ? 2 * characters : characters

export const AudioScope = z.strictObject({
  language: Language,
  sets: z.array(SpeechSet).check(z.minLength(1)),
  grades: z.array(Grade).check(z.minLength(1)),
})
export type AudioScope = z.output<typeof AudioScope>

export const inScope = (
  { sets, grades, language }: AudioScope,
  one: Pick<Sayable, 'set' | 'grade' | 'language'>,
) => one.language === language && sets.includes(one.set) && grades.includes(one.grade)

/** `planned`: it is being found out what is missing; `over` ones change no more. */
const JobState = z.enum(['planned', 'running', 'done', 'cancelled'])

export const AudioJob = z.strictObject({
  jobId: z.string(),
  scope: AudioScope,
  state: JobState,
  startedAt: z.iso.datetime(),
  finishedAt: z.optional(z.iso.datetime()),
  /** Pieces of speech that it makes, and how many became what. */
  total: z.int(),
  made: z.int(),
  failed: z.int(),
  /** Characters that Polly was given for it. */
  billed: z.int(),
})
export type AudioJob = z.output<typeof AudioJob>

/** Why something could not be said: Polly's own codes, ours for the rest. */
export const FailedSpeech = z.strictObject({ label: z.string(), grade: Grade, code: z.string() })
export type FailedSpeech = z.output<typeof FailedSpeech>

/** What one set holds for one grade, and what its missing part would be billed. */
export const AudioTally = z.strictObject({
  set: SpeechSet,
  grade: Grade,
  total: z.int(),
  made: z.int(),
  /** Billed characters of what is missing. */
  missing: z.int(),
})
export type AudioTally = z.output<typeof AudioTally>
