import { expect, test } from 'vitest'
import { currentText, messageOf } from './notifications.ts'

test('what an event tells is shown by the event’s name; what it leaves open is normal and has nothing to fill in', () => {
  expect(messageOf('support.requestAnswered', { to: 'ana', type: 'support_answer' })).toEqual({
    notificationType: 'support_answer',
    priority: 'normal',
    text: { template: 'support.requestAnswered', params: {} },
  })
  expect(
    messageOf('rain.fell', { to: 'ana', type: 'weather', priority: 'urgent', params: { count: 3 } }),
  ).toEqual({
    notificationType: 'weather',
    priority: 'urgent',
    text: { template: 'rain.fell', params: { count: 3 } },
  })
})

test('words that were stored under names of their own are those of their events', () => {
  const stored = [
    { template: 'readingFinished', params: { wordsCorrect: 0, textTitle: 'Mi coquí' } },
    { template: 'levelReached', params: { level: 2 } },
    { template: 'streakMilestone', params: { streakDays: 7 } },
    { template: 'supportAnswered', params: {} },
  ]
  expect(stored.map(currentText)).toEqual([
    { template: 'reading.finished', params: { count: 0, textTitle: 'Mi coquí' } },
    { template: 'experience.levelReached', params: { level: 2 } },
    { template: 'streaks.extended', params: { count: 7 } },
    { template: 'support.requestAnswered', params: {} },
  ])
})

test('any other words are as they are stored', () => {
  const text = { template: 'rain.fell', params: { count: 3 } }
  expect(currentText(text)).toEqual(text)
})
