import { handler as recordVisit } from '#functions/activity/record-visit.ts'
import { handler as finishActivity } from '#functions/lessons/finish-activity.ts'
import type { HttpHandler } from '#functions/platform/http/handler.ts'
import { handler as answerQuestions } from '#functions/reading/answer-questions.ts'
import { handler as finishPractice } from '#functions/reading/finish-practice.ts'
import { handler as finishReading } from '#functions/reading/finish-reading.ts'
import type { Chance } from '#infra/local/bedrock/chance.ts'
import { expectedOf } from '#shared/catalogue/schema.ts'
import { allOf } from '#shared/catalogue/sound-kit.ts'
import { activitiesOf, questionsOf } from '#shared/catalogue/unit.ts'
import { GRADES, type Language } from '#shared/kernel/school.ts'
import { nextTexts } from '#shared/progress/next-texts.ts'
import { levelOf, withEvidence } from '#shared/progress/rating.ts'
import type { Evidence } from '#shared/progress/schema.ts'
import type { FinishedReply } from '#shared/reading/finished-reading.ts'
import type { Reader } from './readers.ts'
import type { Shelf } from './shelf.ts'
import { probesFor } from './supports.ts'
import { heardOf, saidOf } from './voice.ts'

/** Carries out a command as a child, at a moment; gives its reply. */
export type Carry = (
  noun: string,
  handler: HttpHandler,
  request: { body: unknown; path?: Record<string, string> },
) => Promise<unknown>

/** A grade easier or harder moves accuracy and pace by so much. */
const EASIER = { accuracy: 0.03, pace: 8 }
const PRACTISED_WORDS = 6

/** A child of the class at work: each deed is the browser's request, made of what a recogniser might have heard. */
export class Pupil {
  readonly #reader: Reader
  readonly #shelf: Shelf
  readonly #carry: Carry
  readonly #chance: Chance
  readonly #evidence: Record<Language, readonly Evidence[]> = { 'es-PR': [], 'en-US': [] }
  readonly #read = new Set<string>()
  readonly #keptForProbes: ReadonlySet<string>
  #activities = 0

  constructor(reader: Reader, shelf: Shelf, carry: Carry, chance: Chance) {
    this.#reader = reader
    this.#shelf = shelf
    this.#keptForProbes = new Set(probesFor(reader, shelf).map(({ text }) => text.id))
    this.#carry = carry
    this.#chance = chance
  }

  visit = () => this.#carry('activity', recordVisit, { body: { activityType: 'login' } })

  /** Reads the text that the island offers next. */
  async readAloud(language: Language, week: number): Promise<void> {
    const { grade } = this.#reader
    const own = GRADES.indexOf(grade)
    const open = this.#shelf.texts.filter(
      ({ text }) =>
        text.language === language &&
        Math.abs(GRADES.indexOf(text.grade) - own) <= 1 &&
        !this.#keptForProbes.has(text.id),
    )
    const { rating } = levelOf(this.#evidence[language], grade)
    const listed = open.map(({ text, words, hash }) => ({ ...text, words, hash }))
    const [next] = nextTexts(listed, rating, this.#read, 1)
    if (next) await this.readText({ text: next.text, hash: next.text.hash }, week)
  }

  /** Reads the next of the texts that are kept for following a child with a plan; none where all were read. */
  async readProbe(week: number): Promise<void> {
    const next = probesFor(this.#reader, this.#shelf).find(({ text }) => !this.#read.has(text.id))
    if (next) await this.readText(next, week)
  }

  /** Reads a text aloud, and answers its questions. */
  async readText({ text, hash }: Pick<Shelf['texts'][number], 'text' | 'hash'>, week: number): Promise<void> {
    const { grade, languages, misses } = this.#reader
    const { language } = text
    const harder = GRADES.indexOf(text.grade) - GRADES.indexOf(grade)
    const reads = languages[language]
    const voice = {
      accuracy: Math.min(0.995, reads.accuracy - harder * EASIER.accuracy + (week * reads.gain) / 1000),
      pace: (reads.pace + week * reads.gain - harder * EASIER.pace) * (0.92 + 0.16 * this.#chance.number()),
      misses,
    }
    const { heard, seconds } = heardOf(expectedOf(text), language, voice, this.#chance)
    const body = { mode: 'aloud', textHash: hash, heard, seconds: Math.min(seconds, 599) }
    const { reading } = (await this.#carry('reading', finishReading, { body })) as FinishedReply
    this.#read.add(text.id)
    if (reading.implausible) return
    this.#evidence[language] = withEvidence(this.#evidence[language], { ...evidenceOf(reading) })
    const { finishedAt, readingId } = reading
    await this.#carry('reading', answerQuestions, {
      path: { finishedAt, readingId },
      body: { answers: text.questions.map(question => this.#answer(question)) },
    })
  }

  /** A round of the sound that is asked for; of the one that the child misses most often, or of any of the grade. */
  async practise(asked?: string): Promise<void> {
    const { misses } = this.#reader
    const isFit = ({ kit }: Shelf['kits'][number]) => {
      if (asked) return kit.id === asked
      return misses.length > 0 ? misses.includes(kit.id) : kit.grade === '1'
    }
    const { hash, kit } = this.#chance.one(this.#shelf.kits.filter(isFit))
    const words = this.#chance.shuffled(allOf(kit.words)).slice(0, PRACTISED_WORDS)
    const items = words.map(text => {
      const well = this.#chance.number() < (misses.includes(kit.id) ? 0.6 : 0.9)
      const tries = well
        ? [saidOf(text, kit.id, true)]
        : [saidOf(text, kit.id, false), saidOf(text, kit.id, true)]
      return { kind: 'said', text, tries }
    })
    await this.#carry('reading', finishPractice, { body: { soundHash: hash, items, seconds: 90 } })
  }

  /** The next activity of the lessons. */
  async learn(): Promise<void> {
    const played = this.#shelf.units.flatMap(({ hash, unit }) =>
      activitiesOf(unit).flatMap(activity => {
        const questions = questionsOf(activity)
        return questions.length > 0 ? [{ hash, activity, questions }] : []
      }),
    )
    const next = played[this.#activities++ % played.length]
    if (!next) return
    const { hash, activity, questions } = next
    const answers = questions.map(question => this.#answer(question))
    await this.#carry('lessons', finishActivity, {
      body: { unitHash: hash, activityId: activity.id, answers },
    })
  }

  #answer({ id, correctAnswer, ...question }: Asked) {
    const options = question.options ?? [`${Number(correctAnswer) + 1}`]
    const wrong = options.filter(option => option !== correctAnswer)
    const isRight = this.#chance.number() < this.#reader.understands
    return { questionId: id, tries: isRight ? [correctAnswer] : [this.#chance.one(wrong), correctAnswer] }
  }
}

interface Asked {
  readonly id: string
  readonly correctAnswer: string
  readonly options?: readonly string[]
}

const evidenceOf = ({
  readingId,
  finishedAt,
  grade,
  difficulty,
  accuracy,
  reachedAccuracy,
  reachedPace,
}: FinishedReply['reading']): Evidence => ({
  readingId,
  version: 0,
  at: finishedAt,
  grade,
  difficulty,
  accuracy,
  reachedAccuracy,
  reachedPace,
})
