/** Stands on the drawn page while a pointer or the space bar is down: it becomes a click only where it comes up. */
export const HELD = 'data-held'

/** Stands on what was pressed on the drawn page and waits for the app. */
export const REPLAY = 'data-replay'
