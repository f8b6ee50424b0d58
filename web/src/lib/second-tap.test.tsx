// @vitest-environment jsdom
import { cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SECOND_TAP_MS, useSecondTapCaught } from './second-tap.ts'

const reached = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<a href="#away">Menú</a>'
  document.querySelector('a')?.addEventListener('click', reached)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  reached.mockClear()
})
const tap = () => fireEvent.click(document.querySelector('a') ?? document.body)

test.each([140, 350, SECOND_TAP_MS - 1])('a second tap after %i ms reaches nothing', ms => {
  renderHook(useSecondTapCaught)
  vi.advanceTimersByTime(ms)
  expect(tap()).toBe(false)
  expect(reached).not.toHaveBeenCalled()
})

test('a tap that was meant is heard', () => {
  renderHook(useSecondTapCaught)
  vi.advanceTimersByTime(SECOND_TAP_MS)
  tap()
  expect(reached).toHaveBeenCalledOnce()
})

test('what has gone catches nothing any more', () => {
  renderHook(useSecondTapCaught).unmount()
  tap()
  expect(reached).toHaveBeenCalledOnce()
})
