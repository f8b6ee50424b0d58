// What is said on every screen, in one chunk; a noun's other texts come with the first screen that says them.
import nouns from 'virtual:texts/es/frame'
import shell from './shell.json'

export const frame = { frame: nouns, shell }
/** The names of the screens that nouns name themselves. */
export { default as screens } from 'virtual:texts/es/screens'
