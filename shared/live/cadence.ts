/** A page re-sends its sign of life this often while it is visible, unless the server's word is another. */
export const BEAT_SECONDS = 30
/** However many are online, a page beats this often: half as long as the gateway lets a connection rest. */
export const LONGEST_BEAT_SECONDS = 300
/** A person is online until so many beats after the last sign of life. */
export const BEATS_ONLINE = 2
