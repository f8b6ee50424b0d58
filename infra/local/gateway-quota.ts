import { type Clock, systemClock } from './clock.ts'
import { createThrottle, type Throttle } from './http-api/throttle.ts'
import type { Limits } from './limits.ts'

/** What API Gateway gives an account: one quota that all its APIs and their callbacks share, and one of new connections. */
export interface GatewayQuota {
  limit(limits: Limits): void
  /** Whether one more call, message or callback may pass. */
  takesCall(): boolean
  /** Whether one more connection may open, which is a call too. */
  takesConnection(): boolean
}

/** A second’s may come at once. Without limits everything passes. */
export function createGatewayQuota(clock: Clock = systemClock): GatewayQuota {
  let calls: Throttle | undefined
  let connections: Throttle | undefined
  let by: Limits = {}
  const of = (perSecond: number | undefined) =>
    perSecond === undefined ? undefined : createThrottle(perSecond, Math.max(1, perSecond))
  const takesCall = () => {
    const { refused, random = Math.random } = by
    if (refused?.gateway && random() < refused.gateway) return false
    return calls?.take(clock.now()) ?? true
  }
  return {
    limit(limits) {
      by = limits
      calls = of(limits.gateway?.calls)
      connections = of(limits.gateway?.connections)
    },
    takesCall,
    takesConnection: () => takesCall() && (connections?.take(clock.now()) ?? true),
  }
}
