import { noted, transaction } from '../room.ts'
import { AwsError } from '../service.ts'
import { watchChanges } from './changes.ts'
import type { Checkpoints } from './checkpoints.ts'
import { discardedMessage } from './discarded.ts'
import type { Mapping } from './mapping.ts'
import type { Parts } from './parts.ts'
import type { Lane } from './stream-delivery.ts'
import { runLane } from './stream-lane.ts'

/** Feeds a table's stream to a function, in as many lanes as the mapping has, until the signal is aborted. */
export async function runStreamMapping(
  mapping: Mapping,
  parts: Parts,
  positions: Checkpoints,
  signal: AbortSignal,
): Promise<void> {
  const changes = watchChanges(parts.database, mapping.sourceArn, parts.clock)
  const lanes = positions.positionsOf(mapping).map((position, index) => {
    const checkpoint = (done: string) => noted(parts.store, () => positions.write(mapping, index, done))
    const discard: Lane['discard'] = (records, why) =>
      transaction(parts.store, () => {
        tellDestination(
          mapping,
          parts,
          JSON.stringify(discardedMessage(mapping, records, why, parts.clock.now())),
        )
        const last = records.at(-1)
        if (last) checkpoint(last.dynamodb.SequenceNumber)
      })
    return runLane({ mapping, index, parts, signal, checkpoint, discard }, position, changes)
  })
  await Promise.all(lanes)
  changes.close()
}

function tellDestination(mapping: Mapping, parts: Parts, body: string): void {
  const { functionArn, onFailureArn } = mapping
  const problem = `${functionArn} gave records up: ${body}`
  if (!onFailureArn) {
    parts.report(problem)
    return
  }
  const principal = { kind: 'function', functionArn, roleArn: parts.roleOf(functionArn) } as const
  try {
    parts.permissions.demand(principal, { action: 'sqs:SendMessage', resource: onFailureArn })
    parts.queues.send(onFailureArn, { body }, principal.roleArn)
  } catch (error) {
    if (!(error instanceof AwsError)) throw error
    parts.report(`${problem}; the destination did not take it: ${error.message}`)
  }
}
