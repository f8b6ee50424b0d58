// What travels together is compressed together. Left alone, the bundler makes sixty small files of what every
// signed-in page loads; these are seven, by how often they change and by what needs them.

interface Module {
  readonly importedIds: readonly string[]
}
type Look = (id: string) => Module | null

const packages = (names: string) => new RegExp(`/node_modules/(${names})(/|$)`)

/** By what the names of the files say; the first that fits counts. What many screens need, but not the shell, is not here. */
const LIBRARIES = [
  // Its other parts are for the voice's way to Amazon Transcribe.
  [
    'amplify',
    /\/node_modules\/(aws-amplify|@aws-amplify|@aws-crypto|js-cookie|@smithy\/(?!core\/dist-es\/submodules\/(event-streams|serde|checksum)))/,
  ],
  // Ours in place of a part of it.
  ['amplify', /\/(web\/src\/lib\/native-integer|shared\/kernel\/power-modulo)\./],
  ['react', packages('react|react-dom|scheduler')],
  // An icon is nobody's alone: all of them stay by themselves.
  [
    'common',
    /\/node_modules\/(@radix-ui\/react-(slot|compose-refs)|lucide-react\/dist\/esm\/(shared|context|Icon|createLucideIcon))/,
  ],
  // What all of Radix stands on, and what little else there is of it.
  [
    'controls',
    packages(
      '@radix-ui/(primitive|react-(collection|context|direction|id|presence|primitive|roving-focus|switch|tabs|use-[^/]+))',
    ),
  ],
  ['menus', packages('@floating-ui/[^/]+|@radix-ui/react-(menu|popover|popper|dropdown|arrow)[^/]*')],
  [
    'overlays',
    packages(
      '@radix-ui/[^/]+|aria-hidden|get-nonce|react-(remove|style)[^/]+|tslib|use-(callback|sidecar)[^/]*',
    ),
  ],
  ['i18n', packages('html-parse-stringify|i18next|react-i18next|use-sync-external-store|void-elements')],
  ['libraries', packages('react-router|react-router-dom|uuid|zod')],
  ['charts', packages('@visx/[^/]+|classnames|d3-[^/]+|internmap|lodash')],
  // What the screens with tables share; the shell has none.
  ['tables', /\/node_modules\/@tanstack\/(react-table|table-core|.*[iI]nfiniteQuery(Observer)?\.)/],
  // Several reads at once are few screens' own.
  ['libraries', /\/node_modules\/@tanstack\/(react-query|query-core)\/(?!.*[qQ]ueries(Observer)?\.)/],
] as const

/** What of ours stands on those libraries. */
const OVERLAYS = [
  ['charts', /\/web\/src\/ui\/chart\//],
  ['controls', /\/web\/src\/ui\/(switch|tabs)\./],
  ['menus', /\/web\/src\/ui\/panels\/(menu|popover)-/],
  ['overlays', /\/web\/src\/ui\/(panels\/|(dialog|confirm-dialog|given-back)\.)/],
] as const

/** Every bundle's name is among what the shell loads: small things that many screens share are few. */
const SHARED = [
  [
    'tables',
    /\/(web\/src\/(ui\/(data-table|load-more|toolbar)|lib\/(pages|text-search|use-filters))|shared\/language\/folded)/,
  ],
  [
    'ui',
    /\/(web\/src\/(ui\/(?!art\/|avatar\/)|i18n\/(unreached|day|relative-time|refusal-words)|lib\/(stillness|quiz))|shared\/kernel)/,
  ],
  // What waits to be sent, which every child's page looks after.
  ['outbox', /\/web\/src\/.*\/(outbox|use-outbox|use-queued-(?!changes)[a-z]+|queued-reading)\./],
] as const

interface Entries {
  /** What the landing page begins with. */
  readonly landing: readonly string[]
  /** What it loads when it is touched. */
  readonly touched: readonly string[]
  /** What every signed-in page begins with. */
  readonly shell: readonly string[]
}

/** The bundler's `codeSplitting` for a client with these entries, each the address of a module. */
export function chunksFor({ landing, touched, shell }: Entries) {
  /** Our own modules that some entries load before they run; all that one of them needs is among them. */
  const behind = (entries: readonly string[]) => {
    let found: ReadonlySet<string> | undefined
    return (id: string, look: Look) => {
      found ??= new Set(ownBehind(entries, look))
      return found.has(id)
    }
  }
  const [isLanding, isTouched, isShell] = [behind(landing), behind(touched), behind(shell)]
  const name = (id: string, context: { getModuleInfo: Look }): string | null => {
    const look: Look = next => context.getModuleInfo(next)
    const library = LIBRARIES.find(([, test]) => test.test(id))
    if (library) return library[0]
    // A document is known by the bundle that its first module begins.
    if (shell.includes(id) || id.includes('/node_modules/')) return null
    if (isShell(id, look)) {
      if (isLanding(id, look)) return 'common'
      return isTouched(id, look) ? 'parts' : 'frame'
    }
    const overlay = OVERLAYS.find(([, test]) => test.test(id))
    if (overlay) return overlay[0]
    if (isLanding(id, look) || isTouched(id, look)) return null
    return SHARED.find(([, test]) => test.test(id))?.[0] ?? null
  }
  return { includeDependenciesRecursively: false, groups: [{ name }] }
}

function ownBehind(entries: readonly string[], look: Look): string[] {
  const all = [...entries]
  for (const id of all)
    for (const next of look(id)?.importedIds ?? [])
      if (!next.includes('/node_modules/') && !all.includes(next)) all.push(next)
  return all
}
