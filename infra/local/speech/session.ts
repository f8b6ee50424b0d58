import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import { audioOf, eventFrame, exceptionFrame } from './event-stream.ts'
import { heardOf, type Script, stretchesOf, type Word } from './script.ts'
import { transcriptOf } from './transcript.ts'

/** 16 bits a sample. */
const BYTES_A_SAMPLE = 2

interface Result {
  readonly id: string
  readonly words: readonly Word[]
  told: number
  done: boolean
}

/** Answers one stream of audio with the words of a script, as much audio as they take having been received. */
export function runSession(socket: WebSocket, script: Script, sampleRate: number): void {
  const results: Result[] = stretchesOf(script).map(words => ({
    id: randomUUID(),
    words,
    told: 0,
    done: false,
  }))
  let bytes = 0

  const tell = (result: Result, words: readonly Word[], isPartial: boolean) =>
    socket.send(eventFrame('TranscriptEvent', transcriptOf(result.id, words, isPartial)))

  const hear = (seconds: number) => {
    for (const result of results.filter(({ done }) => !done)) {
      const { words, done } = heardOf(result.words, seconds)
      if (words.length === 0) return
      if (done) tell(result, words, false)
      else if (words.length > result.told) tell(result, words, true)
      result.told = words.length
      result.done = done
    }
  }

  /** The speaker stopped: what was heard so far is final. */
  const finish = () => {
    const seconds = bytes / BYTES_A_SAMPLE / sampleRate
    for (const result of results.filter(({ done }) => !done)) {
      const { words } = heardOf(result.words, seconds)
      if (words.length > 0) tell(result, words, false)
    }
    socket.close(1000)
  }

  socket.on('message', data => {
    try {
      if (!Buffer.isBuffer(data)) throw new Error('Only binary frames are expected')
      const audio = audioOf(data)
      bytes += audio.length
      if (audio.length === 0) finish()
      else hear(bytes / BYTES_A_SAMPLE / sampleRate)
    } catch (error) {
      socket.send(
        exceptionFrame('BadRequestException', error instanceof Error ? error.message : String(error)),
      )
      socket.close(1000)
    }
  })
}
