import { table } from '#functions/platform/table.ts'

export const coinsTable = table({
  noun: 'coins',
  rows: {
    balance: { pk: 'PERSON#{personId}', sk: 'BALANCE' },
    // A line's key is its cause's (an event, a day's first activity), so that one cause pays once.
    line: { pk: 'PERSON#{personId}', sk: 'LINE#{cause}' },
    // The same lines by time, for the history.
    history: { pk: 'PERSON#{personId}', sk: 'HISTORY#{createdAt}#{cause}' },
  },
})
