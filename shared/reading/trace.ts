import { COUNT_SHIFT, EXTRA, GLUE, JOIN, KIND, OPENS, PAIR, PART, SKIP } from './moves.ts'

/**
 * One step of an alignment: the spoken words [spokenFrom, spokenTo) against the text's words [from, to). `joined`:
 * several spoken words are one written; `glued`: one spoken word is several written; `parted`: two spoken words are two
 * written, with another border; `swapped`: two in each other's place; `skipped`: written and not said; `extra`: said and not written there.
 */
export interface Step {
  readonly kind: 'pair' | 'extra' | 'skipped' | 'joined' | 'glued' | 'parted' | 'swapped'
  readonly from: number
  readonly to: number
  readonly spokenFrom: number
  readonly spokenTo: number
}

/** Walks an alignment's moves back from its last cell; the steps in order of reading. */
export function trace(row: number, column: number, moveAt: (row: number, column: number) => number): Step[] {
  const steps: Step[] = []
  const back = (kind: Step['kind'], columns: number, rows: number) => {
    steps.push({ kind, from: column - columns, to: column, spokenFrom: row - rows, spokenTo: row })
    column -= columns
    row -= rows
  }
  while (row > 0) {
    const move = moveAt(row, column)
    const count = move >> COUNT_SHIFT
    switch (move & KIND) {
      case PAIR:
        back('pair', 1, 1)
        break
      case EXTRA:
        back('extra', 0, 1)
        break
      case JOIN:
        back('joined', 1, count)
        break
      case GLUE:
        back('glued', count, 1)
        break
      case PART:
        back('parted', 2, 2)
        break
      case SKIP: {
        let columns = 1
        while (!(moveAt(row, column - columns + 1) & OPENS)) columns++
        back('skipped', columns, 0)
        break
      }
      default:
        back('swapped', 2, 2)
    }
  }
  if (column > 0) back('skipped', column, 0)
  return steps.reverse()
}
