import * as z from 'zod/mini'
import { heardBy } from '#functions/platform/wiring.ts'
import { wirings } from '#infra/wirings.ts'
import { events, liveMessages } from '#shared/contract.ts'
import { Envelope, nounOf } from '#shared/kernel/event.ts'

type Json = { readonly [key: string]: unknown }

const schemaOf = (schema: z.ZodMiniType): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema) as Json
  return json
}

/** The AsyncAPI 3.0 document of every event (with who hears it) and every live message of the contract. */
export async function asyncApi(): Promise<Json> {
  const all = await wirings()
  const hearersOf = (event: string) =>
    all.flatMap(({ noun, functions }) =>
      Object.entries(functions).flatMap(([name, spec]) =>
        heardBy(spec).some(heard => heard.name === event) ? [`${noun}/${name}`] : [],
      ),
    )
  const message = (name: string, about: string, payload: Json, more: Json = {}): [string, Json] => [
    name,
    { name, summary: about, payload, ...more },
  ]
  const eventMessages = events.map(({ name, about, body }) =>
    message(
      name,
      about,
      { allOf: [schemaOf(Envelope), { properties: { name: { const: name }, body: schemaOf(body) } }] },
      { 'x-heard-by': hearersOf(name), 'x-emitted-by': nounOf(name) },
    ),
  )
  const frame = (name: string, body: z.ZodMiniType) => ({
    type: 'object',
    required: ['type', 'body'],
    properties: {
      type: { const: name },
      id: { type: 'string' },
      trace: { type: 'string' },
      body: schemaOf(body),
    },
  })
  const live = liveMessages.map(({ name, about, way, body }) =>
    message(name, about, frame(name, body), { 'x-way': way }),
  )
  const refs = (channel: string, messages: readonly (readonly [string, Json])[]) =>
    Object.fromEntries(
      messages.map(([name]) => [name, { $ref: `#/components/messages/${channel}~1${name}` }]),
    )
  const named = (channel: string, messages: readonly [string, Json][]) =>
    messages.map(([name, body]): [string, Json] => [`${channel}/${name}`, body])
  return {
    asyncapi: '3.0.0',
    info: { title: 'Coquí Lee: events and live messages', version: '1', license: { name: 'Apache-2.0' } },
    channels: {
      bus: { address: 'coqui', description: 'The event bus.', messages: refs('bus', eventMessages) },
      live: { address: '/live', description: 'The WebSocket API.', messages: refs('live', live) },
    },
    operations: {
      emit: { action: 'send', channel: { $ref: '#/channels/bus' } },
      tell: { action: 'send', channel: { $ref: '#/channels/live' } },
    },
    components: { messages: Object.fromEntries([...named('bus', eventMessages), ...named('live', live)]) },
  }
}
