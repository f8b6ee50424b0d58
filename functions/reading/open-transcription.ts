import { http } from '#functions/platform/http.ts'
import { transcriptionUrl } from '#functions/platform/transcription.ts'
import { openTranscription } from '#shared/reading/routes.ts'

export const handler = http(openTranscription, async ({ body, refuse }) => {
  const url = await transcriptionUrl(body.language, body.sampleRate)
  return url ? { url } : refuse('reading.transcriptionOff')
})
