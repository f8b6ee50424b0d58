import { http } from '#functions/platform/http/http.ts'
import { listRecordJobs } from '#shared/records/routes.ts'
import { shownJob } from './job.ts'
import { readJobs } from './records-store.ts'

export const handler = http(listRecordJobs, async ({ path, at }) => ({
  jobs: (await readJobs(path.studentId, at)).map(shownJob),
}))
