import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lookOf, POSES } from '#shared/catalogue/scenes/people.ts'
import { type Scene, SceneShelf, scenesOf } from '#shared/catalogue/scenes/scene.ts'
import { THINGS } from '#shared/catalogue/scenes/things.ts'
import { boxOf } from './drawing.ts'
import { DrawnPage } from './drawn-page.tsx'
import { figureOf } from './figure.ts'
import { boxOfThing, kit } from './kit.ts'
import { layOut, SHEET } from './layout.ts'

const folder = new URL('../../../../../shared/catalogue/content/scenes/', import.meta.url)
const shelves = readdirSync(folder).map(
  file => [file, SceneShelf.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))] as const,
)

test('a box holds what its path draws', () => {
  expect(boxOf(['M0 0h10v5h-10z'])).toEqual({ left: 0, top: 0, right: 10, bottom: 5 })
  expect(boxOf(['M-5 0a5 3 0 1 0 10 0a5 3 0 1 0 -10 0z'])).toEqual({ left: -5, top: -3, right: 5, bottom: 3 })
  expect(boxOf(['M0 0q10 20 20 0'])).toEqual({ left: 0, top: 0, right: 20, bottom: 10 })
  expect(boxOf(['M0 0l4 4', 'M-3 9L2-7'])).toEqual({ left: -3, top: -7, right: 4, bottom: 9 })
})

test('everything that can be named can be drawn: no path is broken, and it has a colour that another can take the place of', () => {
  for (const thing of THINGS) {
    const { left, top, right, bottom } = boxOfThing(thing)
    expect([left, top, right, bottom].every(Number.isFinite), thing).toBe(true)
    expect(right - left, thing).toBeGreaterThan(10)
    expect(Math.max(right - left, bottom - top), thing).toBeLessThan(180)
    const { shape, main } = kit[thing]
    expect(
      shape.map(([colour]) => colour as string),
      thing,
    ).toContain(main[0])
  }
})

test.each(Object.keys(POSES) as (keyof typeof POSES)[])('somebody of every age and shade can %s', pose => {
  for (const kind of ['baby', 'girl', 'boy', 'woman', 'man', 'grandma', 'grandpa'])
    for (const shade of ['1', '6']) {
      const { box, of } = figureOf(lookOf([kind, shade]).look, pose)
      expect(JSON.stringify(of)).not.toMatch(/NaN|null|undefined/)
      expect(box.right - box.left).toBeGreaterThan(15)
      expect(box.top).toBeLessThan(-15)
    }
})

test.each(shelves)('the pages of %s are drawn, light and on the sheet', (_, shelf) => {
  for (const [id, scenes] of Object.entries(shelf))
    for (const { scene } of scenesOf(scenes)) {
      const markup = renderToStaticMarkup(<DrawnPage scene={scene} said="…" language="es-PR" />)
      expect(markup, id).not.toMatch(/NaN|undefined|Infinity/)
      expect(markup.length, id).toBeLessThan(40_000)
      expect(nearOf(scene).y, id).toBeLessThanOrEqual(SHEET.height)
      expect(nearOf(scene).size, id).toBeGreaterThan(0.3)
    }
})

/** How large the near things of a scene are, and where they stand. */
function nearOf(scene: Scene) {
  const near = layOut(scene).at(-1)
  const told = (near && 'of' in near && near.transform) || ''
  const [, y = '0'] = /translate\(\S+ (\S+)\)/.exec(told) ?? []
  const [, size = '1'] = /scale\((\S+)\)/.exec(told) ?? []
  return { y: Number(y), size: Number(size) }
}

test('a page looks the same every time, and another when a word of its line is another', () => {
  const drawn = (line: string) =>
    scenesOf({ place: 'beach', pages: [line] })
      .map(({ scene }) => renderToStaticMarkup(<DrawnPage scene={scene} said="…" language="es-PR" />))
      .join('')
  const line = 'girl run +bread, cat orange on table, table, sun'
  expect(drawn(line)).toBe(drawn(line))
  for (const other of [
    line.replace('run', 'jump'),
    line.replace('bread', 'egg'),
    line.replace('orange', 'black'),
    line.replace('on table', ''),
    line.replace('girl', 'grandpa'),
    `night: ${line}`,
    `rain: ${line}`,
    `farm: ${line}`,
    line.replace('cat', 'cat*3'),
    line.replace('run', 'run <'),
    line.replace('run', 'run ?moon'),
    line.replace('cat', 'cat big'),
  ])
    expect(drawn(other), other).not.toBe(drawn(line))
})
