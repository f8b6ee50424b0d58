import { newId } from '#functions/platform/clock.ts'
import { command } from '#functions/platform/http/command.ts'
import { emit, putNew } from '#functions/platform/store/transaction.ts'
import { audioJobStarted } from '#shared/audio/events.ts'
import { startAudioJob } from '#shared/audio/routes.ts'
import { newJob } from './audio.ts'
import { jobWrites, openKey, shownJob } from './audio-store.ts'

export const handler = command(startAudioJob, async ({ body, at, refuse, commit }) => {
  const job = newJob(newId(), body, at)
  const { jobId } = job
  const reply = shownJob(job)
  const failed = await commit({
    reply,
    writes: { ...jobWrites(job), open: putNew({ ...openKey, jobId }) },
    emits: [emit(audioJobStarted, { jobId }, at)],
  })
  return failed.size === 0 ? reply : refuse('audio.jobRunning')
})
