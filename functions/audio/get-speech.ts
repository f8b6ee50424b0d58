import { http } from '#functions/platform/http/http.ts'
import { getSpeech } from '#shared/audio/routes.ts'
import { readSpeech } from './audio-store.ts'

export const handler = http(getSpeech, async ({ path }) => ({
  made: (await readSpeech(path))?.state === 'made',
}))
