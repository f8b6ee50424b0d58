import { subscriber } from '#functions/platform/events/subscriber.ts'
import { commitMany } from '#functions/platform/store/commit-many.ts'
import { commit, emit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { audioJobStarted, speechAsked } from '#shared/audio/events.ts'
import { inScope } from '#shared/audio/schema.ts'
import { shelfOf } from '#shared/audio/voices.ts'
import { asked, type Job, planned } from './audio.ts'
import { jobWrites, putSpeech, readJob, readShelf } from './audio-store.ts'
import { readSayable } from './spoken-list.ts'

/** Asks for all that a job lacks, then notes how much that is. What was asked for before a kill is not asked again. */
export const handler = subscriber(audioJobStarted, async ({ at, body: { jobId } }) => {
  const job = await readJob(jobId)
  if (job?.state !== 'planned') return
  const total = await ask(job, at)
  await retryOnConflict(async () => {
    const now = await readJob(jobId)
    if (now?.state !== 'planned') return 'cancelled'
    const failed = await commit({ writes: jobWrites(planned(now, total, at)) })
    return failed.size === 0 ? 'planned' : undefined
  })
})

async function ask({ jobId, scope }: Job, at: string): Promise<number> {
  const shelf = shelfOf(scope.language)
  const [sayable, known] = await Promise.all([readSayable(scope.language), readShelf(shelf)])
  const wanted = sayable.filter(one => inScope(scope, one))
  const isMine = (speechId: string) => known.get(speechId)?.jobId === jobId
  const missing = wanted.filter(({ speechId }) => !isMine(speechId) && known.get(speechId)?.state !== 'made')
  const outcomes = await commitMany(
    missing.map(one => ({
      writes: { speech: putSpeech(asked(one, shelf, jobId, known.get(one.speechId)?.version ?? 0)) },
      emits: [emit(speechAsked, { jobId, shelf, speechId: one.speechId }, at)],
    })),
  )
  // Somebody else is at it: the next delivery sees what they did.
  if (outcomes.some(failed => failed.size > 0)) throw new Error(`${jobId} is being planned twice`)
  return missing.length + wanted.filter(({ speechId }) => isMine(speechId)).length
}
