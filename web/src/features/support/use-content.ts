import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Language } from '#shared/kernel/school.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import type { Content } from './content/content.ts'

const chunks: Readonly<Record<Language, () => Promise<{ readonly content: Content }>>> = {
  'es-PR': () => import('./content/es.ts'),
  'en-US': () => import('./content/en.ts'),
}

/** What is written at length, in the language spoken; fetched when it is first needed. */
export function useContent(): UseQueryResult<Content> {
  const language = useLanguage()
  return useQuery({
    queryKey: ['support/content', language],
    queryFn: async () => (await chunks[language]()).content,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
