import { wire } from '#functions/platform/wiring.ts'
import { audioJobStarted, speechAsked } from '#shared/audio/events.ts'
import { cancelAudioJob, getAudio, getSpeech, startAudioJob } from '#shared/audio/routes.ts'
import { audioTable } from './table.ts'

export const wiring = wire({
  noun: 'audio',
  table: audioTable,
  emits: [audioJobStarted, speechAsked],
  tells: [],
  functions: {
    http: {
      serves: [getSpeech, getAudio, startAudioJob, cancelAudioJob],
      uses: {
        table: ['GetItem', 'PutItem', 'DeleteItem', 'Query'],
        indexes: ['failures'],
        content: true,
      },
    },
    'on-job-started': {
      hears: audioJobStarted,
      // One job at a time.
      atOnce: 2,
      uses: { table: ['GetItem', 'PutItem', 'DeleteItem', 'Query'], content: true },
    },
    'on-speech-asked': {
      hears: speechAsked,
      // A neural voice answers eight times a second for a whole account.
      atOnce: 2,
      batch: 3,
      uses: {
        table: ['GetItem', 'PutItem', 'DeleteItem'],
        content: true,
        speech: true,
        publishes: true,
      },
    },
  },
})
