import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { event } from '#shared/kernel/event.ts'
import { patternOf } from './subscribers.ts'

const happened = (noun: string, n: number) =>
  event({ name: `${noun}.happened${n}`, about: '', body: z.unknown() })

test('a rule names each event, and each noun once', () => {
  expect(patternOf([happened('rain', 1), happened('rain', 2), happened('wind', 1)])).toEqual({
    source: ['coqui.rain', 'coqui.wind'],
    detailType: ['rain.happened1', 'rain.happened2', 'wind.happened1'],
  })
})

test('a rule takes so many characters; one more is refused before it is deployed', () => {
  const fits = Array.from({ length: 111 }, () => happened('rain', 10))
  expect(patternOf(fits).detailType).toHaveLength(111)
  expect(() => patternOf([...fits, happened('rain', 10)])).toThrow(/2048/)
})
