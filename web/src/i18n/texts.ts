// What the app says, as types: a key that is asked for and that a language lacks does not compile.
import type errorsInEnglish from './en/errors.json'
import type pendingInEnglish from './en/pending.json'
import type shellInEnglish from './en/shell.json'
import type errors from './es/errors.json'
import type pending from './es/pending.json'
import type shell from './es/shell.json'

/** What both languages say: English that lacks a key of the Spanish does not compile. */
export type Said<Spanish, English extends Spanish> = English extends Spanish ? Spanish : never

/** The texts of each noun by its name: every noun adds its own, in `namespaces/<noun>.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: nobody lists them
export interface Namespaces {}

/** What nouns say under a key that all of them may have, by noun: `text-parts.ts` of the build gathers it. */
type Part<Key extends string> = {
  readonly [Noun in keyof Namespaces as Namespaces[Noun] extends Readonly<Record<Key, unknown>>
    ? Noun
    : never]: Namespaces[Noun] extends Readonly<Record<Key, infer Words>> ? Words : never
}

/** The screens that nouns name themselves, under `screens`: those that the specification does not have. */
type OwnScreen = { [Noun in keyof Part<'screens'>]: keyof Part<'screens'>[Noun] }[keyof Part<'screens'>]
type Shell = Said<typeof shell, typeof shellInEnglish>

/** Every namespace of i18next. */
export type Texts = Namespaces & {
  /** The frame's, with the names of all screens. */
  readonly shell: Shell & Readonly<Record<'titles' | 'menu', Readonly<Record<OwnScreen & string, string>>>>
  /** What nouns say on every screen. */
  readonly frame: Part<'frame'>
  readonly errors: Said<typeof errors, typeof errorsInEnglish> & Part<'errors'>
  readonly notices: Part<'notices'>
  /** With what will be on each screen that is not built yet, from `pending/<title>.json`. */
  readonly pending: Said<typeof pending, typeof pendingInEnglish> & {
    readonly screens: Readonly<Record<keyof Shell['titles'], string>>
  }
}
