import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { expectedOf } from '#shared/catalogue/schema.ts'
import { upTo } from '#shared/catalogue/sound-kit.ts'
import { getProfile } from '#shared/identity/routes.ts'
import { GRADES, type Language } from '#shared/kernel/school.ts'
import { call } from '#web/lib/client.ts'
import {
  placementSetAt,
  placementSetList,
  soundKitAt,
  soundList,
  textAt,
  textList,
  unitAt,
  unitList,
} from '#web/lib/content.ts'
import { keyOf } from '#web/lib/query.ts'
import { findRecording } from '#web/lib/recording.ts'
import { savesData } from '#web/lib/saves-data.ts'
import type { Person } from '#web/lib/session.ts'

/** Bytes of recordings that a child's grade may take on their own device; its words (texts, units, practice) are below 1 MB. */
export const MOST_SOUND_BYTES = 30_000_000
/** Where so many words in a row have no recording none was made: the rest is not asked for. */
export const MOST_UNMADE = 3
/** The screen that somebody waits for comes first. */
const AFTER_MS = 5000

interface Ports {
  readonly signal: AbortSignal
  /** Between two files: a press in between is answered. */
  readonly rest: () => Promise<unknown>
}

/**
 * Asks for the texts and units of the child's grade, the sounds to practise and the probes of a placement, so that the service worker keeps them; on a
 * device of their own with what was recorded of the texts, and then of what is practised. What is there already costs nothing.
 */
export async function keepGrade(
  client: QueryClient,
  { kind }: Pick<Person, 'kind'>,
  { signal, rest }: Ports,
): Promise<void> {
  const { grade } = await client.fetchQuery({
    queryKey: keyOf(getProfile),
    queryFn: () => call(getProfile, {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [{ texts }, { units }, { sounds }, { sets }] = await Promise.all([
    textList(),
    unitList(),
    soundList(),
    placementSetList(),
  ])
  const own = texts.filter(text => text.grade === grade)
  // Pre-K has no units of its own, and is offered kindergarten's.
  const ofUnits = grade === 'PK' ? 'K' : grade
  const files = [
    ...own.map(
      ({ hash }) =>
        () =>
          textAt(hash),
    ),
    ...units
      .filter(unit => unit.grade === ofUnits)
      .map(
        ({ hash }) =>
          () =>
            unitAt(hash),
      ),
    ...sounds.map(
      ({ hash }) =>
        () =>
          soundKitAt(hash),
    ),
    ...sets.map(
      ({ hash }) =>
        () =>
          placementSetAt(hash),
    ),
  ]
  for (const file of files) {
    await rest()
    if (signal.aborted) return
    await file()
  }
  // Several children use the device in a day, and what is kept goes with each: it would be fetched anew for every one.
  if (kind) return
  let bytes = 0
  /** Whether there is a recording, kept by now; undefined where there is no more room or nobody to keep it for. */
  const heard = async (said: string, language: Language): Promise<boolean | undefined> => {
    await rest()
    if (signal.aborted || bytes >= MOST_SOUND_BYTES) return undefined
    const found = await findRecording(said, language)
    bytes += found?.sound.size ?? 0
    return found !== null
  }
  for (const { hash, language } of own)
    if ((await heard(expectedOf(await textAt(hash)), language)) === undefined) return
  const reached = grade ?? 'K'
  let unmade = 0
  for (const listed of sounds.filter(sound => GRADES.indexOf(sound.grade) <= GRADES.indexOf(reached))) {
    const { words, phrases } = await soundKitAt(listed.hash)
    for (const said of [words, phrases].flatMap(all => upTo(all, reached, 1))) {
      const isMade = await heard(said, listed.language)
      unmade = isMade ? 0 : unmade + 1
      if (isMade === undefined || unmade === MOST_UNMADE) return
    }
  }
}

// Safari has no idle callback.
const idle = () =>
  new Promise(resolve =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 50),
  )

/** Keeps a child's grade on the device, a file at a time, while they do something else. */
export function KeepGrade({ person: { personId, kind } }: { readonly person: Person }) {
  const client = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another child begins anew
  useEffect(() => {
    const left = new AbortController()
    const begin = async () => {
      if (savesData()) return
      // Without it nothing would be kept: then this waits for good.
      await navigator.serviceWorker.ready
      await keepGrade(client, { kind }, { signal: left.signal, rest: idle })
    }
    // What did not come is asked for the next time.
    const later = setTimeout(() => void begin().catch(() => undefined), AFTER_MS)
    return () => {
      clearTimeout(later)
      left.abort()
    }
  }, [client, personId, kind])
  return null
}
