import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'

const UI = join(import.meta.dirname, '../../ui')
const primitivesIn = (folder: string) =>
  readdirSync(join(UI, folder))
    .filter(file => file.endsWith('.tsx') && !file.includes('.test.'))
    .map(file => join(folder, file))
const gallery = readdirSync(import.meta.dirname)
  .filter(file => file.endsWith('.tsx'))
  .map(file => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n')

test.each([
  ...primitivesIn('.'),
  ...primitivesIn('art'),
  ...primitivesIn('chart'),
  'art/scenes/scene.tsx',
  'art/covers/drawn-cover.tsx',
  'avatar/avatar.tsx',
])('%s is in the gallery', file => {
  expect(gallery).toContain(`'#web/ui/${file}'`)
})

test('contrast is measured as WCAG has it', () => {
  expect(contrast('rgb(0, 0, 0)', 'rgb(255, 255, 255)')).toBeCloseTo(21)
  expect(contrast('rgb(18, 38, 58)', 'rgb(255, 255, 255)')).toBeCloseTo(15.4, 1)
  expect(contrast('rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)')).toBeUndefined()
})
