import { table } from '#functions/platform/table.ts'

export const socialTable = table({
  noun: 'social',
  rows: {
    // Who a child is to others, where they learn, and who switched what.
    self: { pk: 'PERSON#{personId}', sk: 'SELF' },
    // What a child did in a week, until it is on the boards.
    line: { pk: 'PERSON#{personId}', sk: 'LINE#{week}' },
    friend: { pk: 'PERSON#{personId}', sk: 'FRIEND#{friendId}', endsOnErasure: true },
    reaction: { pk: 'PERSON#{personId}', sk: 'REACTION#{day}#{friendId}', endsOnErasure: true },
    board: {
      pk: 'BOARD#{board}',
      sk: 'WEEK#{week}',
      outside:
        'Play names, what is worn, and points, without an id; whose a place is only they can tell. Gone after two weeks.',
    },
  },
  indexes: {
    byCode: { pk: 'friendCode', sk: 'personId' },
    // The lines that no board has yet, spread over shards.
    changed: { pk: 'changedIn', sk: 'personId' },
  },
})
