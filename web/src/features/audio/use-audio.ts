import { getAudio } from '#shared/audio/routes.ts'
import type { AudioJob } from '#shared/audio/schema.ts'
import type { Language } from '#shared/kernel/school.ts'
import { useRead } from '#web/lib/query.ts'

const POLL_MS = 2_000
/** Somebody else of the department may begin one. */
const IDLE_POLL_MS = 20_000

export const isOpen = (job: AudioJob | undefined): boolean =>
  job?.state === 'planned' || job?.state === 'running'

/** What of a language has audio; asked again and again while a job goes on. */
export const useAudio = (language: Language) =>
  useRead(
    getAudio,
    { query: { language } },
    { every: ({ data }) => (isOpen(data?.job) ? POLL_MS : IDLE_POLL_MS) },
  )
