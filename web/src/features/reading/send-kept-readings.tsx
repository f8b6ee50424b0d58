import { useKeptReadings } from './use-kept-readings.ts'

/** Sends what waits, on whatever screen the child is. Shows nothing: the list says it. */
export function SendKeptReadings({ personId }: { readonly personId: string }) {
  useKeptReadings(personId)
  return null
}
