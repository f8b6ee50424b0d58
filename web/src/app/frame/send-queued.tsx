import { useKeptActivities } from '#web/features/lessons/use-queued-activities.ts'
import { useKeptPractice } from '#web/features/reading/practice/use-queued-practice.ts'
import { useKeptReadings } from '#web/features/reading/result/use-queued-readings.ts'

/** Sends what a child finished and what waits, on whatever screen the child is. Shows nothing: the screens say it. */
export function SendKept({ personId }: { readonly personId: string }) {
  useKeptReadings(personId)
  useKeptPractice(personId)
  useKeptActivities(personId)
  return null
}
