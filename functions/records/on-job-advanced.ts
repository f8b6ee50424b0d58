import { subscriber } from '#functions/platform/events/subscriber.ts'
import { jobAdvanced } from '#shared/records/events.ts'
import { runErasure } from './erasure-job.ts'
import { runExport } from './export-job.ts'
import { readJob } from './records-store.ts'

export const handler = subscriber(jobAdvanced, async ({ body }) => {
  const job = await readJob(body)
  if (!job || job.step === 'done') return
  await (job.kind === 'export' ? runExport(job) : runErasure(job))
})
