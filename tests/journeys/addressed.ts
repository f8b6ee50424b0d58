import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { standingChanged } from '#shared/identity/events.ts'
import type { PersonStanding, StudentStanding } from '#shared/kernel/standing.ts'
import { eventually } from '#tests/support/eventually.ts'
import { operator } from './member.ts'

const table = await operator.tableOf('notifications')

/** Where notifications reaches somebody; undefined where nowhere. */
export const addressOf = async (personId: string) =>
  (await operator.scan(table)).find(({ pk, sk }) => pk === `PERSON#${personId}` && sk === 'ADDRESS')

/** Tells of somebody's standing, as identity does whose transaction wrote it. */
export async function tellStanding(personId: string): Promise<void> {
  const id = randomUUID()
  const at = new Date().toISOString()
  await operator.put(operator.identityTable, {
    ...{ pk: `OUTBOX#${id}`, sk: 'EVENT', id, name: standingChanged.name, at, trace: id },
    body: { personId },
  })
}

/** Gives people their standings, and waits until all of them are reached there. */
export async function addressed(
  people: readonly {
    readonly person: PersonStanding
    readonly student?: Omit<StudentStanding, 'studentId'>
  }[],
): Promise<void> {
  for (const { person, student } of people) {
    await operator.setPerson(person)
    if (student) await operator.setStudent({ ...student, studentId: person.personId })
    await tellStanding(person.personId)
  }
  await eventually(async () => {
    const reached = new Set(
      (await operator.scan(table)).filter(({ sk }) => sk === 'ADDRESS').map(row => row.pk),
    )
    expect(people.filter(({ person }) => !reached.has(`PERSON#${person.personId}`))).toEqual([])
  })
}
