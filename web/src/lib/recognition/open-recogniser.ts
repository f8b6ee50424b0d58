import type { Language } from '#shared/kernel/school.ts'
import { openTranscription } from '#shared/reading/routes.ts'
import { call } from '#web/lib/client.ts'
import { runtimeConfig } from '#web/lib/runtime-config.ts'
import { type Choice, chooseRecogniser } from './choose-recogniser.ts'

/** The recogniser that the deployment's flags and this device allow for one stretch, or why there is none. */
export async function openRecogniser(language: Language): Promise<Choice> {
  const { flags } = await runtimeConfig()
  return chooseRecogniser(
    {
      browser: flags.voiceRecognition !== false,
      transcription: flags.transcription === true,
      scripted: flags.scriptedRecogniser === true,
    },
    language,
    request => call(openTranscription, { body: request }),
  )
}
