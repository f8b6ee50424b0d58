import { expect, test } from 'vitest'
import { longest, secondsOfPlaywright, secondsOfVitest } from './file-seconds.ts'

test('a file of vitest takes from its start to its end', () => {
  expect(secondsOfVitest([{ name: 'a.test.ts', startTime: 1000, endTime: 3500 }])).toEqual([
    { file: 'a.test.ts', seconds: 2.5 },
  ])
})

test('a file of Playwright takes what its tests take, those of its groups included, each time they were tried', () => {
  const spec = (...durations: number[]) => ({
    tests: [{ results: durations.map(duration => ({ duration })) }],
  })
  const suite = {
    file: 'a.test.ts',
    specs: [spec(1000)],
    suites: [{ file: 'a.test.ts', specs: [spec(500, 2000)] }],
  }
  expect(secondsOfPlaywright(suite)).toEqual([{ file: 'a.test.ts', seconds: 3.5 }])
})

test('the longest come first, and only so many', () => {
  const files = [1, 3, 2].map(seconds => ({ file: `${seconds}`, seconds }))
  expect(longest(files, 2).map(({ file }) => file)).toEqual(['3', '2'])
})
