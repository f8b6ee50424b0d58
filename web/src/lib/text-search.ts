import { folded } from '#shared/language/folded.ts'

/**
 * Whether texts fit what was typed: each of its words begins a word of theirs, without case or accents. Nothing typed
 * fits everything.
 */
export function textSearch(typed: string): (...texts: readonly (string | undefined)[]) => boolean {
  const sought = folded(typed).split(' ').filter(Boolean)
  return (...texts) => {
    const words = texts.flatMap(text => folded(text ?? '').split(' '))
    return sought.every(word => words.some(own => own.startsWith(word)))
  }
}
