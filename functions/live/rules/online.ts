/** Who is online is spread over so many partitions: 100,000 people beating every 30 s are 210 writes/s in each. */
export const ONLINE_SHARDS = 16

/** The shard of a person, by the last digits of their id. */
export function onlineShard(personId: string): number {
  let sum = 0
  for (let i = 0; i < personId.length; i++) sum = (sum * 31 + personId.charCodeAt(i)) >>> 0
  return sum % ONLINE_SHARDS
}
