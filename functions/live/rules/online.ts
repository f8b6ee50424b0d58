/** Who is online is spread over so many partitions: 150,000 people who come back within five minutes are 8 writes/s in each. */
export const ONLINE_SHARDS = 64

/** The shard of a person, by the last digits of their id. */
export function onlineShard(personId: string): number {
  let sum = 0
  for (let i = 0; i < personId.length; i++) sum = (sum * 31 + personId.charCodeAt(i)) >>> 0
  return sum % ONLINE_SHARDS
}
