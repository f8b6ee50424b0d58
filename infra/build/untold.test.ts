import { expect, test } from 'vitest'
import { untold } from './untold.ts'

test('what is told of a route is left out, wherever it stands, and no line moves', () => {
  const source = [
    'export const findShelf = route({',
    "  name: 'shelves/find-shelf',",
    "  about: 'Whose shelf it is; the reader\\'s own.',",
    '  reply: Shelf,',
    '})',
    'export const shelfMoved = event({',
    '  about:',
    '    "A shelf stands elsewhere: it is nobody’s.",',
    '})',
  ]
  const expected = source.with(2, "  about: '',").with(7, "    '',")
  expect(untold(source.join('\n'))).toBe(expected.join('\n'))
})

test('what is about something else stays', () => {
  const source = "const named = { about: 'sea', kind: 'poem' }\nconst one = about('sea')\n"
  expect(untold(source)).toBe(source)
})
