import type { Word } from './script.ts'

/** A result as Amazon Transcribe streams it. Times are in seconds of audio. */
export function transcriptOf(resultId: string, words: readonly Word[], isPartial: boolean) {
  const Items = words.map(({ text, start, end, confidence }) => ({
    Content: text,
    StartTime: start,
    EndTime: end,
    Type: 'pronunciation',
    VocabularyFilterMatch: false,
    // Only final words are sure of themselves.
    ...(!isPartial && { Confidence: confidence }),
  }))
  return {
    Transcript: {
      Results: [
        {
          ResultId: resultId,
          StartTime: words[0]?.start ?? 0,
          EndTime: words.at(-1)?.end ?? 0,
          IsPartial: isPartial,
          ChannelId: 'ch_0',
          Alternatives: [{ Transcript: words.map(({ text }) => text).join(' '), Items }],
        },
      ],
    },
  }
}
