import { isCommand } from '#shared/kernel/route.ts'
import { platformRows } from './table.ts'
import type { Wiring } from './wiring.ts'

const OF_A_PERSON = /\{(personId|studentId)\}$/

/**
 * The partitions of a noun's table that are one person's, as templates: those of its rows whose partition key ends with
 * the person's id, and the idempotency rows where it takes commands. Empty for a noun that keeps nothing by person.
 */
export function personPartitions({ table, functions }: Wiring): readonly string[] {
  const takesCommands = Object.values(functions).some(spec => 'serves' in spec && spec.serves.some(isCommand))
  const rows = [...Object.values(table?.rows ?? {}), ...(takesCommands ? [platformRows.rows.once] : [])]
  return [...new Set(rows.map(({ pk }) => pk).filter(pk => OF_A_PERSON.test(pk)))].sort()
}

/** The key of a person's partition. */
export const partitionOf = (template: string, personId: string): string =>
  template.replace(OF_A_PERSON, personId)
