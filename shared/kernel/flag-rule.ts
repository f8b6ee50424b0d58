/** The rules that point to a child to look at, by name, as pressing as they are within a language. */
export const FLAG_RULES = ['accuracy', 'aim', 'sound', 'fell', 'comprehension', 'silent'] as const
export type FlagRule = (typeof FLAG_RULES)[number]
