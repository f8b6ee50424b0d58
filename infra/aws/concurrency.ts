/** What a function is by what calls it. */
export type Shape = 'http' | 'socket' | 'trigger' | 'subscriber' | 'model' | 'stream' | 'schedule' | 'survey'

/**
 * How Lambda's concurrent executions are shared out where a stage's file says that the account has them. People come first:
 * the pool's triggers have theirs reserved, what works unseen is held below its own cap, and the rest, at least
 * `LEFT_FOR_PEOPLE`, is for the functions behind both gateways. A reservation is also a cap, so those have none each.
 */
export const RESERVED: Readonly<Record<Shape, number | undefined>> = {
  // 150 sign-ins a second, each asking two triggers for at most a fifth of a second.
  trigger: 30,
  // A relay puts about 600 events a second on the bus with each.
  stream: 8,
  http: undefined,
  socket: undefined,
  schedule: undefined,
  survey: undefined,
  // Their queues hold them back before anything is refused.
  subscriber: undefined,
  model: undefined,
}

/** How many runs a subscriber has at once, unless its wiring says so: with ten messages each about 500 a second. */
export const SUBSCRIBER_AT_ONCE = 6
/** Batches of one shard that are worked on at once. */
export const LANES_OF_A_SHARD = 2
/** What both gateways' functions find free however much work waits. */
export const LEFT_FOR_PEOPLE = 400
