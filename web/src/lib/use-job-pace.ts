import { useEffect, useState } from 'react'
import { type JobPace, type JobSample, paceOf, withSample } from './job-pace.ts'

interface JobProgress {
  readonly done: number
  readonly total: number
  /** When that was so: milliseconds of the clock. */
  readonly at: number
  readonly isRunning: boolean
}

/** How fast a job goes, by what was seen of it since it last began to run. */
export function useJobPace({ done, total, at, isRunning }: JobProgress): JobPace | undefined {
  const [samples, setSamples] = useState<readonly JobSample[]>([])
  useEffect(() => {
    setSamples(before => (isRunning ? withSample(before, { at, done }) : []))
  }, [at, done, isRunning])
  return paceOf(samples, total)
}
