// Where decisions stand, and that they are pure: the same input, the same answer, nothing reached on the way. A module is
// pure when all that it imports is; what it takes from the process itself is found in its text.

/** A module as dependency-cruiser gives it. */
export interface Module {
  readonly source: string
  readonly dependencies: readonly { readonly resolved: string; readonly dependencyTypes: readonly string[] }[]
}

/** Packages that compute and do nothing else. */
const PURE_PACKAGES = /^node_modules\/(zod|fflate|papaparse)\//
/** Hashes and packings are functions; what nobody may guess is drawn beside the rule that says its form. */
const PURE_BUILT_IN = /^(node:)?(crypto|zlib)$/
/** The clock, chance, the surroundings and the network, where nobody imports them. */
const REACHED =
  /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bprocess\.|\bperformance\.|\bfetch\(|\bset(Timeout|Interval)\(|\bcrypto\.randomUUID\(/
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g

/** Every noun's module; of `platform` nothing is asked. */
const NOUNS = /^functions\/(?!platform\/)([^/]+)\//
const isTest = (source: string): boolean => source.endsWith('.test.ts')
/** What decides: the file that bears its noun's name, and all in a folder `rules`. */
export const isDecision = (source: string): boolean =>
  /^functions\/([^/]+)\/(\1\.ts$|(.*\/)?rules\/)/.test(source)
/** What has a part of its own, whatever it reaches. */
const isData = (source: string): boolean => /\/(table|wiring)\.ts$/.test(source)
const isHandler = (text: string): boolean => /^export const handler\b/m.test(text)

/** What is wrong with where decisions stand: a line each. `textOf` gives a module's text. */
export function misplacedDecisions(
  modules: readonly Module[],
  textOf: (source: string) => string,
): readonly string[] {
  const bySource = new Map(modules.map(module => [module.source, module]))
  const found = new Map<string, string | undefined>()

  /** By way of what a module reaches beyond itself: `a.ts → b.ts → @aws-sdk/…`; undefined where it is pure. */
  function reachOf(source: string): string | undefined {
    if (found.has(source)) return found.get(source)
    // Of what stands in a circle, the rest of the circle tells.
    found.set(source, undefined)
    const reach = ownReach(source)
    found.set(source, reach)
    return reach
  }
  function ownReach(source: string): string | undefined {
    if (PURE_PACKAGES.test(source) || PURE_BUILT_IN.test(source)) return undefined
    const module = bySource.get(source)
    if (!/^(functions|shared)\//.test(source) || !module) return source
    const global = REACHED.exec(textOf(source).replace(COMMENT, ''))
    if (global) return `${source} (${global[0]})`
    for (const { resolved, dependencyTypes } of module.dependencies) {
      const reach = dependencyTypes.includes('type-only') ? undefined : reachOf(resolved)
      if (reach) return `${source} → ${reach}`
    }
    return undefined
  }

  return modules
    .map(({ source }) => source)
    .filter(source => NOUNS.test(source) && !isTest(source) && !isData(source))
    .flatMap(source => {
      const reach = reachOf(source)
      if (isDecision(source))
        return reach ? [`${source} decides, and reaches beyond what it is given: ${reach}`] : []
      if (reach || isHandler(textOf(source))) return []
      return [`${source} reaches nothing, so it decides: its place is ${NOUNS.exec(source)?.[0]}rules/`]
    })
}
