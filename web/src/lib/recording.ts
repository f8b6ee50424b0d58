import { useQueries, useQuery } from '@tanstack/react-query'
import { getSpeech } from '#shared/audio/routes.ts'
import { audioKey, SpeechMarks, speechId } from '#shared/audio/speech.ts'
import { shelfOf } from '#shared/audio/voices.ts'
import type { Language } from '#shared/kernel/school.ts'
import { useAppearance } from './appearance.ts'
import { call } from './client.ts'

/** A text as a voice was recorded saying it, and when each of its words is said. */
export interface Recording {
  readonly sound: Blob
  readonly marks: SpeechMarks
}

/** Milliseconds to learn whether there is a recording, before the device's voice speaks: a word is wanted at once. */
const TIMEOUT_MS = { word: 2_500, text: 8_000 }
/** What was not found, or not in time, is looked for again after so long. */
const AGAIN_MS = 30_000

/** The recording of a text; null where there is none, or none can be had now. */
export async function findRecording(
  text: string,
  language: Language,
  timeoutMs: number = TIMEOUT_MS.text,
): Promise<Recording | null> {
  try {
    const [id, shelf] = [await speechId(text), shelfOf(language)]
    const [sound, marks] = [`/${audioKey(shelf, id, 'mp3')}`, `/${audioKey(shelf, id, 'json')}`]
    if (!((await isCached(marks)) || (await isMade(shelf, id, timeoutMs)))) return null
    const [heard, told] = await Promise.all([fetch(sound), fetch(marks)])
    if (!heard.ok || !told.ok) return null
    return { sound: await heard.blob(), marks: SpeechMarks.parse(await told.json()) }
  } catch {
    return null
  }
}

/** What was opened on this device is there without a network, and nobody need be asked. */
const isCached = async (path: string): Promise<boolean> =>
  'caches' in window && (await caches.match(path)) !== undefined

const isMade = (shelf: string, id: string, timeoutMs: number): Promise<boolean> =>
  Promise.race([
    call(getSpeech, { path: { shelf, speechId: id } }).then(({ made }) => made),
    new Promise<boolean>(resolve => setTimeout(() => resolve(false), timeoutMs)),
  ])

const asking = (text: string, language: Language, timeoutMs: number, enabled: boolean) => ({
  queryKey: ['recording', language, text],
  queryFn: () => findRecording(text, language, timeoutMs),
  // Its name says its content.
  staleTime: ({ state }: { readonly state: { readonly data: Recording | null | undefined } }) =>
    state.data ? Number.POSITIVE_INFINITY : AGAIN_MS,
  networkMode: 'always' as const,
  structuralSharing: false,
  retry: false,
  enabled,
})

/** The recording of a text: `undefined` while it is looked for, null where there is none or voices were switched off. */
export function useRecording(text: string, language: Language): Recording | null | undefined {
  const isOff = useAppearance('voice') === 'off'
  const { data } = useQuery(asking(text, language, TIMEOUT_MS.text, !isOff))
  return isOff ? null : data
}

/** The recordings of several texts, in their order; `undefined` while any is looked for. */
export function useRecordings(
  texts: readonly string[],
  language: Language,
): readonly (Recording | null)[] | undefined {
  const isOff = useAppearance('voice') === 'off'
  return useQueries({
    queries: texts.map(text => asking(text, language, TIMEOUT_MS.word, !isOff)),
    combine: found => {
      if (isOff) return texts.map(() => null)
      const all = found.flatMap(({ data }) => (data === undefined ? [] : [data]))
      return all.length === texts.length ? all : undefined
    },
  })
}
