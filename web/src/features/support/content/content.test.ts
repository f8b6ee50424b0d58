import { expect, test } from 'vitest'
import { ROLES } from '#shared/kernel/standing.ts'
import { screenAt } from '#web/app/routes.ts'
import { search } from '../search.ts'
import type { Content } from './content.ts'
import { content as en } from './en.ts'
import { content as es } from './es.ts'

/** The shape of a text: its keys, how many of each, its ids, roles and addresses; not its words. */
const shape = (content: unknown): unknown =>
  JSON.parse(
    JSON.stringify(content, (key, value) =>
      typeof value === 'string' && !['id', 'role', 'to'].includes(key) ? 'text' : value,
    ),
  )
const withoutPlaces = (content: Content): Content =>
  JSON.parse(JSON.stringify(content).replaceAll('/reading-english', '/reading-spanish'))

test('both languages say the same things, none of them empty', () => {
  expect(shape(withoutPlaces(en))).toEqual(shape(withoutPlaces(es)))
  expect(JSON.stringify([es, en])).not.toMatch(/""/)
})

test('each role has five to eight guides, whose screens are built and theirs', () => {
  for (const content of [es, en])
    for (const role of ROLES) {
      expect(content.guides[role].length, role).toBeGreaterThanOrEqual(5)
      expect(content.guides[role].length, role).toBeLessThanOrEqual(8)
      const paths = [...content.guides[role], ...content.faq[role]].flatMap(({ to }) => to ?? [])
      for (const to of paths) {
        const screen = screenAt(to)
        expect(screen?.kind, to).toBe('screen')
        if (screen?.roles !== 'anyone') expect(screen?.roles, `${role} at ${to}`).toContain(role)
      }
    }
})

test('to a child it speaks in few words', () => {
  const said = (content: Content) => [
    ...content.guides.student.flatMap(({ about, steps }) => [about, ...steps]),
    ...Object.values(content.privacy.children),
  ]
  for (const text of [...said(es), ...said(en)])
    expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(12)
})

test('a search takes no notice of accents, capitals or the order of words', () => {
  const titles = (typed: string) =>
    search(es, 'teacher', typed).map(found => (found.kind === 'guide' ? found.guide.title : found.question.q))
  expect(titles('CODIGO perdio')).toEqual(['Un estudiante perdió su código'])
  expect(titles('dibujos')[0]).toBe('Un niño olvidó sus tres dibujos')
  expect(titles('ninos')).toEqual(titles('niños'))
  for (const nothing of ['', '  ¿? ', 'xyzzy']) expect(titles(nothing)).toEqual([])
  expect(search(es, 'student', 'códigos')).toEqual([])
})
