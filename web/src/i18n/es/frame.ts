// What is said on every screen, in one chunk, and where the rest of this language is.
import byNoun from 'virtual:texts/es/frame'
import shell from './shell.json'

export const frame = { frame: byNoun, shell }
/** The names of the screens that nouns name themselves. */
export { default as screens } from 'virtual:texts/es/screens'
/** A noun's other texts, which come with the first screen that says them. */
export const nouns = import.meta.glob<object>(['./*.json', '!./{errors,landing,pending,shell}.json'], {
  import: 'default',
})
/** What is put together of all nouns' texts. */
export const gathered = import.meta.glob<object>('./{errors,notices,pending}.ts', { import: 'default' })
