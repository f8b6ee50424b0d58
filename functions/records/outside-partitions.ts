interface OutsidePartition {
  /** The noun that ends such rows when it hears `records.erasureAsked`, and answers; nobody where the reason says why. */
  readonly owner?: 'identity' | 'live'
  readonly reason: string
}

/**
 * Every kind of row, in any noun's table, that is not in a partition of the person’s own. A test compares it with all
 * tables: a new kind of row is the person’s by its key, or stands here with its reason.
 */
export const OUTSIDE_PARTITIONS: Readonly<Record<string, OutsidePartition>> = {
  'audit record': { reason: 'Ids only; kept for seven years, whoever is erased.' },
  'reading policy': { reason: 'Of a group: how its readings are scored.' },
  'generation schoolDay': { reason: 'Of a school: how many texts were asked for on a day.' },
  'identity placeStanding': { reason: 'Of a group, a school, a region.' },
  'identity code': {
    owner: 'identity',
    reason: 'Made for the child or used by them; found by the index `about`.',
  },
  'identity currentCode': { owner: 'identity', reason: 'Which family code of the child counts.' },
  'identity tries': {
    owner: 'identity',
    reason: 'By account, or a hash of it; those by the hash of an e-mail live a day.',
  },
  'identity admins': { reason: 'No student is an administrator.' },
  'identity group': { owner: 'identity', reason: 'Counts its students.' },
  'identity member': { owner: 'identity', reason: 'The child’s line in each of their groups.' },
  'identity expected': { reason: 'A child without an account; the line ends when they get one.' },
  'identity sourced': {
    owner: 'identity',
    reason:
      'What a school’s own system says of a user, under its id; found by the lines that are the person.',
  },
  'identity enrollment': { owner: 'identity', reason: 'Lies with the user of the school’s system.' },
  'identity claimed': { owner: 'identity', reason: 'Which line of an imported roster is the person.' },
  'identity awaitedTeacher': { reason: 'A teacher without an account; no student’s.' },
  'identity schoolName': { reason: 'Of a school.' },
  'identity classCode': { reason: 'Of a group.' },
  'island school': { reason: 'Of a school: how many, never who.' },
  'island changed': { reason: 'Of a school that is to be counted.' },
  'live ticket': { reason: 'Lives 30 seconds, is redeemed once; by its hash nobody finds it.' },
  'live owner': { owner: 'live', reason: 'Whose a connection is; found by the person’s connections.' },
  'live online': { owner: 'live', reason: 'That the person is online.' },
  'live onlineCount': { reason: 'How many are online.' },
  'schools school': { reason: 'Of a school.' },
  'schools name': { reason: 'Of a school.' },
  'audio speech': { reason: 'Of the catalogue.' },
  'audio job': { reason: 'Of the catalogue: nobody is named.' },
  'audio open': { reason: 'Which job runs.' },
  'platform outbox': {
    reason: 'Ids, and the text that a program wrote for an id; goes by itself after 14 days.',
  },
  'platform import': {
    reason: 'Of the person who imports; the files, which name children, go after 7 days.',
  },
}

/** The nouns whose answer a pass of an erasure waits for. */
export const OWNERS: readonly string[] = [
  ...new Set(Object.values(OUTSIDE_PARTITIONS).flatMap(({ owner }) => (owner ? [owner] : []))),
].sort()
