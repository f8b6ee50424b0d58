import { expect, test } from 'vitest'
import { answered, newRequest } from './support.ts'

const AT = '2026-11-20T14:00:00.000Z'
const request = newRequest('request-1', { topic: 'reading', text: '¿Cómo leo más?' }, AT)

test('a request is sent, and its answer is due within 48 hours', () => {
  expect(request).toEqual({
    requestId: 'request-1',
    topic: 'reading',
    text: '¿Cómo leo más?',
    state: 'sent',
    askedAt: AT,
    dueAt: '2026-11-22T14:00:00.000Z',
  })
})

test('an answer leaves the question as it was asked', () => {
  const onDesk = { ...request, personId: 'ana', role: 'student' } as const
  const later = '2026-11-21T09:00:00.000Z'
  expect(answered(onDesk, 'Un texto cada día.', later)).toEqual({
    ...onDesk,
    state: 'answered',
    answer: 'Un texto cada día.',
    answeredAt: later,
  })
})
