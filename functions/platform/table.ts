import type { ParamsOf } from '#shared/kernel/route.ts'

/** One kind of row: its keys as templates, as in `pk: 'STUDENT#{studentId}'`. */
export interface RowKeys {
  readonly pk: string
  readonly sk: string
  /** Why such a row is in no partition of a person's own, where exports and erasures look: said of every row that is not. */
  readonly outside?: string
  /** What such rows say of a student the noun ends itself: it hears `records.erasureAsked`, and answers. */
  readonly endsOnErasure?: true
}

export interface TableSpec {
  /** The noun that owns the table. */
  readonly noun: string
  /** Every kind of row that the noun writes, beside the platform's own (outbox, idempotency, marks). */
  readonly rows: Readonly<Record<string, RowKeys>>
  /** Units a second that it takes from its first moment on, where a new table's own are too few: paid once (docs/presence.md). */
  readonly warm?: { readonly reads: number; readonly writes: number }
  /** Sparse indexes by name: the attributes that are their keys. A row without them is not in it. Read a little late. */
  readonly indexes?: Readonly<Record<string, { readonly pk: string; readonly sk: string }>>
}

/**
 * Declares the one table of a noun. Every table has the same form: string keys `pk` and `sk`, a time to live
 * `expiresAt` (epoch seconds), a stream of new images, point-in-time recovery, on-demand capacity.
 */
export function table<const Spec extends TableSpec>(spec: Spec): Spec {
  return spec
}

type KeyParams<Row extends RowKeys> = {
  readonly [P in ParamsOf<Row['pk']> | ParamsOf<Row['sk']>]: string | number
}

/** The key of one row: `key(coinsTable, 'balance', { personId })`. */
export function key<const Rows extends Readonly<Record<string, RowKeys>>, Kind extends keyof Rows & string>(
  table: { readonly noun: string; readonly rows: Rows },
  kind: Kind,
  params: KeyParams<Rows[Kind]>,
): { pk: string; sk: string } {
  const row = table.rows[kind] as RowKeys
  const values: Readonly<Record<string, string | number>> = params
  const fill = (template: string) =>
    template.replace(/\{(\w+)\}/g, (_, name: string) => {
      if (values[name] === undefined) throw new Error(`'${name}' of ${table.noun}/${kind} is missing`)
      const value = String(values[name])
      if (value.includes('#')) throw new Error(`'${name}' of ${table.noun}/${kind} holds a '#'`)
      return value
    })
  return { pk: fill(row.pk), sk: fill(row.sk) }
}

/**
 * Where the rows of one kind lie: their partition, and how their sort keys begin as far as its parameters are given:
 * `prefix(readingTable, 'reading', { studentId })` is every reading of a student.
 */
export function prefix<
  const Rows extends Readonly<Record<string, RowKeys>>,
  Kind extends keyof Rows & string,
>(
  table: { readonly noun: string; readonly rows: Rows },
  kind: Kind,
  params: { readonly [P in ParamsOf<Rows[Kind]['pk']>]: string | number } & {
    readonly [P in ParamsOf<Rows[Kind]['sk']>]?: string | number
  },
): { pk: string; begins: string } {
  const { pk, sk } = table.rows[kind] as RowKeys
  const values: Readonly<Record<string, string | number | undefined>> = params
  const unknown = [...sk.matchAll(/\{(\w+)\}/g)].find(([, name = '']) => values[name] === undefined)
  const begins = { pk, sk: sk.slice(0, unknown?.index) }
  const found = key({ noun: table.noun, rows: { [kind]: begins } }, kind, params as KeyParams<RowKeys>)
  return { pk: found.pk, begins: found.sk }
}

/** Rows that the platform keeps in every noun's table, so that they share its transactions. */
export const platformRows = table({
  noun: 'platform',
  rows: {
    outbox: {
      pk: 'OUTBOX#{id}',
      sk: 'EVENT',
      outside: 'Ids, and the text that a program wrote for an id; goes by itself after 14 days.',
    },
    once: { pk: 'ONCE#{personId}', sk: '{idempotencyKey}' },
    round: {
      pk: 'ROUND#{round}#{day}',
      sk: 'PART#{part}',
      outside: 'That a twelfth of everybody had their turn on a day; goes by itself after two.',
    },
    import: {
      pk: 'IMPORT#{importId}',
      sk: 'IMPORT',
      outside: 'Of the person who imports; the files, which name children, go after 7 days.',
    },
  },
})
