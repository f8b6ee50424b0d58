import { LANGUAGES } from '#shared/kernel/school.ts'
import type { Sound } from '#shared/language/sound.ts'
import { useSounds } from '#web/lib/content.ts'

/** How a sound is written, once the list of them has come. */
export function useSoundNames(): (sound: Sound) => string {
  const lists = [useSounds(LANGUAGES[0]).data, useSounds(LANGUAGES[1]).data]
  const letters = new Map(lists.flatMap(list => list?.map(one => [one.id, one.letters] as const) ?? []))
  return sound => letters.get(sound) ?? sound.replace(/^\w\w-/, '')
}
