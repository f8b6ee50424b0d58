import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import type * as z from 'zod/mini'
import type { LiveBody, LiveSpec } from '#shared/kernel/live.ts'
import type { RouteSpec } from '#shared/kernel/route.ts'
import { openTicket } from '#shared/live/routes.ts'
import { call } from './client.ts'
import { LiveSocket } from './live-socket.ts'
import { keyOf } from './query.ts'
import { runtimeConfig } from './runtime-config.ts'

/** The connection of this deployment; a ticket is worth one opening. */
export const newLiveSocket = (): LiveSocket =>
  new LiveSocket({
    address: async () => {
      const [{ liveUrl }, { ticket }] = await Promise.all([runtimeConfig(), call(openTicket, { body: {} })])
      return `${liveUrl}?ticket=${encodeURIComponent(ticket)}`
    },
    open: address => new WebSocket(address),
  })

export const LiveContext = createContext<LiveSocket | undefined>(undefined)

/** Hears a downward message while the component is there. `trace` is that of the deed that caused it. */
export function useLive<M extends LiveSpec & { readonly way: 'down' }>(
  message: M,
  handler: (body: LiveBody<M>, trace: string | undefined) => void,
): void {
  useHearing<M['body']>(message.name, message.body, handler)
}

/** Hears the answers to an upward message. */
export function useLiveReply<M extends LiveSpec & { readonly reply: z.ZodMiniType }>(
  message: M,
  handler: (reply: z.output<M['reply']>) => void,
): void {
  useHearing<M['reply']>(message.name, message.reply, handler)
}

function useHearing<S extends z.ZodMiniType>(
  name: string,
  schema: S,
  handler: (body: z.output<S>, trace: string | undefined) => void,
): void {
  const socket = useContext(LiveContext)
  const hear = useEffectEvent(handler)
  useEffect(() => socket?.hear(name, schema, (body, trace) => hear(body, trace)), [socket, name, schema])
}

/** Reads again at every opening of the connection: what was told before may have been missed. */
export function useRefetchOnOpen(route: RouteSpec): void {
  const socket = useContext(LiveContext)
  const client = useQueryClient()
  useEffect(
    () => socket?.onOpen(() => void client.invalidateQueries({ queryKey: [keyOf(route)[0]] })),
    [socket, client, route],
  )
}
