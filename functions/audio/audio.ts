import {
  type AudioJob,
  type AudioScope,
  type AudioTally,
  billedOf,
  type Sayable,
  SPEECH_SETS,
} from '#shared/audio/schema.ts'
import { GRADES } from '#shared/kernel/school.ts'

/** A job as it is stored. */
export type Job = AudioJob & { readonly version: number }

/** `speaking` ones are somebody's until `until`; whoever was killed leaves them to the next. */
export interface Speech extends Omit<Sayable, 'characters'> {
  readonly shelf: string
  readonly state: 'asked' | 'speaking' | 'made' | 'failed'
  readonly jobId: string
  readonly tries: number
  readonly until?: string | undefined
  readonly seconds?: number | undefined
  readonly code?: string | undefined
  readonly failedIn?: string | undefined
  readonly failedAt?: string | undefined
  readonly version: number
}

/** What became of it, once somebody was through with it. */
export type Settled = Speech & { readonly state: 'made' | 'failed' }

/** Longer than a function lives, shorter than a message rests that was not dealt with. */
const LEASE_SECONDS = 60
/** What fails for the moment is tried so often before it counts as failed: fewer times than a queue delivers. */
export const MOST_TRIES = 4

export const newJob = (jobId: string, scope: AudioScope, at: string): Job => ({
  jobId,
  scope,
  state: 'planned',
  startedAt: at,
  total: 0,
  made: 0,
  failed: 0,
  billed: 0,
  version: 0,
})

export const isOpen = ({ state }: Pick<Job, 'state'>): boolean => state === 'planned' || state === 'running'

/** A job whose pieces are all made or failed is done; it is not before it is known how many there are. */
const closed = (job: Job, at: string): Job =>
  job.state === 'running' && job.made + job.failed >= job.total
    ? { ...job, state: 'done', finishedAt: at }
    : job

/** When all of a job has been asked for. */
export const planned = (job: Job, total: number, at: string): Job =>
  closed({ ...job, total, state: 'running' }, at)

export const cancelled = (job: Job, at: string): Job => ({ ...job, state: 'cancelled', finishedAt: at })

/** After one of its pieces was made, for so many characters, or failed. */
export const counted = (job: Job, became: 'made' | 'failed', billed: number, at: string): Job =>
  closed({ ...job, [became]: job[became] + 1, billed: job.billed + billed }, at)

/** A piece of speech as a job asks for it, whatever became of it under another. */
export const asked = (one: Sayable, shelf: string, jobId: string, version: number): Speech => {
  const { characters: _, ...sayable } = one
  return { ...sayable, shelf, jobId, state: 'asked', tries: 0, version }
}

/** Whether somebody may begin to make it now. */
export const isFree = ({ state, until = '' }: Speech, at: string): boolean =>
  state === 'asked' || (state === 'speaking' && until < at)

export const claimed = (speech: Speech, at: string): Speech => ({
  ...speech,
  state: 'speaking',
  tries: speech.tries + 1,
  until: new Date(Date.parse(at) + LEASE_SECONDS * 1000).toISOString(),
})

/** Given back, to be tried again. */
export const released = ({ until: _, ...speech }: Speech): Speech => ({ ...speech, state: 'asked' })

export const made = ({ until: _, ...speech }: Speech, seconds: number): Settled => ({
  ...speech,
  state: 'made',
  seconds,
})

export const failed = ({ until: _, ...speech }: Speech, code: string, at: string): Settled => ({
  ...speech,
  state: 'failed',
  code,
  failedIn: speech.jobId,
  failedAt: at,
})

/** What of the catalogue has audio and what has not, by set and grade. */
export function tallies(sayable: readonly Sayable[], isMade: (speechId: string) => boolean): AudioTally[] {
  return SPEECH_SETS.flatMap(set =>
    GRADES.flatMap(grade => {
      const all = sayable.filter(one => one.set === set && one.grade === grade)
      if (all.length === 0) return []
      const missing = all.filter(({ speechId }) => !isMade(speechId))
      return [
        {
          set,
          grade,
          total: all.length,
          made: all.length - missing.length,
          missing: missing.reduce((sum, one) => sum + billedOf(one), 0),
        },
      ]
    }),
  )
}
