/** Within the function's own time, and before the event is told again. */
export const WRITING_MS = 50_000
