/** What one update of a stack imports, and what it exports once it is done. */
interface Update {
  readonly imports: Pick<ReadonlyMap<string, unknown>, 'has' | 'get'>
  /** Throws where an export would go or change that another stack imports. */
  settle(exported: ReadonlyMap<string, unknown>): void
}

/** Exports of deployed stacks, held as CloudFormation holds them. */
export interface Exports {
  update(stack: string): Update
  /** A stack is deleted: what it imported is free, what it exported must be. */
  remove(stack: string): void
}

export function holdExports(): Exports {
  const exports = new Map<string, { readonly stack: string; readonly value: unknown }>()
  const imports = new Map<string, ReadonlySet<string>>()

  function replace(stack: string, next: ReadonlyMap<string, unknown>): void {
    const held = [...exports].filter(([, { stack: owner }]) => owner === stack)
    for (const [name, { value }] of held) {
      if (next.has(name) && next.get(name) === value) continue
      const users = [...imports]
        .filter(([user, used]) => user !== stack && used.has(name))
        .map(([user]) => user)
      if (users.length > 0)
        throw new Error(
          `Export ${name} cannot be ${next.has(name) ? 'updated' : 'deleted'} as it is in use by ${users.join(', ')}`,
        )
    }
    for (const [name] of held) exports.delete(name)
    for (const [name, value] of next) exports.set(name, { stack, value })
  }

  return {
    update(stack) {
      const used = new Set<string>()
      return {
        imports: {
          has: name => exports.has(name),
          get(name) {
            used.add(name)
            return exports.get(name)?.value
          },
        },
        settle(exported) {
          imports.set(stack, used)
          replace(stack, exported)
        },
      }
    },
    remove(stack) {
      replace(stack, new Map())
      imports.delete(stack)
    },
  }
}
