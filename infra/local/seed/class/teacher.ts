import { handler as changeIntervention } from '#functions/interventions/change-intervention.ts'
import { handler as endIntervention } from '#functions/interventions/end-intervention.ts'
import { handler as logSession } from '#functions/interventions/log-session.ts'
import { handler as setGoal } from '#functions/interventions/set-goal.ts'
import { handler as startIntervention } from '#functions/interventions/start-intervention.ts'
import type { Chance } from '#infra/local/bedrock/chance.ts'
import { schoolWeeks } from '#shared/interventions/aim-line.ts'
import { goalByGrowth } from '#shared/interventions/growth-rates.ts'
import { baselineOf, pointsOf } from '#shared/interventions/points.ts'
import { Intervention, type NewAim } from '#shared/interventions/schema.ts'
import { addDays, type SchoolDay } from '#shared/kernel/school-day.ts'
import type { Probe } from '#shared/progress/probe.ts'
import type { Plan } from './plan.ts'
import type { Carry } from './pupil.ts'
import { NOTES, type Support } from './supports.ts'

/** From its first day a goal is given so long. */
const GOAL_DAYS = 12 * 7
const NONE = new Set<SchoolDay>()

interface Child {
  readonly studentId: string
  readonly support: Support
  /** Words correct per minute, as far as nothing was read yet. */
  readonly pace: number
}

/** What the teacher does for a child beside the class: begins a plan, notes what was done, changes it, ends it. */
export class Supporter {
  readonly #child: Child
  readonly #plan: Plan
  readonly #carry: Carry
  readonly #chance: Chance
  readonly #probes: (today: SchoolDay) => Promise<readonly Probe[]>
  #notes: string[] = []
  #open: Intervention | undefined

  constructor(
    child: Child,
    { plan, carry, chance }: { readonly plan: Plan; readonly carry: Carry; readonly chance: Chance },
    probes: (today: SchoolDay) => Promise<readonly Probe[]>,
  ) {
    this.#child = child
    this.#plan = plan
    this.#carry = carry
    this.#chance = chance
    this.#probes = probes
  }

  /** In which week of the plan something is that is so many before the end; the first where there are not so many. */
  #weekOf = (before: number): number => Math.max(0, this.#plan.weeks - before)

  /** Whether the child reads a text by which it is followed: once a week, and before it begins already. */
  isFollowed = (weekday: number, week: number): boolean =>
    weekday === 2 && week >= this.#weekOf(this.#child.support.begins + 2) && !this.#isOver(week)

  #isOver = (week: number): boolean =>
    this.#child.support.ends !== undefined && week > this.#weekOf(this.#child.support.ends)

  /** Before school. */
  async morning(day: SchoolDay, weekday: number, week: number): Promise<void> {
    const { begins, changes, raises } = this.#child.support
    if (weekday !== 0) return
    if (week === this.#weekOf(begins)) return this.#begin(day)
    if (changes && week === this.#weekOf(changes.weeks))
      await this.#change(changeIntervention, { from: day, ...changes.doing })
    if (raises && week === this.#weekOf(raises.weeks))
      await this.#change(setGoal, await this.#aim(day, raises.goal))
  }

  /** After it: notes what was done with who was there. */
  async afterwards(day: SchoolDay, weekday: number, week: number): Promise<void> {
    const phase = this.#open?.phases.findLast(({ from }) => from <= day)
    if (!phase || !this.#open) return
    if (weekday < phase.perWeek) {
      const minutes = phase.minutes - Math.round(this.#chance.number() * 4)
      const body = { day, minutes, what: phase.what, note: this.#nextNote() }
      await this.#carry('interventions', logSession, { path: this.#path(this.#open), body })
    }
    const { ends } = this.#child.support
    if (weekday === 4 && ends !== undefined && week === this.#weekOf(ends)) {
      await this.#change(endIntervention, { why: 'reached' })
      this.#open = undefined
    }
  }

  /** All of them before one comes again. */
  #nextNote(): string {
    if (this.#notes.length === 0) this.#notes = [...this.#chance.shuffled(NOTES)]
    return this.#notes.pop() ?? ''
  }

  async #begin(day: SchoolDay): Promise<void> {
    const { language, grade, doing, goal } = this.#child.support
    const body = { language, grade, ...doing, ...(await this.#aim(day, goal)) }
    const path = { studentId: this.#child.studentId }
    this.#open = Intervention.parse(await this.#carry('interventions', startIntervention, { path, body }))
  }

  async #change(handler: Parameters<Carry>[1], body: object): Promise<void> {
    if (!this.#open) return
    const seen = { version: this.#open.version }
    const reply = await this.#carry('interventions', handler, {
      path: this.#path(this.#open),
      body: { ...seen, ...body },
    })
    this.#open = Intervention.parse(reply)
  }

  #path = ({ interventionId }: Intervention) => ({ studentId: this.#child.studentId, interventionId })

  /** A goal from where the child stands by the latest readings, as the screen proposes it. */
  async #aim(from: SchoolDay, goal: Support['goal']): Promise<Omit<NewAim, 'version'>> {
    const { grade } = this.#child.support
    const pace = Math.round(baselineOf(pointsOf(await this.#probes(from), grade), from) ?? this.#child.pace)
    const until = addDays(from, GOAL_DAYS)
    const weeks = schoolWeeks(from, until, NONE)
    const own = typeof goal === 'number'
    const reached = own ? Math.round(pace + goal * weeks) : goalByGrowth(grade, goal, pace, weeks)
    return { from, pace, until, basis: own ? 'own' : goal, goal: Math.max(pace + 1, reached ?? pace) }
  }
}
