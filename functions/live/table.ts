import { table } from '#functions/platform/table.ts'

export const liveTable = table({
  noun: 'live',
  // All 150,000 back within five minutes write 2,900 a second (docs/presence.md): twice that.
  warm: { reads: 12_000, writes: 6000 },
  rows: {
    ticket: {
      pk: 'TICKET#{ticket}',
      sk: 'TICKET',
      outside: 'Lives 30 seconds, is redeemed once; by its hash nobody finds it.',
    },
    /** A person's open connections: whom to tell. */
    connection: { pk: 'PERSON#{personId}', sk: 'CONNECTION#{connectionId}' },
    /** Whose a connection is: the way back. */
    owner: {
      pk: 'CONNECTION#{connectionId}',
      sk: 'OWNER',
      outside: 'Whose a connection is; found by the person’s connections.',
      endsOnErasure: true,
    },
    /** Who is online, spread over shards that a schedule counts. */
    online: {
      pk: 'ONLINE#{shard}',
      sk: '{personId}',
      outside: 'That the person is online.',
      endsOnErasure: true,
    },
    /** Staff who look at a group, each for a minute. */
    watcher: {
      pk: 'GROUP#{groupId}',
      sk: 'WATCHER#{personId}',
      outside: 'Who of the staff looks at a group; names no child, and goes by itself after a minute.',
    },
    onlineCount: { pk: 'ONLINE', sk: 'COUNT', outside: 'How many are online.' },
  },
})
