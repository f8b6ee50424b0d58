import type * as z from 'zod/mini'
import { newId } from '#functions/platform/clock.ts'
import type { HttpHandler } from '#functions/platform/http/handler.ts'
import { http } from '#functions/platform/http/http.ts'
import { Refusal } from '#functions/platform/http/refusal.ts'
import { emit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import type { Import, OpenedImport, OpenImport, VerdictPage, VerdictQuery } from '#shared/kernel/import.ts'
import type { UnkeyedRoute } from '#shared/kernel/route.ts'
import type { ImportSpec } from './kind.ts'
import { fileKey, NOTHING, readImport, START, type StoredImport, verdictPage, writeImport } from './store.ts'
import { objectTag, uploadUrl } from './uploads.ts'

// The handlers of any noun's imports. Each may be sent again: a pass begins once, and what was opened twice only expires.

/** For which place a route's path asks; without one, the island. */
const placeOf = (path: Readonly<Record<string, string>>): string => path.place ?? 'island'

export function openImport<
  R extends UnkeyedRoute & { readonly body: typeof OpenImport; readonly reply: typeof OpenedImport },
>(route: R, kind: ImportSpec): HttpHandler {
  return http<UnkeyedRoute & { body: typeof OpenImport; reply: typeof OpenedImport }>(
    route,
    async ({ actor, path, body, at }) => {
      const stored: StoredImport = {
        importId: newId(),
        place: placeOf(path),
        openedBy: actor.personId,
        openedAt: at,
        state: 'open',
        files: body.files,
        counts: NOTHING,
        recoded: 0,
        cursor: START,
        chunks: [],
        notes: {},
        version: 0,
      }
      await writeImport(stored, {})
      const uploads = await Promise.all(
        body.files.map(async ({ name, bytes }) => ({
          name,
          url: await uploadUrl(fileKey(kind.noun, stored, name), bytes),
        })),
      )
      return { import: shown(kind, stored), uploads }
    },
  )
}

interface Asks {
  readonly path: Readonly<Record<string, string>>
}

/** The import that a path names, of the place that it names. */
async function asked({ unknown }: ImportSpec, { path }: Asks): Promise<StoredImport> {
  const stored = await readImport(path.importId ?? '')
  if (stored?.place !== placeOf(path)) throw new Refusal(unknown)
  return stored
}

type ImportRoute = UnkeyedRoute & { readonly reply: typeof Import }

/** Begins the dry run, once everything is there. A checked import is checked again; one that is applied is not. */
export function checkImport<R extends ImportRoute>(route: R, kind: ImportSpec): HttpHandler {
  return begins(route, kind, 'checking', ({ state }) => ['open', 'checked', 'failed'].includes(state))
}

/** Begins to apply what was checked, once. */
export function applyImport<R extends ImportRoute>(route: R, kind: ImportSpec): HttpHandler {
  return begins(route, kind, 'applying', ({ state }) => state === 'checked')
}

function begins(
  route: ImportRoute,
  kind: ImportSpec,
  state: 'checking' | 'applying',
  mayBegin: (stored: StoredImport) => boolean,
): HttpHandler {
  return http<ImportRoute>(route, request =>
    retryOnConflict(async () => {
      const before = await asked(kind, request)
      if (!mayBegin(before)) return shown(kind, before)
      const files = state === 'checking' ? await withTags(kind, before) : before.files
      const { problem: _, finishedAt: __, ...rest } = before
      const gone = files.find(({ tag }) => !tag)
      const begun: StoredImport = {
        ...rest,
        files,
        counts: NOTHING,
        recoded: 0,
        cursor: START,
        chunks: [],
        notes: {},
      }
      const now: StoredImport = gone
        ? { ...begun, state: 'failed', problem: { code: 'notUploaded', file: gone.name } }
        : { ...begun, state, passAt: request.at }
      const goesOn = gone ? [] : [emit(kind.advanced, { importId: now.importId }, request.at)]
      return (await writeImport(now, {}, goesOn)) ? shown(kind, now) : undefined
    }),
  )
}

const withTags = (kind: ImportSpec, stored: StoredImport) =>
  Promise.all(
    stored.files.map(async ({ name, bytes }) => ({
      name,
      bytes,
      tag: await objectTag(fileKey(kind.noun, stored, name)),
    })),
  )

export function getImport<R extends ImportRoute>(route: R, kind: ImportSpec): HttpHandler {
  return http<ImportRoute>(route, async request => shown(kind, await asked(kind, request)))
}

export function listVerdicts<
  R extends UnkeyedRoute & { readonly query: typeof VerdictQuery; readonly reply: typeof VerdictPage },
>(route: R, kind: ImportSpec): HttpHandler {
  return http<UnkeyedRoute & { query: typeof VerdictQuery; reply: typeof VerdictPage }>(
    route,
    async ({ path, query }) =>
      verdictPage(kind.noun, await asked(kind, { path }), query.verdict, query.after),
  )
}

function shown({ files: kinds }: ImportSpec, stored: StoredImport): z.output<typeof Import> {
  const { importId, state, openedAt, counts, recoded, finishedAt, problem, cursor } = stored
  const files = stored.files.map(({ name, bytes }) => ({ name, bytes }))
  const read = kinds.flatMap(({ name }) => files.filter(file => file.name === name))
  const before = kinds.slice(0, cursor.file).map(({ name }) => name)
  const total = read.reduce((sum, { bytes }) => sum + bytes, 0)
  const done = read.filter(({ name }) => before.includes(name)).reduce((sum, { bytes }) => sum + bytes, 0)
  const isOver = state === 'checked' || state === 'applied'
  const progress = isOver ? 1 : total === 0 ? 0 : Math.min(1, (done + cursor.offset) / total)
  return {
    importId,
    state,
    files,
    openedAt,
    progress,
    counts,
    recoded,
    ...(finishedAt && { finishedAt }),
    ...(problem && { problem }),
  }
}
