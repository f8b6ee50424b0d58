import { expect, test } from 'vitest'
import type { Language } from '../../kernel/school.ts'
import { checkMarks } from './marks.ts'

const found = (written: string, language: Language = 'es-PR') =>
  checkMarks({ language, written: [{ where: 'title', written }] }).map(({ detail }) => detail)

test.each(['¿Y tú? ¡Yo también!', '«¡Mira!», dijo (y rió).', '¡Ay, «qué (grande)»!', '“Sí”, dijo.', ''])(
  '«%s» has its marks in pairs, inside each other',
  written => expect(found(written)).toEqual([]),
)

test.each([
  ['¿Y tú.', '¿'],
  ['Y tú?', '?'],
  ['Mira!', '!'],
  ['¡Mira', '¡'],
  ['«Mira', '«'],
  ['Mira»', '»'],
  ['“Mira', '“'],
  ['(Mira', '('],
  ['Mira)', ')'],
  ['¿Y «tú?»', '?'],
  ['(a (b)', '('],
])('«%s» has half a mark: %s', (written, mark) => {
  expect(found(written)).toEqual([`title: ${mark} without its other half in «${written}»`])
})

test('in English a question has one mark, and everything else its pair', () => {
  expect(found('Who? Me!', 'en-US')).toEqual([])
  expect(found('¿Who?', 'en-US')).toHaveLength(1)
  expect(found('(who', 'en-US')).toHaveLength(1)
})

test('an accent is part of its letter, and of each text it is told where', () => {
  expect(found('Subio\u0301')).toEqual(['title: letters with loose accents'])
  const written = [
    { where: 'title', written: '¿Y' },
    { where: 'paragraph 1', written: 'Bien.' },
    { where: 'paragraph 2', written: 'Y!' },
  ]
  expect(
    checkMarks({ language: 'es-PR', written }).map(({ check, detail }) => [check, detail.split(':')[0]]),
  ).toEqual([
    ['marks', 'title'],
    ['marks', 'paragraph 2'],
  ])
})
