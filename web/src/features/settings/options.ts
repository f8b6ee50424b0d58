import type { Settings } from '#shared/settings/schema.ts'
import type { Texts } from '#web/i18n/texts.ts'

export type OptionValue = keyof Texts['settings']['values']

/** What can be chosen, in the order of the screen; the first of each is how it comes. */
export const GROUPS = [
  { name: 'textSize', values: [undefined, 'large', 'larger', 'largest'] },
  { name: 'spacing', values: [undefined, 'wide', 'wider'] },
  { name: 'font', values: [undefined, 'andika', 'lexend', 'openDyslexic'] },
  { name: 'theme', values: [undefined, 'light', 'dark', 'high'] },
  { name: 'voice', values: [undefined, 'slow', 'off'] },
  { name: 'sounds', values: [undefined, 'silent'] },
  { name: 'motion', values: [undefined, 'less'] },
  { name: 'ruler', values: [undefined, 'on'] },
] as const satisfies readonly {
  readonly name: keyof Settings
  readonly values: readonly (OptionValue | undefined)[]
}[]
