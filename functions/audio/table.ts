import { table } from '#functions/platform/table.ts'

export const audioTable = table({
  noun: 'audio',
  rows: {
    // What a voice says, by its content: whoever asks for it, it is made once.
    speech: { pk: 'SHELF#{shelf}', sk: 'SPEECH#{speechId}', outside: 'Of the catalogue.' },
    job: { pk: 'JOBS', sk: 'JOB#{jobId}', outside: 'Of the catalogue: nobody is named.' },
    // There while a job is not over: Polly's pace is one for all.
    open: { pk: 'JOBS', sk: 'OPEN', outside: 'Which job runs.' },
  },
  indexes: {
    // What a job could not make.
    failures: { pk: 'failedIn', sk: 'failedAt' },
  },
})
