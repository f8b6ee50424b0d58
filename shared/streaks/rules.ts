/** When children are reminded of a run that ends tonight, island time. */
export const REMINDERS = { from: '16:00' } as const

/** A streak reaches a milestone at every multiple of so many days. */
export const MILESTONE_DAYS = 7

export const isMilestone = (streakDays: number): boolean =>
  streakDays > 0 && streakDays % MILESTONE_DAYS === 0
