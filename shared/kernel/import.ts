import * as z from 'zod/mini'

/**
 * What an import makes of a row. `ended`: the files mark it as deleted, or no longer have it. `skipped`: it is of a kind
 * that nothing here is made of.
 */
export const ROW_VERDICTS = ['new', 'changed', 'unchanged', 'ended', 'skipped', 'refused'] as const
export const RowVerdict = z.enum(ROW_VERDICTS)
export type RowVerdict = z.output<typeof RowVerdict>

/** Why the reader itself refuses a row, whatever the rows are about. */
export const ROW_PROBLEMS = ['brokenQuotes', 'wrongColumns', 'cellTooLong', 'duplicateRow'] as const

/** What became, or would become, of one row of a file. */
export const Verdict = z.strictObject({
  file: z.string(),
  /** As an editor counts: the header is line 1. */
  line: z.int(),
  verdict: RowVerdict,
  /** What the row is about, for people to recognise: a name, an id. */
  label: z.string(),
  /** Why it was refused. */
  code: z.optional(z.string()),
})
export type Verdict = z.output<typeof Verdict>

export const Counts = z.strictObject({
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  ended: z.int(),
  skipped: z.int(),
  refused: z.int(),
})
export type Counts = z.output<typeof Counts>

/** Why an import could not be read at all; nothing of it was taken. */
export const IMPORT_PROBLEMS = [
  'notUploaded',
  'fileChanged',
  'missingFile',
  'missingColumns',
  'unknownEncoding',
  'wrongVersion',
  'tooManyLines',
] as const
const ImportProblem = z.strictObject({
  code: z.enum(IMPORT_PROBLEMS),
  file: z.string(),
  /** The columns that are missing. */
  columns: z.optional(z.array(z.string())),
})
export type ImportProblem = z.output<typeof ImportProblem>

/** Bytes that one file may have. */
export const MOST_BYTES = 64 * 1024 * 1024

/** Lines that one file may have, blank ones too: twice what the island's schools have enrollments. */
export const MOST_LINES = 1_000_000

const ImportFile = z.strictObject({
  name: z.string().check(z.regex(/^[\w-]{1,60}\.csv$/)),
  bytes: z.int().check(z.minimum(1), z.maximum(MOST_BYTES)),
})

/** Uploaded, then checked (a dry run), then applied; each pass gives every row a verdict. */
export const ImportState = z.enum(['open', 'checking', 'checked', 'applying', 'applied', 'failed'])
export type ImportState = z.output<typeof ImportState>

export const Import = z.strictObject({
  importId: z.string(),
  state: ImportState,
  files: z.array(ImportFile),
  openedAt: z.iso.datetime(),
  /** Of the current pass, 0 to 1. */
  progress: z.number(),
  /** The verdicts of the current pass so far. */
  counts: Counts,
  /** Rows that were not UTF-8 and were read as Windows-1252, which contains Latin-1. */
  recoded: z.int(),
  finishedAt: z.optional(z.iso.datetime()),
  problem: z.optional(ImportProblem),
})
export type Import = z.output<typeof Import>

// What the routes of any noun's imports take and give.

export const OpenImport = z.strictObject({
  files: z.array(ImportFile).check(z.minLength(1), z.maxLength(30)),
})
export const OpenedImport = z.strictObject({
  import: Import,
  /** Where each file is to be sent, by PUT, within a quarter of an hour. */
  uploads: z.array(z.strictObject({ name: z.string(), url: z.string() })),
})
export const VerdictQuery = z.strictObject({
  verdict: z.optional(RowVerdict),
  /** As the page before gave it. */
  after: z.optional(z.string().check(z.regex(/^\d{1,6}\.\d{1,6}$/))),
})
export const VerdictPage = z.strictObject({ verdicts: z.array(Verdict), next: z.optional(z.string()) })

/** The body of the event by which an import goes on. */
export const ImportAdvanced = z.strictObject({ importId: z.string() })
