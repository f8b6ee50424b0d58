import { expect, test } from 'vitest'
import { failuresOfPlaywright, failuresOfVitest } from './failures.ts'

const one = (status: string, fullName: string, said: string[] = []) => ({
  status,
  fullName,
  failureMessages: said,
})

test('what failed in a report of vitest is told by file, name and words', () => {
  const held = {
    name: 'a.test.ts',
    status: 'passed',
    message: '',
    assertionResults: [one('passed', 'holds')],
  }
  const broken = { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }
  const failed = {
    name: 'c.test.ts',
    status: 'failed',
    message: '',
    assertionResults: [one('passed', 'holds'), one('failed', 'adds', ['expected 3'])],
  }
  expect(failuresOfVitest([held, broken, failed])).toEqual([
    'b.test.ts\nno such module',
    'c.test.ts › adds\nexpected 3',
  ])
})

test('what failed in a report of Playwright is found at any depth; what held at last is not told', () => {
  const spec = (title: string, status: string) => ({
    file: 'auth.test.ts',
    title,
    tests: [{ status, results: [{ errors: status === 'expected' ? [] : [{ message: 'not visible' }] }] }],
  })
  const inner = { title: 'with less motion', specs: [spec('moves', 'unexpected')] }
  const suite = { specs: [spec('opens', 'expected'), spec('waits', 'flaky')], suites: [inner] }
  expect(failuresOfPlaywright(suite)).toEqual(['auth.test.ts › moves\nnot visible'])
})
