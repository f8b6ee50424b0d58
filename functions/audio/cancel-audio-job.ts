import { command } from '#functions/platform/http/command.ts'
import { retryOnConflict } from '#functions/platform/store/transaction.ts'
import { cancelAudioJob } from '#shared/audio/routes.ts'
import { cancelled, isOpen } from './audio.ts'
import { jobWrites, readJob, shownJob } from './audio-store.ts'

export const handler = command(cancelAudioJob, ({ path: { jobId }, at, refuse, commit }) =>
  retryOnConflict(async () => {
    const job = await readJob(jobId)
    if (!job) return refuse('kernel.notFound')
    if (!isOpen(job)) return refuse('audio.jobOver')
    const over = cancelled(job, at)
    const reply = shownJob(over)
    const failed = await commit({ reply, writes: jobWrites(over) })
    return failed.size === 0 ? reply : undefined
  }),
)
