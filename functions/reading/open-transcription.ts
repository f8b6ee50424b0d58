import { http } from '#functions/platform/http/http.ts'
import { transcriptionUrl } from '#functions/platform/services/transcription.ts'
import { openTranscription } from '#shared/reading/routes.ts'

export const handler = http(openTranscription, async ({ body, refuse }) => {
  const url = await transcriptionUrl(body.language, body.sampleRate)
  return url ? { url } : refuse('reading.transcriptionOff')
})
