import { expect, test } from 'vitest'
import { marksOf } from './marks.ts'

/** Polly's lines for words of a text: their times in milliseconds, their places in bytes. */
const lines = (text: string, times: Readonly<Record<string, number>>) =>
  Object.entries(times)
    .map(([word, time]) => {
      const start = Buffer.byteLength(text.slice(0, text.indexOf(word)))
      return JSON.stringify({ time, type: 'word', start, end: start + Buffer.byteLength(word), value: word })
    })
    .join('\n')

test('bytes become places in the text, and a word lasts until the next one', () => {
  const text = '¿Dónde está el coquí? 🐸 Aquí.'
  const said = lines(text, { Dónde: 40, está: 400, el: 700, coquí: 800, Aquí: 1800 })
  const marks = marksOf([{ text, from: 0, lines: `${said}\n`, seconds: 2.4 }])
  expect(marks.words.map(({ from, to }) => text.slice(from, to))).toEqual([
    'Dónde',
    'está',
    'el',
    'coquí',
    'Aquí',
  ])
  expect(marks.words.map(({ start, end }) => [start, end])).toEqual([
    [0.04, 0.4],
    [0.4, 0.7],
    [0.7, 0.8],
    [0.8, 1.8],
    [1.8, 2.4],
  ])
  expect(marks.seconds).toBe(2.4)
})

test('what is said in pieces is shifted by what sounds before, in time and in the text', () => {
  const [first, second] = ['Así es. ', 'Ya está.']
  const marks = marksOf([
    { text: first, from: 0, lines: lines(first, { Así: 10, es: 300 }), seconds: 1 },
    { text: second, from: first.length, lines: lines(second, { Ya: 20, está: 250 }), seconds: 0.9 },
  ])
  const whole = first + second
  expect(marks.words.map(({ from, to }) => whole.slice(from, to))).toEqual(['Así', 'es', 'Ya', 'está'])
  expect(marks.words.map(({ start }) => start)).toEqual([0.01, 0.3, 1.02, 1.25])
  expect(marks.words.at(-1)?.end).toBe(1.9)
})

test('sentences are no words, and a word alone needs none', () => {
  const sentence = '{"time":0,"type":"sentence","start":0,"end":3,"value":"Sol"}'
  expect(marksOf([{ text: 'Sol', from: 0, lines: sentence, seconds: 0.5 }])).toEqual({
    seconds: 0.5,
    words: [],
  })
})

test('no word begins after its piece has ended, and none ends before it begins', () => {
  const text = 'Así es'
  const marks = marksOf([
    { text, from: 0, lines: lines(text, { Así: 1500, es: 1200 }), seconds: 1 },
    { text, from: 7, lines: lines(text, { Así: 0 }), seconds: 0.5 },
  ])
  expect(marks.words.map(({ start, end }) => [start, end])).toEqual([
    [1, 1],
    [1, 1],
    [1, 1.5],
  ])
  expect(marks.seconds).toBe(1.5)
})

test('times are told to the millisecond, and a blank line tells nothing', () => {
  const marks = marksOf([
    { text: 'Sol', from: 0, lines: `\n${lines('Sol', { Sol: 12.3456 })}\n  \n`, seconds: 0.98765 },
  ])
  expect(marks).toEqual({ seconds: 0.988, words: [{ start: 0.012, end: 0.988, from: 0, to: 3 }] })
})
