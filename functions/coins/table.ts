import { table } from '#functions/platform/table.ts'

export const coinsTable = table({
  noun: 'coins',
  rows: {
    balance: { pk: 'PERSON#{personId}', sk: 'BALANCE' },
    // A line's key is its cause and the cause's time, so that one cause pays once, and the history is in order.
    line: { pk: 'PERSON#{personId}', sk: 'LINE#{createdAt}#{cause}' },
    // What is owned, each once.
    item: { pk: 'PERSON#{personId}', sk: 'ITEM#{itemId}' },
    appearance: { pk: 'PERSON#{personId}', sk: 'APPEARANCE' },
    // How many freezes were bought, and how many the streak has spent of them.
    freezes: { pk: 'PERSON#{personId}', sk: 'FREEZES' },
    storeHours: { pk: 'GROUP#{groupId}', sk: 'STORE_HOURS', outside: 'Of a group: hours.' },
  },
})
