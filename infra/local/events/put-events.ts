import * as z from 'zod/mini'

const Entry = z.strictObject({
  Source: z.optional(z.string()),
  DetailType: z.optional(z.string()),
  Detail: z.optional(z.string()),
  EventBusName: z.optional(z.string()),
  Resources: z.optional(z.array(z.string())),
  /** Epoch seconds. */
  Time: z.optional(z.number()),
  TraceHeader: z.optional(z.string()),
})
export type PutEventsEntry = z.output<typeof Entry>
export const PutEvents = z.strictObject({ Entries: z.array(Entry), EndpointId: z.optional(z.string()) })

export const MAX_ENTRIES = 10
/** Of all entries of a request together ("Calculating PutEvents event entry size", user guide). */
export const MAX_REQUEST_BYTES = 256 * 1024
const TIME_BYTES = 14

export function entryBytes({ Source, DetailType, Detail, Resources, Time }: PutEventsEntry): number {
  const texts = [Source ?? '', DetailType ?? '', Detail ?? '', ...(Resources ?? [])]
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), Time === undefined ? 0 : TIME_BYTES)
}

/** Why an entry fails by itself: code and message. */
export function problemOf(entry: PutEventsEntry): [string, string] | undefined {
  for (const name of ['Source', 'DetailType', 'Detail'] as const) {
    if (!entry[name]) {
      return ['InvalidArgument', `Parameter ${name} is not valid. Reason: ${name} is a required argument.`]
    }
  }
  if (entry.Source?.startsWith('aws.')) {
    return ['NotAuthorizedForSourceException', 'Not authorized for the source.']
  }
  return isJsonObject(entry.Detail ?? '') ? undefined : ['MalformedDetail', 'Detail is malformed.']
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
