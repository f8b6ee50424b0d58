import { table } from '#functions/platform/table.ts'

export const liveTable = table({
  noun: 'live',
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
    onlineCount: { pk: 'ONLINE', sk: 'COUNT', outside: 'How many are online.' },
  },
})
