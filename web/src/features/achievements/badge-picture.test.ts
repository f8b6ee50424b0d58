import { expect, test } from 'vitest'
import { BADGES } from '#shared/achievements/badges.ts'
import { isDrawn } from './badge-picture.tsx'

test('every badge is drawn', () => {
  expect(BADGES.filter(({ badgeId }) => !isDrawn(badgeId))).toEqual([])
})
