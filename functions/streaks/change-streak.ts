import {
  commit,
  type Emission,
  emit,
  putVersion,
  retryOnConflict,
} from '#functions/platform/store/transaction.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { freezeSpent, streakExtended } from '#shared/streaks/events.ts'
import { readDeclared } from './calendar-store.ts'
import { frozenDays } from './rules/freezes.ts'
import { milestoneBy, streakOf, withDay } from './rules/streak.ts'
import { readStreak, type StoredStreak, streakRow } from './streaks-store.ts'

type Sets = Pick<StoredStreak, 'days' | 'freezes'>

/** Adds a day to a student's sets, and tells of the run that it extends and of the freezes that it spends. */
export const addActiveDay = (personId: string, day: SchoolDay, at: string): Promise<void> =>
  change(personId, at, before => ({ ...before, days: [...withDay(before.days, day)] }), day)

/** Adds a freeze that was bought. */
export const addFreeze = (personId: string, number: number, day: SchoolDay, at: string): Promise<void> =>
  change(personId, at, before => ({ ...before, freezes: { ...before.freezes, [number]: day } }))

async function change(
  personId: string,
  at: string,
  changed: (before: Sets) => Sets,
  added?: SchoolDay,
): Promise<void> {
  await retryOnConflict(async () => {
    const [before, declared] = await Promise.all([readStreak(personId), readDeclared()])
    const { days, freezes = {} } = changed(before)
    const isNewDay = days.length > before.days.length
    const isNewFreeze = Object.keys(freezes).length > Object.keys(before.freezes ?? {}).length
    if (!isNewDay && !isNewFreeze) return true

    const frozen = frozenDays(days, Object.values(freezes), declared)
    const frozenBefore = frozenDays(before.days, Object.values(before.freezes ?? {}), declared)
    const bridges = new Set([...declared, ...frozen])
    const streakDays = streakOf(days, bridges)
    const version = before.version + 1
    const emits: Emission[] = []
    if (isNewDay && added) {
      const milestone = milestoneBy(days, added, bridges)
      emits.push(emit(streakExtended, { personId, streakDays, day: added, milestone }, at))
    }
    if (frozen.join() !== frozenBefore.join()) {
      const newly = frozen.filter(day => !frozenBefore.includes(day)).length
      emits.push(emit(freezeSpent, { personId, days: [...frozen], newly, version }, at))
    }
    const row = streakRow(personId, { days, freezes, streakDays, version }, isNewDay)
    const failed = await commit({ writes: { streak: putVersion(row, before.version) }, emits })
    return failed.size === 0 || undefined
  })
}
