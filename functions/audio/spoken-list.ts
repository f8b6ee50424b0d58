import { publishedList } from '#functions/platform/services/content.ts'
import { type Sayable, SpokenList } from '#shared/audio/schema.ts'
import type { Language } from '#shared/kernel/school.ts'

/** Everything that the published catalogue has to say in a language. */
export async function readSayable(language: Language): Promise<readonly Sayable[]> {
  const list = await publishedList(`spoken/${language}.json`, SpokenList)
  if (!list)
    throw new Error(
      `content/spoken/${language}.json is not in the site's bucket: npm run deploy builds and publishes it`,
    )
  return list.sayable
}
