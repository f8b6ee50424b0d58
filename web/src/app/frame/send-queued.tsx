import { useQueuedActivities } from '#web/features/lessons/use-queued-activities.ts'
import { useQueuedPractice } from '#web/features/reading/practice/use-queued-practice.ts'
import { useQueuedReadings } from '#web/features/reading/result/use-queued-readings.ts'

/** Sends what a child finished and what waits, on whatever screen the child is. Shows nothing: the screens say it. */
export function SendQueued({ personId }: { readonly personId: string }) {
  useQueuedReadings(personId)
  useQueuedPractice(personId)
  useQueuedActivities(personId)
  return null
}
