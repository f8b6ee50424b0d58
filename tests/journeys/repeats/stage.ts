import { expect } from 'vitest'
import { OutboxEvent } from '#functions/platform/store/outbox.ts'
import type { routes } from '#shared/contract.ts'
import { createGroup } from '#shared/identity/group-routes.ts'
import { type EventSpec, nounOf } from '#shared/kernel/event.ts'
import type { CodeOf, Repeats, ReplyOf, RouteSpec } from '#shared/kernel/route.ts'
import { member, newSchool, operator } from '#tests/journeys/member.ts'
import { eventually } from '#tests/support/eventually.ts'
import type { Importing } from '#tests/support/importing.ts'
import type { Asked, Person } from '#tests/support/person.ts'

/** A command that is about to be sent, and what there is to be seen of it. */
export interface Arranged<R extends RouteSpec> {
  readonly who: Person
  readonly sent: Asked<R>
  /** All that a second sending could have changed. */
  readonly state: () => Promise<unknown>
  /** The part of the answer that a repeat says too, where that is not all of it. */
  readonly same?: (answer: ReplyOf<R>) => unknown
  /** What it begins soon leaves nobody to send it for: its repeat is sent at once. */
  readonly isEnd?: boolean
  /** The code with which this house refuses it, every time. */
  readonly off?: CodeOf<R>
}

type Command = Extract<(typeof routes)[number], { readonly repeats: Repeats }>

/** How each command of a noun is arranged, by its name: one that is missing does not compile. */
export type Arranging<Noun extends string> = {
  readonly [R in Extract<Command, { readonly name: `${Noun}/${string}` }> as R['name']]: () => Promise<
    Arranged<R>
  >
}

export const school = await newSchool()
export const { schoolId } = school
export const admin = await member('admin', {})
export const director = await member('director', school, 'Rafael Ortiz')

export const teacher = await member('teacher', school, 'Luz Delgado')

/** A new group of the teacher's. */
export async function newGroup(): Promise<string> {
  const body = { name: 'Kínder A', grade: 'K', schoolYear: 2026 } as const
  const { groupId } = await teacher.ask(createGroup, { path: { schoolId }, body })
  return groupId
}

/** How often something was told of this: the rows of the outbox stay for two weeks. */
export async function told(event: EventSpec, of: string): Promise<number> {
  const rows = await operator.scan(await operator.tableOf(nounOf(event.name)))
  const events = rows.filter(({ name }) => name === event.name).map(row => OutboxEvent.parse(row))
  return events.filter(({ body }) => JSON.stringify(body).includes(of)).length
}

/** An import once its pass is over, whenever that was: the same pass may be made again. */
export const passed = (importing: Importing, state: 'checked' | 'applied') =>
  eventually(async () => {
    const now = await importing.state()
    expect(now.state).toBe(state)
    return { ...now, finishedAt: '' }
  })
