import filter from 'virtual:common-passwords'
import { mayHold } from '#shared/identity/bloom-filter.ts'

const held = { ...filter, bits: Uint8Array.from(atob(filter.bits), letter => letter.charCodeAt(0)) }

/** Whether a password is among those that breaches showed to be chosen most; one in two hundred others passes for one. */
export const isOfBreaches = (password: string): boolean => mayHold(held, password.toLowerCase())
