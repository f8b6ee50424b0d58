import { systemClock } from '../clock.ts'
import type { Room } from '../room.ts'
import { kind, misdeclared } from '../template/kind.ts'
import { physicalName } from '../template/name.ts'
import { sharingReads } from './changes.ts'
import { checkpoints } from './checkpoints.ts'
import { type Mapping, MappingProperties, mappingOf } from './mapping.ts'
import type { Parts } from './parts.ts'
import { runQueueMapping } from './queue-mapping.ts'
import { runStreamMapping } from './stream-mapping.ts'

export type StreamsSurroundings = Omit<Parts, 'clock'> & Partial<Pick<Parts, 'clock'>>

/** What a function's role must be allowed, for what is read in its name. */
const READS = {
  sqs: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
  dynamodb: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
}

/** Lambda's event source mappings on this machine: queues and tables' streams to functions. */
export function createStreams(surroundings: StreamsSurroundings) {
  const database = sharingReads(surroundings.database)
  const parts: Parts = { clock: systemClock, ...surroundings, database }
  const positions = checkpoints(parts.store)
  const mappings = new Map<string, Mapping>()
  const closing = new AbortController()
  let running: Promise<void>[] = []

  const run = (mapping: Mapping) => {
    const deliveries =
      mapping.source === 'sqs'
        ? runQueueMapping(mapping, parts, closing.signal)
        : runStreamMapping(mapping, parts, positions, closing.signal)
    return deliveries.catch(error => parts.report(`${mapping.id} stopped: ${error}`))
  }

  return {
    kinds: {
      'AWS::Lambda::EventSourceMapping': kind(MappingProperties, async (properties, declaration) => {
        const id = physicalName(declaration.stack, declaration.logicalId)
        const mapping = declared(id, properties, problem => misdeclared(declaration, '', problem))
        if (mapping.source === 'dynamodb') {
          // Noted now, so that LATEST stays where it was when the mapping was made.
          const start = mapping.from === 'LATEST' ? await database.streamEnd(mapping.sourceArn) : undefined
          positions.begin(mapping, start)
        }
        mappings.set(id, mapping)
        return { ref: id, attributes: { Id: id } }
      }),
    },
    start() {
      const enabled = [...mappings.values()].filter(mapping => mapping.enabled)
      for (const { source, sourceArn, functionArn } of enabled) {
        const principal = { kind: 'function', functionArn, roleArn: parts.roleOf(functionArn) } as const
        for (const action of READS[source])
          parts.permissions.demand(principal, { action, resource: sourceArn })
      }
      running = enabled.map(run)
    },
    async close() {
      closing.abort()
      // An invocation that still runs is not waited for: it is delivered again.
      await Promise.race([Promise.all(running), new Promise(resolve => setImmediate(resolve))])
    },
  } satisfies Room
}

function declared(
  id: string,
  properties: Parameters<typeof mappingOf>[1],
  refuse: (problem: string) => Error,
): Mapping {
  try {
    return mappingOf(id, properties)
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : String(error))
  }
}
