import * as z from 'zod/mini'

/** An account of the stand-in. */
export const GoogleAccount = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  email: z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)),
  verified: z.boolean(),
})
export type GoogleAccount = z.output<typeof GoogleAccount>
