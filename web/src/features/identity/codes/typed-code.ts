import * as z from 'zod/mini'
import { CODE_ALPHABET, CODE_LENGTH } from '#shared/identity/access-code.ts'

/** The letters and digits of what was typed, in upper case. */
export const lettersOf = (typed: string): string => typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

/** As a code is shown while it is typed: `ABCDE-F`, never longer than a code. */
export function shownWhileTyped(typed: string): string {
  const letters = lettersOf(typed).slice(0, CODE_LENGTH)
  return letters.length > 5 ? `${letters.slice(0, 5)}-${letters.slice(5)}` : letters
}

/** Where the caret stands in the shown code when it stood behind `caret` characters of what was typed. */
export function caretWhenShown(typed: string, caret: number): number {
  const before = Math.min(lettersOf(typed.slice(0, caret)).length, CODE_LENGTH)
  return before > 5 ? before + 1 : before
}

/** Whether this could be a code: ten letters of its alphabet. Whether it is one, the server alone says. */
export function isWhole(typed: string): boolean {
  const letters = lettersOf(typed)
  return letters.length === CODE_LENGTH && [...letters].every(letter => CODE_ALPHABET.includes(letter))
}

/** What a form asks of a code before the server does. */
export const WholeCode = z.strictObject({ code: z.string().check(z.refine(isWhole)) })

/** Whether a letter stands in it that no code has: they are left out because they look like others. */
export const hasLookAlike = (typed: string): boolean => /[ILO01]/.test(lettersOf(typed))
