import { table } from '#functions/platform/table.ts'

export const liveTable = table({
  noun: 'live',
  rows: {
    ticket: { pk: 'TICKET#{ticket}', sk: 'TICKET' },
    /** A person's open connections: whom to tell. */
    connection: { pk: 'PERSON#{personId}', sk: 'CONNECTION#{connectionId}' },
    /** Whose a connection is: the way back. */
    owner: { pk: 'CONNECTION#{connectionId}', sk: 'OWNER' },
    /** Who is online, spread over shards that a schedule counts. */
    online: { pk: 'ONLINE#{shard}', sk: '{personId}' },
    onlineCount: { pk: 'ONLINE', sk: 'COUNT' },
  },
})
