import { setTimeout as wait } from 'node:timers/promises'
import type * as z from 'zod/mini'
import type { Import, OpenedImport, Verdict, VerdictPage } from '#shared/kernel/import.ts'
import type { RouteSpec } from '#shared/kernel/route.ts'
import { PATIENCE_MS } from './eventually.ts'
import type { Person } from './person.ts'

type State = z.output<typeof Import>
type Page = z.output<typeof VerdictPage>

/** The routes of one noun's imports. */
export interface ImportRoutes {
  readonly open: RouteSpec
  readonly check: RouteSpec
  readonly apply: RouteSpec
  readonly get: RouteSpec
  readonly verdicts: RouteSpec
  /** For which place, where the path names one. */
  readonly place?: string
}

/** Files by name, as a page would send them. */
export type Files = Readonly<Record<string, string | Buffer>>

export interface Importing {
  readonly opened: z.output<typeof OpenedImport>
  check(): Promise<State>
  beginToCheck(): Promise<State>
  /** Begins to apply, and gives what it is then. */
  beginToApply(): Promise<State>
  apply(): Promise<State>
  state(): Promise<State>
  /** All verdicts of the latest pass, page by page. */
  verdicts(verdict?: Verdict['verdict']): Promise<readonly Verdict[]>
  /** The same import, asked for by somebody else. */
  as(person: Person): Importing
}

/** Opens an import and sends its files. `patienceMs` bounds each pass. */
export async function importing(
  person: Person,
  routes: ImportRoutes,
  files: Files,
  patienceMs = PATIENCE_MS,
): Promise<Importing> {
  const contents = Object.entries(files).map(([name, content]) => ({ name, content: Buffer.from(content) }))
  const place = { place: routes.place ?? 'island' }
  const opened = (await person.ask(routes.open, {
    path: place,
    body: { files: contents.map(({ name, content }) => ({ name, bytes: content.length })) },
  } as never)) as z.output<typeof OpenedImport>
  for (const { name, url } of opened.uploads) {
    const body = contents.find(file => file.name === name)?.content ?? ''
    const { ok, status } = await fetch(url, { method: 'PUT', body: new Uint8Array(Buffer.from(body)) })
    if (!ok) throw new Error(`${name} was not taken: ${status}`)
  }
  return following(person, routes, opened, patienceMs)
}

/** An import that is open already, followed by somebody. */
function following(
  person: Person,
  routes: ImportRoutes,
  opened: Importing['opened'],
  patienceMs: number,
): Importing {
  const path = { place: routes.place ?? 'island', importId: opened.import.importId }
  const ask = (route: RouteSpec) => person.ask(route, { path } as never) as Promise<State>
  const isOver = ({ state }: State) => state !== 'checking' && state !== 'applying'
  const over = async (begun: Promise<State>) => {
    const until = Date.now() + patienceMs
    let state = await begun
    for (let pause = 100; !isOver(state) && Date.now() < until; pause = Math.min(pause * 1.5, 1000)) {
      await wait(pause)
      state = await ask(routes.get)
    }
    return state
  }
  return {
    opened,
    as: other => following(other, routes, opened, patienceMs),
    beginToCheck: () => ask(routes.check),
    check: () => over(ask(routes.check)),
    beginToApply: () => ask(routes.apply),
    apply: () => over(ask(routes.apply)),
    state: () => ask(routes.get),
    async verdicts(verdict) {
      const all: Verdict[] = []
      const address = routes.verdicts.on.replace(/\{(\w+)\}/g, (_, name) =>
        encodeURIComponent(name === 'place' ? path.place : path.importId),
      )
      let after: string | undefined
      do {
        const query = new URLSearchParams({ ...(verdict && { verdict }), ...(after && { after }) })
        const { body } = await person.raw(`${address}?${query}`)
        const page = routes.verdicts.reply.parse(body) as Page
        all.push(...page.verdicts)
        after = page.next
      } while (after)
      return all
    },
  }
}
