import { describe, expect, test } from 'vitest'
import { intonationOf, saidOfTones, sentenceEnds } from './intonation.ts'
import { heardFrom } from './said-aloud.ts'
import { ReadingInput } from './schema.ts'
import { scoreReading } from './score.ts'
import { boundedTurn, Intonation, Tone } from './tone.ts'

const kinds = (text: string, language: 'es-PR' | 'en-US') =>
  sentenceEnds(text, language).map(({ word, kind }) => `${word} ${kind}`)

describe('what a sentence is, at its end', () => {
  test.each([
    ['El coquí canta. Llueve.', '2 statement, 3 statement'],
    ['¿Viene Ana? Sí.', '1 yesNo, 2 statement'],
    ['¿Qué ves? ¿Y por qué corres? ¿A dónde vas?', '1 asking, 5 asking, 8 asking'],
    ['¿Quieres café o té?', '3 any'],
    ['¡Corre! Ya…', '0 any, 1 any'],
    ['—¿Quién anda ahí? —preguntó Ana.', '2 asking, 4 statement'],
    ['Canta ¿y baila?', '2 yesNo'],
    ['Un verso\ny otro.', '1 any, 3 statement'],
    ['Sin punto', '1 statement'],
  ])('%s', (text, expected) => expect(kinds(text, 'es-PR').join(', ')).toBe(expected))

  test.each([
    ['Is it a bug? It is.', '3 yesNo, 5 statement'],
    ['Where is it? And who has it?', '2 asking, 6 asking'],
    ['Is it red or blue?', '4 any'],
    ['"Can you see it?" asked Mom.', '3 yesNo, 5 statement'],
    ['In which box is it?', '4 asking'],
    ['Did she ask who came?', '4 yesNo'],
  ])('%s', (text, expected) => expect(kinds(text, 'en-US').join(', ')).toBe(expected))
})

const TEXT = '¿Viene Ana? Sí viene. ¿Quién canta? El coquí canta.'
const SAID = 'viene ana sí viene quién canta el coquí canta'
const score = (tones: readonly Tone[], said = SAID) =>
  scoreReading(
    ReadingInput.parse({ language: 'es-PR', expected: TEXT, heard: heardFrom(said), seconds: 4, tones }),
  )
const tone = (word: number, turn: number, frames = 40): Tone => ({ word, turn, frames })

describe('how the voice turned', () => {
  test('is counted by what the sentence is', () => {
    expect(score([tone(1, 5), tone(3, -5), tone(5, -4), tone(8, 1)]).intonation).toEqual({
      statement: { rose: 0, fell: 1, level: 1 },
      yesNo: { rose: 1, fell: 0, level: 0 },
      asking: { rose: 0, fell: 1, level: 0 },
      untold: 0,
    })
  })
  test('three semitones are a turn, and a little less is none', () => {
    expect(score([tone(3, -3)]).intonation?.statement).toEqual({ rose: 0, fell: 1, level: 0 })
    expect(score([tone(3, -2.9)]).intonation?.statement).toEqual({ rose: 0, fell: 0, level: 1 })
    expect(score([tone(3, 3)]).intonation?.statement.rose).toBe(1)
    expect(score([tone(3, 2.9)]).intonation?.statement.level).toBe(1)
  })
  test('of eight frames it can be told, of seven not, and not of an end that was not measured', () => {
    expect(score([tone(3, -5, 8)]).intonation).toMatchObject({ statement: { fell: 1 }, untold: 3 })
    expect(score([tone(3, -5, 7)]).intonation).toMatchObject({ statement: { fell: 0 }, untold: 4 })
  })
  test('an end that was misread or not reached is none', () => {
    expect(score([tone(3, -5)], 'viene ana sí come').intonation).toEqual({
      statement: { rose: 0, fell: 0, level: 0 },
      yesNo: { rose: 0, fell: 0, level: 0 },
      asking: { rose: 0, fell: 0, level: 0 },
      untold: 1,
    })
  })
  test('without a measured voice, or with times that are no times, nothing is known', () => {
    expect(score([]).intonation).toBeNull()
    const heard = heardFrom(SAID).map(word => ({ ...word, start: 0, end: 0 }))
    const input = { language: 'es-PR', expected: TEXT, heard, seconds: 4, tones: [tone(3, -5)] }
    expect(scoreReading(ReadingInput.parse(input)).intonation).toBeNull()
    expect(intonationOf(TEXT, 'es-PR', [], [])).toBeNull()
  })
  test('changes no other number', () => {
    const { intonation: _, ...measured } = score([tone(1, 5), tone(3, 9)])
    const { intonation: __, ...plain } = score([])
    expect(measured).toEqual(plain)
  })
  test('whatever a device sends is bounded', () => {
    for (const bad of [
      { turn: 25 },
      { turn: -25 },
      { frames: 151 },
      { frames: -1 },
      { word: -1 },
      { word: 60_000 },
    ])
      expect(Tone.safeParse({ ...tone(1, 1), ...bad }).success).toBe(false)
    expect(boundedTurn(99)).toBe(24)
    expect(boundedTurn(-99)).toBe(-24)
    expect(Tone.safeParse({ ...tone(1, 1), samples: [0.1] }).success).toBe(false)
  })
})

const counts = (rose: number, fell: number, level = 0) => ({ rose, fell, level })
const said = (some: Partial<Intonation>) =>
  saidOfTones(
    Intonation.parse({
      statement: counts(0, 0),
      yesNo: counts(0, 0),
      asking: counts(0, 0),
      untold: 0,
      ...some,
    }),
  )

describe('what a child is told', () => {
  test('a question is praised whether it rose or, as on the island, fell', () => {
    expect(said({ yesNo: counts(1, 0) })).toBe('questions')
    expect(said({ yesNo: counts(0, 1) })).toBe('questions')
    expect(said({ yesNo: counts(0, 1, 2) })).toBeUndefined()
  })
  test('statements that fell, six of ten; and a hint where they rose', () => {
    expect(said({ statement: counts(1, 6, 3) })).toBe('stops')
    expect(said({ statement: counts(2, 5, 3) })).toBeUndefined()
    expect(said({ statement: counts(6, 2, 2) })).toBe('tryStops')
    expect(said({ statement: counts(5, 2, 3) })).toBeUndefined()
  })
  test('of two statements nothing, of three something', () => {
    expect(said({ statement: counts(0, 2) })).toBeUndefined()
    expect(said({ statement: counts(0, 3) })).toBe('stops')
  })
  test('no question is ever a hint', () => {
    expect(said({ asking: counts(5, 0) })).toBeUndefined()
    expect(said({ yesNo: counts(0, 0, 9) })).toBeUndefined()
  })
})
