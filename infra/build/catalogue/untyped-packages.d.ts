declare module 'nspell' {
  /** A Hunspell dictionary in memory, from its affix rules and its words. */
  export default function nspell(files: { aff: Uint8Array; dic: Uint8Array }): {
    correct(word: string): boolean
    /** By every form that the rules make of the words. */
    readonly data: Readonly<Record<string, unknown>>
  }
}
declare module 'dictionary-es-pr' {
  /** Hands over the files of the dictionary. */
  export default function load(
    done: (error: Error | null, files: { aff: Uint8Array; dic: Uint8Array }) => void,
  ): void
}
