import { http } from '#functions/platform/http/http.ts'
import { listRecordJobs } from '#shared/records/routes.ts'
import { readJobs } from './records-store.ts'
import { shownJob } from './rules/job.ts'

export const handler = http(listRecordJobs, async ({ path, at }) => ({
  jobs: (await readJobs(path.studentId, at)).map(shownJob),
}))
