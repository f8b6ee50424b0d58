/** A page re-sends its presence this often while it is visible. */
export const BEAT_SECONDS = 30
/** A person is online until so long after the last sign of life. */
export const ONLINE_SECONDS = 60
