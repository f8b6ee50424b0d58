// In which order stacks are changed. On the way forward each comes after those it imports from. On the way back an
// earlier stack would drop what later ones still import, and CloudFormation refuses: those go first, or are deleted where
// the release does not know them.

/** The parts of a template by which stacks depend on each other. */
export interface Linked {
  readonly Resources?: unknown
  readonly Outputs?:
    | Readonly<Record<string, { readonly Export?: { readonly Name?: unknown } | undefined }>>
    | undefined
}

export interface Order {
  /** Deployed stacks that the release does not know, those that import from others first. */
  readonly deleted: readonly string[]
  /** Stacks that stop importing what another would drop: before all the others, each alone. */
  readonly first: readonly string[]
}

const exportsOf = ({ Outputs = {} }: Linked): ReadonlySet<string> =>
  new Set(Object.values(Outputs).flatMap(({ Export }) => (Export ? [String(Export.Name)] : [])))

/** Every name that a template imports, wherever it stands. */
function importsOf(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(value)) for (const item of value) importsOf(item, found)
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'Fn::ImportValue') found.add(String(inner))
      else importsOf(inner, found)
    }
  return found
}

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter(name => other.has(name))

/** How to come from what is deployed to the next release: the templates of a stage's stacks, by name. */
export function orderOf(deployed: ReadonlyMap<string, Linked>, next: ReadonlyMap<string, Linked>): Order {
  const dropped = new Set(
    [...deployed].flatMap(([name, template]) => {
      const after = next.get(name)
      const kept = after ? exportsOf(after) : new Set<string>()
      return [...exportsOf(template)].filter(exported => !kept.has(exported))
    }),
  )
  const users = [...deployed].filter(([, template]) => shared(importsOf(template), dropped).length > 0)
  for (const [name] of users) {
    const still = shared(importsOf(next.get(name)), dropped)
    if (still.length > 0)
      throw new Error(`${name} goes on importing ${still.join(', ')}, which the release no longer exports`)
  }
  const unknown = [...deployed].filter(([name]) => !next.has(name)).map(([name]) => name)
  const importing = (name: string) => importsOf(deployed.get(name)).size
  return {
    deleted: unknown.toSorted((a, b) => importing(b) - importing(a)),
    first: users.map(([name]) => name).filter(name => next.has(name)),
  }
}
