import { ENVIRONMENT } from './wiring.ts'

/** A value that infrastructure set for this function because its wiring asks for it. Throws when it is missing. */
export function environment(name: keyof typeof ENVIRONMENT): string {
  const value = process.env[ENVIRONMENT[name]]
  if (!value) throw new Error(`${ENVIRONMENT[name]} is not set: does the wiring ask for it?`)
  return value
}
