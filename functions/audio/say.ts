import { isPublished, publish, readPublished } from '#functions/platform/services/published.ts'
import { MOST_CHARACTERS, synthesize } from '#functions/platform/services/speech.ts'
import { audioKey, SpeechMarks, speechId, spokenOf } from '#shared/audio/speech.ts'
import { shelfOf, VOICES } from '#shared/audio/voices.ts'
import type { Language } from '#shared/kernel/school.ts'
import { marksOf } from './rules/marks.ts'
import { joinMp3, secondsOf } from './rules/mp3.ts'
import { piecesOf } from './rules/pieces.ts'

export interface Said {
  readonly seconds: number
  /** Characters that Polly was given: none when it had been said before. */
  readonly billed: number
}

/**
 * Has a text said in its language's voice and puts the sound beside the content, with its marks where they are wanted.
 * What lies there already is not paid for again, whoever was killed after putting it there.
 */
export async function say(text: string, language: Language, withMarks: boolean): Promise<Said> {
  const id = await speechId(text)
  const shelf = shelfOf(language)
  const [sound, marks] = [audioKey(shelf, id, 'mp3'), audioKey(shelf, id, 'json')]
  // The marks are put last, so that they tell that all is there.
  if (await isPublished(marks))
    return { seconds: SpeechMarks.parse(JSON.parse(await readPublished(marks))).seconds, billed: 0 }
  const voice = VOICES[language]
  const spoken = spokenOf(text)
  const said = []
  for (const piece of piecesOf(spoken, MOST_CHARACTERS)) {
    const file = await synthesize(piece.text, voice, 'mp3')
    const lines = withMarks ? Buffer.from(await synthesize(piece.text, voice, 'marks')).toString() : ''
    said.push({ ...piece, file, lines, seconds: secondsOf(file) })
  }
  const { bytes, seconds } = joinMp3(said.map(({ file }) => file))
  await publish(sound, bytes, 'audio/mpeg')
  await publish(marks, JSON.stringify(marksOf(said)), 'application/json; charset=utf-8')
  return { seconds, billed: spoken.length * (withMarks ? 2 : 1) }
}
