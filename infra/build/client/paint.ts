type Tokens = ReadonlyMap<string, string>

const BOTH = /^light-dark\((.+), (.+)\)$/

/** The values of the tokens by light and by dark, as the style sheet has them. */
export function themeOf(css: string): { readonly light: Tokens; readonly dark: Tokens } {
  const light = new Map<string, string>()
  const dark = new Map<string, string>()
  for (const [, media, body = ''] of css.matchAll(/(@media [^{]+\{\s*)?:root \{([^}]*)\}/g)) {
    if (media) continue
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+): ([^;]+);/g)) {
      const [, byLight = value, byDark = value] = BOTH.exec(value) ?? []
      light.set(name, byLight)
      dark.set(name, byDark)
    }
  }
  return { light, dark }
}

const VARIABLE = /var\(--([\w-]+)\)/g

/** A drawing as a file of its own: in colours instead of variables, and without the classes of a page. */
export function painted(svg: string, tokens: Tokens): string {
  const colour = (_: string, name: string): string => {
    const value = tokens.get(name)
    if (!value) throw new Error(`--${name} is no colour to paint with`)
    return value.replace(VARIABLE, colour)
  }
  return svg
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(/ class="[^"]*"/g, '')
    .replace(VARIABLE, colour)
}
