import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { event, hasNotice, noticeOf, nounOf } from './event.ts'

const body = z.strictObject({ to: z.string(), millimetres: z.int() })
const fell = event({ name: 'rain.fell', about: 'Rain fell.', body })
const flooded = event({
  name: 'rain.flooded',
  about: 'It rained a lot.',
  body,
  notice: ({ to, millimetres }) => (millimetres > 50 ? { to, type: 'weather' } : undefined),
})

test('a contract name belongs to the noun before its dot or slash', () => {
  expect(['coins.credited', 'coins/buy-item', 'coins'].map(nounOf)).toEqual(['coins', 'coins', 'coins'])
  expect(nounOf('coins/a.b')).toBe('coins')
})

test('an event that declares a notice tells it of the bodies that are worth it', () => {
  expect([fell, flooded].filter(hasNotice)).toEqual([flooded])
  expect(noticeOf(flooded, { to: 'ana', millimetres: 51 })).toEqual({ to: 'ana', type: 'weather' })
  expect(noticeOf(flooded, { to: 'ana', millimetres: 50 })).toBeUndefined()
  expect(noticeOf(fell, { to: 'ana', millimetres: 51 })).toBeUndefined()
})
