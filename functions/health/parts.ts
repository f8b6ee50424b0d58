import {
  askBus,
  askLive,
  askPublished,
  askQueue,
  askTable,
  askUserPool,
  type Watched,
} from '#functions/platform/services/watched.ts'
import type { HealthPart } from '#shared/health/schema.ts'
import { ofReader, ofSubscriber, ofTable, type Verdict } from './health.ts'

/** A part, and how it is asked. */
export interface Part extends Pick<HealthPart, 'noun' | 'kind' | 'name'> {
  readonly ask: () => Promise<Verdict & Pick<HealthPart, 'publishedAt'>>
}

const answers: Verdict = { state: 'ok', finding: 'answers' }
const published = async (house: Watched, key: string) => ({
  state: 'ok' as const,
  finding: 'published' as const,
  publishedAt: await askPublished(house.siteBucket, key),
})

/** Everything that the wirings made, and what all of it stands on. */
export function partsOf(house: Watched): readonly Part[] {
  const common: readonly Part[] = [
    // Whoever reads this has its answer.
    { kind: 'api', name: 'api', ask: async () => answers },
    { kind: 'live', name: 'live', ask: () => askLive(house.live).then(() => answers) },
    { kind: 'users', name: 'users', ask: () => askUserPool(house.userPool).then(() => answers) },
    { kind: 'bus', name: 'bus', ask: () => askBus(house.bus).then(() => answers) },
    { kind: 'content', name: 'content', ask: () => published(house, 'content/texts.json') },
    // The last file that a deployment publishes.
    { kind: 'client', name: 'client', ask: () => published(house, 'runtime-config.json') },
  ]
  const ofNouns = Object.entries(house.nouns).flatMap(([noun, { table, streams, hears, reads }]) => [
    ...(table
      ? [{ noun, kind: 'table' as const, name: 'table', ask: () => askedTable(table, streams) }]
      : []),
    ...hears.map(name => ({
      noun,
      kind: 'subscriber' as const,
      name,
      ask: async () => {
        const [waiting, dead] = await Promise.all([
          askQueue(house, { noun, name, kind: 'queue' }),
          askQueue(house, { noun, name, kind: 'dead' }),
        ])
        return ofSubscriber({ waiting, dead })
      },
    })),
    ...reads.map(name => ({
      noun,
      kind: 'reader' as const,
      name,
      ask: async () => ofReader(await askQueue(house, { noun, name, kind: 'failures' })),
    })),
  ])
  return [...common, ...ofNouns]
}

const askedTable = async (table: string, streams: boolean) => ofTable({ ...(await askTable(table)), streams })
