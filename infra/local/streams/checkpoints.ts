import type { DatabaseSync } from 'node:sqlite'

const SCHEMA = `CREATE TABLE IF NOT EXISTS streams_checkpoints (
  mapping TEXT NOT NULL, stream TEXT NOT NULL, lane INTEGER NOT NULL, position TEXT,
  PRIMARY KEY (mapping, stream, lane)
) STRICT`

export interface MappingStream {
  readonly id: string
  readonly sourceArn: string
  readonly lanes: number
}

/** How far each lane of a mapping has delivered. A position is a sequence number; without one, from the oldest. */
export function checkpoints(store: DatabaseSync) {
  store.exec(SCHEMA)
  const all = store.prepare(
    'SELECT position FROM streams_checkpoints WHERE mapping = ? AND stream = ? ORDER BY lane',
  )
  const forget = store.prepare('DELETE FROM streams_checkpoints WHERE mapping = ?')
  const insert = store.prepare('INSERT INTO streams_checkpoints VALUES (?, ?, ?, ?)')
  const update = store.prepare(
    'UPDATE streams_checkpoints SET position = ? WHERE mapping = ? AND stream = ? AND lane = ?',
  )
  const positionsOf = ({ id, sourceArn }: MappingStream) =>
    all.all(id, sourceArn).map(({ position }) => (position === null ? undefined : String(position)))

  return {
    positionsOf,
    /** Where a mapping is new, every lane begins at `start`; where its lanes changed, at the slowest of the old. */
    begin(mapping: MappingStream, start: string | undefined): void {
      const positions = positionsOf(mapping)
      if (positions.length === mapping.lanes) return
      const from = positions.length === 0 ? start : slowest(positions)
      forget.run(mapping.id)
      for (let lane = 0; lane < mapping.lanes; lane++) {
        insert.run(mapping.id, mapping.sourceArn, lane, from ?? null)
      }
    },
    write: ({ id, sourceArn }: MappingStream, lane: number, position: string) =>
      update.run(position, id, sourceArn, lane),
  }
}
export type Checkpoints = ReturnType<typeof checkpoints>

function slowest(positions: readonly (string | undefined)[]): string | undefined {
  return positions.reduce((one, other) => {
    if (one === undefined || other === undefined) return undefined
    return BigInt(one) < BigInt(other) ? one : other
  })
}
