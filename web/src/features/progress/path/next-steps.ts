import type { Assignment } from '#shared/assignments/schema.ts'
import type { ListedText } from '#shared/catalogue/schema.ts'
import type { ListedSound } from '#shared/catalogue/sound-kit.ts'
import type { Language } from '#shared/kernel/school.ts'
import { addDays, type SchoolDay, schoolDay } from '#shared/kernel/school-day.ts'
import type { NextText } from '#shared/progress/next-texts.ts'
import type { Progress } from '#shared/progress/schema.ts'
import type { SoundProgress } from '#shared/reading/practice.ts'
import { needsOf } from '#shared/reading/sound-needs.ts'
import { offered } from '../offered.ts'

interface TextStep {
  readonly kind: 'text'
  readonly text: ListedText
  /** The teacher asked for it; it fits; it is a little harder, or easier than that; it was read before. */
  readonly why: 'asked' | 'fits' | 'stretch' | 'easy' | 'again'
}
interface SoundStep {
  readonly kind: 'sound'
  readonly sound: ListedSound
  readonly why: 'asked' | 'missed' | 'begun' | 'new'
  /** Words in which it was missed lately. */
  readonly missed: number
}
/** What to do next, and why. */
export type Step = TextStep | SoundStep

interface Known {
  readonly progress: Progress
  readonly texts: readonly ListedText[]
  readonly sounds: readonly ListedSound[]
  readonly practice: readonly SoundProgress[]
  /** What the teacher asks for, the soonest due first. */
  readonly asked: readonly Pick<Assignment, 'work'>[]
  readonly today: SchoolDay
}

const STEPS = 3
/** So often success is expected at a text that stretches, and at one that is easy: around the 80 % of one that fits. */
const STRETCH = 0.7
const EASY = 0.9
/** So long after a level fell, easy texts help most. */
const FELL_DAYS = 14

/**
 * The next three steps in a language: first what the teacher asks for, two at most; then a text that fits, a sound, and a
 * text that stretches, or an easy one for whom the last were too hard. Nothing is there twice.
 */
export function nextSteps(language: Language, known: Known): readonly Step[] {
  const asked = askedIn(language, known)
  const isAsked = (id: string) =>
    asked.some(step => (step.kind === 'text' ? step.text.id : step.sound.id) === id)
  const [fits, third] = textSteps(language, known, isAsked)
  const sound = soundStep(language, known, isAsked)
  return [...asked, fits, sound, third].filter(step => step !== undefined).slice(0, STEPS)
}

function askedIn(language: Language, { texts, sounds, asked }: Known): readonly Step[] {
  const steps = asked.flatMap(({ work }): readonly Step[] => {
    if (work.kind === 'text') {
      const text = texts.find(({ id, ...one }) => id === work.textId && one.language === language)
      return text ? [{ kind: 'text', text, why: 'asked' }] : []
    }
    const sound = sounds.find(
      ({ id, ...one }) => work.kind === 'practice' && id === work.sound && one.language === language,
    )
    return sound ? [{ kind: 'sound', sound, why: 'asked', missed: 0 }] : []
  })
  return steps.slice(0, STEPS - 1)
}

function textSteps(
  language: Language,
  { progress, texts, today }: Known,
  isAsked: (id: string) => boolean,
): readonly (TextStep | undefined)[] {
  const fitting = offered(texts, language, progress, texts.length).filter(({ text }) => !isAsked(text.id))
  const finished = new Set(progress.finishedTexts)
  const [first, ...others] = fitting
  const isNew = ({ text }: NextText<ListedText>) => !finished.has(text.id)
  // Where there is nothing harder, or easier, it is not said to be.
  const whyOf = ({ expected }: NextText<ListedText>): TextStep['why'] =>
    expected === first?.expected ? 'fits' : expected < (first?.expected ?? 1) ? 'stretch' : 'easy'
  const as = (one: NextText<ListedText> | undefined): TextStep | undefined =>
    one && { kind: 'text', text: one.text, why: isNew(one) ? whyOf(one) : 'again' }
  const moved = progress.levels.find(one => one.language === language)?.moved
  const fell = moved?.way === 'down' && schoolDay(moved.at) > addDays(today, -FELL_DAYS)
  const aim = fell ? EASY : STRETCH
  const unread = others.filter(isNew)
  const third = (unread.length > 0 ? unread : others).toSorted(
    (a, b) => Math.abs(a.expected - aim) - Math.abs(b.expected - aim),
  )[0]
  return [as(first), as(third)]
}

function soundStep(
  language: Language,
  { progress, sounds, practice }: Known,
  isAsked: (id: string) => boolean,
): SoundStep | undefined {
  const own = sounds.filter(sound => sound.language === language)
  const level = progress.levels.find(one => one.language === language)?.grade
  const needs = needsOf(own, practice, progress.grade ?? level ?? 'K').filter(({ sound }) => !isAsked(sound))
  for (const { sound: id, why, missed } of needs) {
    const sound = own.find(one => one.id === id)
    if (sound && why !== 'grown') return { kind: 'sound', sound, why, missed }
  }
  return undefined
}
