import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** The declarations of all `:root` blocks that hold under these media conditions, later ones winning. */
function theme(conditions: readonly string[]): Map<string, string> {
  const tokens = new Map<string, string>()
  for (const [, media = '', body = ''] of css.matchAll(/(?:@media ([^{]+)\{\s*)?:root \{([^}]*)\}/g)) {
    const wanted = [...media.matchAll(/\(([^)]+)\)/g)].map(([, condition = '']) => condition)
    if (!wanted.every(condition => conditions.includes(condition))) continue
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+): ([^;]+);/g)) tokens.set(name, value)
  }
  return tokens
}

function colour(tokens: Map<string, string>, name: string): string {
  const value = tokens.get(name) ?? ''
  const alias = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  return alias ? colour(tokens, alias) : value
}

/** WCAG 2.2 relative luminance and contrast ratio. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

const [dark, more] = ['prefers-color-scheme: dark', 'prefers-contrast: more']
const text = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'wash'],
  ['ink', 'wash-warm'],
  ['ink', 'art-sky'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'surface'],
  ['ink-soft', 'art-sky'],
  ['primary', 'paper'],
  ['primary', 'surface'],
  ['primary', 'art-sky'],
  ['alert', 'paper'],
  ['alert', 'surface'],
  ['on-primary', 'primary'],
  ['on-alert', 'alert'],
  ['on-gold', 'gold'],
  ['surface', 'success'],
] as const

test.each([
  ['light', [], 4.5],
  ['dark', [dark], 4.5],
  ['high contrast', [more], 7],
  ['dark, high contrast', [dark, more], 7],
] as const)('%s: text stands out from what it stands on', (_, conditions, least) => {
  const tokens = theme(conditions)
  for (const [front, back] of text) {
    const ratio = contrast(colour(tokens, front), colour(tokens, back))
    expect(ratio, `${front} on ${back}: ${ratio.toFixed(2)}`).toBeGreaterThanOrEqual(least)
  }
  for (const edge of ['focus', 'line-strong']) {
    expect(contrast(colour(tokens, edge), colour(tokens, 'paper')), edge).toBeGreaterThanOrEqual(3)
  }
})
