/**
 * One school day of the island: who comes, when, and what they do. All figures of load and cost are made of it. What is
 * not from the department’s own counts is an assumption, said where it stands.
 */

/** The department’s counts, and as many families as one child in seven has online. */
export const PEOPLE = { student: 110_000, staff: 25_000, family: 15_000 } as const
export type Kind = keyof typeof PEOPLE
export const SCHOOLS = 551

/** Students and staff come in the first quarter of an hour. */
export const ARRIVING = { people: PEOPLE.student + PEOPLE.staff, withinSeconds: 15 * 60 } as const

/** Days of school in a month, and how much of one every other day of it is. */
export const SCHOOL_DAYS = 20
export const OTHER_DAYS = 10
export const OTHER_DAY_SHARE = 0.1
/** A month’s days, in school days. */
export const DAYS_OF_A_MONTH = SCHOOL_DAYS + OTHER_DAYS * OTHER_DAY_SHARE

/** Things that people do, each counted once on the embedded cloud. */
export const deeds = [
  'sign-in',
  'refresh',
  'opening',
  'reading',
  'questions',
  'lesson',
  'practice',
  'screen',
  'class',
  'look',
  'minute',
] as const
export type Deed = (typeof deeds)[number]

interface Habit {
  /** Share of them who come on a school day. */
  readonly comes: number
  /** What one who comes does that day. */
  readonly does: Readonly<Partial<Record<Deed, number>>>
}

/**
 * Assumed. Three children in five read on a school day, as a group has its turn: two texts with their questions, a lesson, a
 * round of practice, 25 minutes. One arrival in ten types a password or shows pictures; the others hold a refresh token.
 * Half of the staff look at a class; a family looks every tenth day.
 */
export const HABITS: Readonly<Record<Kind, Habit>> = {
  student: {
    comes: 0.6,
    does: {
      'sign-in': 0.1,
      refresh: 0.9,
      opening: 1,
      reading: 2,
      questions: 2,
      lesson: 1,
      practice: 1,
      screen: 6,
      minute: 25,
    },
  },
  staff: {
    comes: 0.5,
    does: { 'sign-in': 0.1, refresh: 0.9, opening: 1, class: 4, screen: 6, minute: 20 },
  },
  family: { comes: 0.1, does: { 'sign-in': 0.1, refresh: 0.9, opening: 1, look: 2, screen: 2, minute: 5 } },
}

/** How often each deed is done on a school day by so many people of each kind. */
export function deedsOfADay(people: Readonly<Record<Kind, number>> = PEOPLE): Readonly<Record<Deed, number>> {
  const kinds = Object.entries(HABITS) as [Kind, Habit][]
  const times = (deed: Deed) =>
    kinds.reduce((sum, [kind, { comes, does }]) => sum + people[kind] * comes * (does[deed] ?? 0), 0)
  return Object.fromEntries(deeds.map(deed => [deed, times(deed)])) as Record<Deed, number>
}
