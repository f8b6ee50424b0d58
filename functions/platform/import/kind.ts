import type { ErrorCode } from '#shared/contract.ts'
import type { EventSpec } from '#shared/kernel/event.ts'
import type { ImportAdvanced, ImportProblem, RowVerdict, Verdict } from '#shared/kernel/import.ts'
import type { Columns } from './csv-header.ts'

/** One row of a file that its reader has nothing against. */
export interface ImportRow {
  readonly file: string
  readonly line: number
  /** By column; without spaces around; empty where the file has no such column. */
  readonly cells: Readonly<Record<string, string>>
  /** Names this row of this import: what it wrote bears it, so that a repeated chunk knows its own work. */
  readonly mark: string
}

export interface Taken {
  readonly verdict: RowVerdict
  /** Why it was refused. */
  readonly code?: string | undefined
  /** Further keys by which rows after it may ask. */
  readonly keys?: readonly string[] | undefined
}

export interface ImportPass {
  readonly importId: string
  /** For which place it was opened: a school, or the island. */
  readonly place: string
  readonly openedBy: string
  /** When the pass began, ISO 8601. */
  readonly at: string
  /** Whether rows are to be written; else they are only judged. */
  readonly applies: boolean
  /** Whether a row with this key was taken before in this pass. */
  readonly has: (key: string) => boolean
  /** Whether a row with this key was there and refused or skipped: it says nothing, but neither is it absent. */
  readonly hasLeft: (key: string) => boolean
  /** What rows noted for those after them; kept with the import. */
  readonly notes: Map<string, string>
}

/** A piece of what follows the last row. */
export interface Finished {
  readonly verdicts: readonly Verdict[]
  /** Where to go on; undefined at the end. */
  readonly next: string | undefined
}

export interface ImportFile extends Columns {
  readonly name: string
  /** Whether there is an import without it. */
  readonly isNeeded: boolean
}

/** What the routes of an import need to know of it. */
export interface ImportSpec {
  readonly noun: string
  /** What is said of an import that is not there. */
  readonly unknown: ErrorCode
  /** By which the import goes on, told to the noun itself. */
  readonly advanced: EventSpec & { readonly body: typeof ImportAdvanced }
  /** In the order in which they are read. Others that come with them are left unread. */
  readonly files: readonly ImportFile[]
}

/** What tells one noun's import from another's. */
export interface ImportKind extends ImportSpec {
  /** What no two rows taken may share; and by which later rows ask whether it was. */
  readonly keys: (row: ImportRow) => readonly string[]
  readonly label: (row: ImportRow) => string
  /**
   * Judges rows of one file and, where the pass applies, writes each wholly or not at all. A row whose mark stands on
   * what is stored was written by this import before: it gets the verdict that it got then.
   */
  readonly take: (rows: readonly ImportRow[], pass: ImportPass) => Promise<readonly Taken[]>
  /** Whether the files say themselves that one of them is left out, and so is not needed. */
  readonly leavesOut?: (file: string, pass: ImportPass) => boolean
  /** After a file's last row: why nothing that follows can be trusted, if so. */
  readonly objection?: (file: string, pass: ImportPass) => ImportProblem['code'] | undefined
  /** After the last row of all, piece by piece. */
  readonly finish?: (pass: ImportPass, from: string | undefined) => Promise<Finished>
}
