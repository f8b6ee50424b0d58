import type * as z from 'zod/mini'
import {
  applyRosterImport,
  checkRosterImport,
  getRosterImport,
  listRosterVerdicts,
  openRosterImport,
} from '#shared/identity/roster-import-routes.ts'
import type { Import, OpenedImport, RowVerdict, VerdictPage } from '#shared/kernel/import.ts'
import type { Place } from '#shared/kernel/place.ts'
import type { RouteSpec } from '#shared/kernel/route.ts'
import {
  applySchoolImport,
  checkSchoolImport,
  getSchoolImport,
  listSchoolVerdicts,
  openSchoolImport,
} from '#shared/schools/import-routes.ts'
import { call } from '#web/lib/client.ts'
import { rosterFiles, singleFile, type Upload } from './uploads.ts'

type Files = { readonly name: string; readonly bytes: number }[]

/** One kind of import as its panel needs it. */
export interface ImportApi {
  readonly name: 'schools' | 'roster'
  /** What the file chooser offers. */
  readonly accept: string
  readonly isMany: boolean
  readonly uploadsOf: (files: readonly File[]) => Promise<readonly Upload[]>
  readonly open: (files: Files) => Promise<z.output<typeof OpenedImport>>
  readonly check: (importId: string) => Promise<Import>
  readonly apply: (importId: string) => Promise<Import>
  /** The command by which it is applied. */
  readonly application: RouteSpec
  readonly get: (importId: string) => Promise<Import>
  readonly verdicts: (
    importId: string,
    verdict: RowVerdict | undefined,
    after: string | undefined,
  ) => Promise<z.output<typeof VerdictPage>>
}

export const schoolsApi: ImportApi = {
  name: 'schools',
  accept: '.csv,text/csv',
  isMany: false,
  uploadsOf: async files => singleFile('schools.csv', files),
  open: files => call(openSchoolImport, { body: { files } }),
  check: importId => call(checkSchoolImport, { path: { importId } }),
  apply: importId => call(applySchoolImport, { path: { importId } }),
  application: applySchoolImport,
  get: importId => call(getSchoolImport, { path: { importId } }),
  verdicts: (importId, verdict, after) =>
    call(listSchoolVerdicts, { path: { importId }, query: { verdict, after } }),
}

const ROSTER_FILES = [
  'manifest',
  'orgs',
  'academicSessions',
  'courses',
  'classes',
  'roles',
  'users',
  'enrollments',
]

export const rosterApi = (place: Place): ImportApi => ({
  name: 'roster',
  accept: '.zip,.csv,application/zip,text/csv',
  isMany: true,
  uploadsOf: files =>
    rosterFiles(
      files,
      ROSTER_FILES.map(name => `${name}.csv`),
    ),
  open: files => call(openRosterImport, { path: { place }, body: { files } }),
  check: importId => call(checkRosterImport, { path: { place, importId } }),
  apply: importId => call(applyRosterImport, { path: { place, importId } }),
  application: applyRosterImport,
  get: importId => call(getRosterImport, { path: { place, importId } }),
  verdicts: (importId, verdict, after) =>
    call(listRosterVerdicts, { path: { place, importId }, query: { verdict, after } }),
})

/** Sends each file to where its import said. */
export async function send(opened: z.output<typeof OpenedImport>, uploads: readonly Upload[]): Promise<void> {
  for (const { name, url } of opened.uploads) {
    const content = uploads.find(upload => upload.name === name)?.content
    const answer = await fetch(url, { method: 'PUT', body: content ?? null })
    if (!answer.ok) throw new Error(`${name} was answered ${answer.status}`)
  }
}
