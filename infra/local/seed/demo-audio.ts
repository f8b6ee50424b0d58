import { asked, made } from '#functions/audio/audio.ts'
import { putSpeech } from '#functions/audio/audio-store.ts'
import { say } from '#functions/audio/say.ts'
import { readSayable } from '#functions/audio/spoken-list.ts'
import { hashedContent } from '#functions/platform/services/content.ts'
import { commit } from '#functions/platform/store/transaction.ts'
import { shelfOf } from '#shared/audio/voices.ts'
import { expectedOf, ReadingText } from '#shared/catalogue/schema.ts'
import { LANGUAGES } from '#shared/kernel/school.ts'

/** The texts that a demo is likely to open first; an administrator makes the others. */
const TEXTS = ['castillos-de-arena', 'mi-coqui', 'mango-day']

const readText = hashedContent('texts', ReadingText)

for (const language of LANGUAGES)
  for (const one of await readSayable(language)) {
    const text = one.hash && TEXTS.includes(one.textId ?? '') ? await readText(one.hash) : undefined
    if (!text) continue
    const { seconds } = await say(expectedOf(text), language, true)
    // What an administrator had made stays as it is.
    await commit({ writes: { speech: putSpeech(made(asked(one, shelfOf(language), 'demo', 0), seconds)) } })
  }
