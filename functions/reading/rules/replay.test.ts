import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packed } from '#functions/platform/store/packed.ts'
import type { FinishedReading } from '#shared/reading/finished-reading.ts'
import { DEFAULT_POLICY } from '#shared/reading/policy.ts'
import { asKept, packedReplay, unpackedReplay } from './replay.ts'

const textHash = 'a'.repeat(64)
const moment = fc.double({ min: -3600, max: 3600, noNaN: true })
const word = fc.record(
  {
    word: fc.string({ unit: 'grapheme', maxLength: 12 }),
    start: moment,
    end: moment,
    confidence: fc.double({ min: 0, max: 1, noNaN: true }),
  },
  { requiredKeys: ['word', 'start', 'end'] },
)
const seconds = fc.double({ min: 0.001, max: 600, noNaN: true })
const aloud = fc.record({
  mode: fc.constant('aloud' as const),
  textHash: fc.constant(textHash),
  heard: fc.array(word, { maxLength: 60 }),
  seconds,
})
const tapped = fc.record({
  mode: fc.constant('tapped' as const),
  textHash: fc.constant(textHash),
  tapped: fc.array(fc.nat({ max: 900 })),
  seconds,
})

test('a reading as it is kept comes back as it was; and none is off by more than half a millisecond', () => {
  fc.assert(
    fc.property(fc.oneof(aloud, tapped), (sent: FinishedReading) => {
      const kept = asKept(sent)
      const policy = { ...DEFAULT_POLICY, hesitationSeconds: 5 }
      expect(unpackedReplay(packedReplay({ sent: kept, policy }), textHash)).toEqual({ sent: kept, policy })
      expect(asKept(kept)).toEqual(kept)
      if (sent.mode !== 'aloud' || kept.mode !== 'aloud') return
      for (const [i, { word, start, end, confidence }] of sent.heard.entries()) {
        const found = kept.heard[i]
        expect(found?.word).toBe(word)
        expect(Math.abs((found?.start ?? 0) - start)).toBeLessThanOrEqual(0.000501)
        expect(Math.abs((found?.end ?? 0) - end)).toBeLessThanOrEqual(0.000501)
        expect(found?.confidence === undefined).toBe(confidence === undefined)
        expect(Math.abs((found?.confidence ?? 0) - (confidence ?? 0))).toBeLessThanOrEqual(0.00501)
      }
    }),
  )
})

test('it takes less than half of what its JSON takes compressed', () => {
  const words = 'el mar trae a la playa lo que el río le dio y la niña lo guarda en su bulto rojo'.split(' ')
  const heard = Array.from({ length: 90 }, (_, i) => {
    const start = Number((i * 0.61 + ((i * 7919) % 97) / 400).toFixed(3))
    return {
      word: words[(i * i) % words.length] ?? '',
      start,
      end: Number((start + 0.2 + ((i * 104_729) % 89) / 300).toFixed(3)),
      confidence: 0.7 + ((i * 31) % 30) / 100,
    }
  })
  const sent = { mode: 'aloud' as const, textHash, heard, seconds: 60 }
  const asJson = gzipSync(JSON.stringify({ sent, policy: DEFAULT_POLICY }))
  expect(packedReplay({ sent: asKept(sent), policy: DEFAULT_POLICY }).length).toBeLessThan(asJson.length / 2)
})

test('bytes of something else are refused', () => {
  expect(() => unpackedReplay(new Uint8Array([1, 2, 3]), textHash)).toThrow()
  expect(() => unpackedReplay(packed({ sent: { mode: 'aloud' } }), textHash)).toThrow()
})
