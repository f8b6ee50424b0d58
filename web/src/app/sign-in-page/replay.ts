/** Stands on what was pressed on the drawn page and waits for the app. */
export const REPLAY = 'data-replay'
