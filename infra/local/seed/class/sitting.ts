import { type Chance, chanceOf } from '#infra/local/bedrock/chance.ts'
import { LANGUAGES, type Language } from '#shared/kernel/school.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { EVENING, MORNING, type Plan, schoolDaysOf } from './plan.ts'
import { castOf, type Reader } from './readers.ts'

/** What a child does of its own accord. */
export type Deed =
  | { readonly what: 'visit' | 'practise' | 'learn' }
  | { readonly what: 'read'; readonly language: Language }

/** A child at work: one thing after the other, each so many minutes after the sitting began. */
export interface Sitting {
  readonly day: SchoolDay
  readonly week: number
  /** Which child. */
  readonly index: number
  readonly isHome: boolean
  readonly from: string
  readonly deeds: readonly Deed[]
  /** As many as there are deeds, and one more. */
  readonly minutes: readonly number[]
}

/** How often something is told of a deed: of a text that it was read, and that its questions were answered. */
export const TOLD: Readonly<Record<Deed['what'], number>> = { visit: 1, read: 2, practise: 1, learn: 1 }

/** So likely, in a sitting at school, another text is read, a sound practised, an activity of the lessons played. */
const AGAIN = 0.6
const PRACTISED = 0.5
const PLAYED = 0.5
/** So likely a child who read at school reads at home too. */
const AT_HOME = 0.25

/** All that the children of a plan do of their own accord, in the order of time; the same for each Monday. */
export function sittingsOf(plan: Plan): readonly Sitting[] {
  const days = schoolDaysOf(plan)
  const cast = castOf(plan.children).map((reader, index) => ({
    reader,
    index,
    chance: chanceOf(1000 + index),
  }))
  return days.flatMap(({ day, week }, at) => {
    const there = cast.filter(
      ({ reader, chance }) =>
        isThere(reader, { at, week, days: days.length, scale: scaleOf(plan) }) &&
        chance.number() < reader.reads,
    )
    const sit = (isHome: boolean) => (one: (typeof cast)[number]) => ({
      ...sittingBy(one.chance, isHome),
      day,
      week,
      index: one.index,
      isHome,
      from: isHome ? EVENING : MORNING.from,
    })
    return [
      ...there.map(sit(false)),
      ...there.filter(({ chance }) => chance.number() < AT_HOME).map(sit(true)),
    ]
  })
}

/** Spanish oftener than English, as the day has more of it. */
const languageOf = (chance: Chance): Language => (chance.number() < 0.55 ? LANGUAGES[0] : LANGUAGES[1])

/** Who came in a week of eight came as much later in a year. */
export const scaleOf = ({ weeks }: Pick<Plan, 'weeks'>): number => weeks / 8

interface When {
  readonly at: number
  readonly week: number
  readonly days: number
  readonly scale: number
}

/** Who is away was last seen so many school days before the week in which the class is looked at. */
const isThere = ({ since, away }: Reader, { at, week, days, scale }: When): boolean =>
  week >= since * scale && (away === 0 || at < days - 5 - away)

function sittingBy(chance: Chance, isHome: boolean): Pick<Sitting, 'deeds' | 'minutes'> {
  const read = (): Deed => ({ what: 'read', language: languageOf(chance) })
  const deeds: Deed[] = [{ what: 'visit' }, read()]
  if (!isHome) {
    if (chance.number() < AGAIN) deeds.push(read())
    if (chance.number() < PRACTISED) deeds.push({ what: 'practise' })
    if (chance.number() < PLAYED) deeds.push({ what: 'learn' })
  }
  let minute = chance.number() * 40
  const minutes = [minute]
  for (let deed = 0; deed < deeds.length; deed++) {
    minute += 8 + chance.number() * 8
    minutes.push(minute)
  }
  return { deeds, minutes }
}
