// What is said on every screen, in one chunk; a noun's own texts come with the first screen that says them.
import coins from './coins.json'
import experience from './experience.json'
import live from './live.json'
import shell from './shell.json'
import streaks from './streaks.json'

export const frame = { coins, experience, live, shell, streaks }
/** The names of the screens that nouns name themselves. */
export { default as screens } from 'virtual:texts/es/screens'
