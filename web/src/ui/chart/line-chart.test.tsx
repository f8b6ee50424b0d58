// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LineChart } from './line-chart.tsx'

const points = [40, 44, 47].map((y, x) => ({ id: `${x}`, x, y, said: `week ${x}: ${y} words` }))
const chart = (shown = points) => (
  <LineChart
    title="On the way?"
    sentence="From 40 to 47."
    unit="words"
    x={[0, 3]}
    ticks={[{ x: 0, label: 'Sept' }]}
    points={shown}
    lines={[]}
    bands={[{ from: 0, to: 3, low: 42, middle: 45, high: 48 }]}
    marks={[]}
    hint="Use the arrows."
  />
)
const focused = () => document.activeElement?.getAttribute('aria-label')
const press = (...keys: readonly string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key })
}
/** Where the tab key would stop among the points. */
const stops = () => screen.queryAllByRole('img').filter(point => point.tabIndex === 0)
const enter = () => act(() => stops()[0]?.focus())

afterEach(cleanup)

test('the points are one stop, the newest first; arrows, Home and End go through them and each is said', () => {
  render(chart())
  screen.getByText('Use the arrows.')
  expect(stops()).toHaveLength(1)
  enter()
  expect(focused()).toBe('week 2: 47 words')
  screen.getByText('week 2: 47 words')
  press('ArrowLeft')
  expect(focused()).toBe('week 1: 44 words')
  screen.getByText('week 1: 44 words')
  press('Home')
  expect(focused()).toBe('week 0: 40 words')
  // Before the first there is nothing to go to, nor after the last.
  press('ArrowLeft')
  expect(focused()).toBe('week 0: 40 words')
  press('ArrowRight', 'End', 'ArrowRight')
  expect(focused()).toBe('week 2: 47 words')
})

test('back among the points one stands where one was; Escape forgets it', () => {
  render(chart())
  enter()
  press('Home')
  expect(stops().map(point => point.getAttribute('aria-label'))).toEqual(['week 0: 40 words'])
  press('Escape')
  screen.getByText('Use the arrows.')
  expect(stops().map(point => point.getAttribute('aria-label'))).toEqual(['week 2: 47 words'])
})

test('a point that is pointed at is said; without any there is nothing to reach', () => {
  render(chart())
  fireEvent.pointerEnter(screen.getByRole('img', { name: 'week 1: 44 words' }))
  screen.getByText('week 1: 44 words')
  cleanup()
  render(chart([]))
  expect(stops()).toEqual([])
})
