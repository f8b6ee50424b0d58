import { http } from '#functions/platform/http/http.ts'
import { getAudio } from '#shared/audio/routes.ts'
import { shelfOf } from '#shared/audio/voices.ts'
import { tallies } from './audio.ts'
import { newestJob, readFailures, readShelf, shownJob } from './audio-store.ts'
import { readSayable } from './spoken-list.ts'

export const handler = http(getAudio, async ({ query: { language } }) => {
  const [sayable, shelf, job] = await Promise.all([
    readSayable(language),
    readShelf(shelfOf(language)),
    newestJob(),
  ])
  return {
    tallies: tallies(sayable, speechId => shelf.get(speechId)?.state === 'made'),
    ...(job && { job: shownJob(job) }),
    failures: job ? [...(await readFailures(job.jobId))] : [],
  }
})
