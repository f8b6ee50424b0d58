import { publishedList } from '#functions/platform/content.ts'
import { type Sayable, SpokenList } from '#shared/audio/schema.ts'

/** Everything that the published catalogue has to say. */
export async function readSayable(): Promise<readonly Sayable[]> {
  const list = await publishedList('spoken/list.json', SpokenList)
  if (!list) throw new Error('content/spoken/list.json is not published')
  return list.sayable
}
