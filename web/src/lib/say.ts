import type { Language } from '#shared/kernel/school.ts'

/** Says a text aloud with the device's voice, where it has one; what was being said stops. */
export function say(text: string, language: Language): void {
  if (!('speechSynthesis' in window)) return
  speechSynthesis.cancel()
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = language
  utterance.rate = 0.9
  speechSynthesis.speak(utterance)
}
