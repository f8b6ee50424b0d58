import { expect, test } from 'vitest'
import { ROLES } from '#shared/kernel/standing.ts'
import { menuOf } from '#web/app/frame/menu.ts'
import { screenAt } from '#web/app/routes.ts'
import { frame as enFrame, screens as enScreens } from '#web/i18n/en/frame.ts'
import { frame as esFrame, screens as esScreens } from '#web/i18n/es/frame.ts'
import { withScreens } from '#web/i18n/with-screens.ts'
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

const spanish = import.meta.glob('#web/i18n/es/*.json', { eager: true, import: 'default' })
const english = import.meta.glob('#web/i18n/en/*.json', { eager: true, import: 'default' })
const spoken = [
  { content: es, shell: withScreens(esFrame.shell, esScreens), texts: spanish, quoted: /«([^»]+)»/g },
  { content: en, shell: withScreens(enFrame.shell, enScreens), texts: english, quoted: /“([^”]+)”/g },
] as const

/** What a browser says, and what somebody at home may say: no screen does. */
const OF_OTHERS = new Set([
  ...['Permitir', 'Micrófono', 'Instalar', 'Añadir a la pantalla de inicio', 'amol', 'amor'],
  ...['Allow', 'Microphone', 'Install', 'Add to home screen'],
  ...['¿Con qué sonido empieza?', '¡Eso no es!', 'Casi. Vamos otra vez'],
  ...['What sound does it start with?', "That's wrong!", "Almost. Let's go again"],
  'Leíste seis palabras más que la semana pasada',
  'You read six more words than last week',
])
const textsIn = (texts: unknown): readonly string[] =>
  typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(textsIn) : [String(texts)]

test.each(ROLES)(
  'a screen that is named to a %s bears that name in their menu; all else that is quoted is said somewhere',
  role => {
    for (const { content, shell, texts, quoted } of spoken) {
      const menu = menuOf([role]).flatMap(({ entries }) => entries.map(({ label }) => shell.menu[label]))
      const written = [
        content.guides[role],
        content.faq[role],
        content.demo.stops.filter(stop => stop.role === role),
        ...(role === 'family' ? [content.manual] : []),
      ]
      const words = textsIn(written).flatMap(text => [...text.matchAll(quoted)].map(([, word = '']) => word))
      const titles = new Set(textsIn(shell.titles))
      const said = new Set(textsIn([texts, shell]))
      for (const word of words.filter(one => !OF_OTHERS.has(one))) {
        expect(said, word).toContain(word)
        if (titles.has(word)) expect(menu, `${role}: ${word}`).toContain(word)
      }
    }
  },
)

test.each(ROLES)('a demo stop of a %s leads where the menu does, by the same words', role => {
  for (const { content, shell } of spoken) {
    const entries = menuOf([role]).flatMap(section => section.entries)
    const stops = content.demo.stops.filter(stop => stop.role === role)
    expect(stops).toHaveLength(1)
    for (const { to, text } of stops.flatMap(({ links }) => links)) {
      expect(screenAt(to)?.kind, to).toBe('screen')
      const entry = entries.find(one => one.to === to)
      expect(entry && shell.menu[entry.label], to).toBe(text)
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
