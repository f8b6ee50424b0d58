import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

const declared = (body = '') =>
  [...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value] as const)
const blocks = [...css.matchAll(/(@media [^{]+\{\s*)?(:root[^\n,{]*) \{([^}]*)\}/g)].map(
  ([, media, selector, body]) => ({ media, selector, tokens: declared(body) }),
)
const common = blocks.filter(({ media, selector }) => !media && selector === ':root')
const byDevice = blocks.filter(({ media }) => media?.includes('prefers-contrast'))
const byChoice = blocks.filter(({ selector }) => selector === ':root[data-theme="high"]')

/** What holds in a theme, later declarations winning. */
const theme = (more: typeof blocks) => new Map([...common, ...more].flatMap(({ tokens }) => tokens))

function colour(tokens: ReadonlyMap<string, string>, name: string, scheme: 'light' | 'dark'): string {
  const value = tokens.get(name) ?? ''
  const [, light = value, dark = value] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? []
  const chosen = scheme === 'light' ? light : dark
  const alias = /^var\(--([\w-]+)\)$/.exec(chosen)?.[1]
  return alias ? colour(tokens, alias, scheme) : chosen
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
  ['dark', [], 4.5],
  ['light', byDevice, 7],
  ['dark', byDevice, 7],
] as const)('%s: text stands out from what it stands on', (scheme, more, least) => {
  const tokens = theme([...more])
  const of = (name: string) => colour(tokens, name, scheme)
  for (const [front, back] of text) {
    const ratio = contrast(of(front), of(back))
    expect(ratio, `${front} on ${back}: ${ratio.toFixed(2)}`).toBeGreaterThanOrEqual(least)
  }
  for (const edge of ['focus', 'line-strong'])
    expect(contrast(of(edge), of('paper')), edge).toBeGreaterThanOrEqual(3)
})

test('high contrast is the same by choice as by the device', () => {
  expect(byDevice.flatMap(({ tokens }) => tokens).length).toBeGreaterThan(10)
  expect(byChoice.map(({ tokens }) => tokens)).toEqual(byDevice.map(({ tokens }) => tokens))
})

test.each(['text-field', 'select-field'])(
  'a %s is as high to the finger as everything: staff’s 40 px',
  file => {
    const staff = /\[data-register="staff"\] \{([^}]*)\}/.exec(css)?.[1]
    expect(new Map(declared(staff)).get('target')).toBe('40px')
    const field = readFileSync(new URL(`./${file}.module.css`, import.meta.url), 'utf8')
    const body = /\.(?:input|select) \{([^}]*)\}/.exec(field)?.[1]
    // Its margin lies over the border of the box around it.
    expect(body).toContain('margin: -2px;')
    expect(body).toContain('min-height: var(--target);')
  },
)
