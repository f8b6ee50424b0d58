// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { forget, keep, recall, storedNames } from './storage.ts'

afterEach(() => vi.unstubAllGlobals())

test('keeps, recalls and forgets', () => {
  expect(keep('a.b', '1')).toBe(true)
  expect(recall('a.b')).toBe('1')
  expect(storedNames('a.')).toEqual(['a.b'])
  forget('a.b')
  expect(recall('a.b')).toBeUndefined()
})

test('storage that is blocked or full never throws', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(keep('a', '1')).toBe(false)
  expect(recall('a')).toBeUndefined()
  forget('a')
  vi.stubGlobal('localStorage', undefined)
  expect(storedNames('a')).toEqual([])
})
