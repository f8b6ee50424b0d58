import { http } from '#functions/platform/http/http.ts'
import { commit } from '#functions/platform/store/transaction.ts'
import { getExport } from '#shared/records/routes.ts'
import { exportUrl } from './exports.ts'
import { audited, readJob } from './records-store.ts'
import { endOfExport } from './rules/job.ts'

/** The audit knows of it before the address is given. */
export const handler = http(getExport, async ({ actor, path: { studentId, jobId }, at, refuse }) => {
  const job = await readJob({ studentId, jobId, kind: 'export' })
  if (!job?.finishedAt || at >= endOfExport(job)) return refuse('records.notReady')
  await commit({ writes: {}, emits: [audited(job, { deed: 'exportRead', actorId: actor.personId }, at)] })
  return { url: exportUrl(jobId) }
})
