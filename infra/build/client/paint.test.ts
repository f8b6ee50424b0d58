import { expect, test } from 'vitest'
import { painted, themeOf } from './paint.ts'

const { light, dark } = themeOf(`
:root { --sea: light-dark(#0b6670, #63cbd2); --art-sea: var(--sea); --star: transparent; }
@media (prefers-contrast: more) {
  :root { --sea: #000000; }
}`)
const drawing = '<svg viewBox="0 0 1 1"><path class="x" fill="var(--art-sea)"/><g fill="var(--star)"/></svg>'

test('a drawing gets the colours of its theme, through every name', () => {
  const of = (sea: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="${sea}"/><g fill="transparent"/></svg>`
  expect(painted(drawing, light)).toBe(of('#0b6670'))
  expect(painted(drawing, dark)).toBe(of('#63cbd2'))
})

test('a colour that no theme has is an error that names it', () => {
  expect(() => painted('<svg fill="var(--mud)"/>', light)).toThrow('--mud')
})
