import { table } from '#functions/platform/table.ts'

export const coinsTable = table({
  noun: 'coins',
  rows: {
    balance: { pk: 'PERSON#{personId}', sk: 'BALANCE' },
    // A line's key is its cause and the cause's time, so that one cause pays once, and the history is in order.
    line: { pk: 'PERSON#{personId}', sk: 'LINE#{createdAt}#{cause}' },
  },
})
