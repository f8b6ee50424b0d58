/** A token bucket: `burst` at once, `rate` a second. */
export interface Throttle {
  /** Whether one more request may pass. */
  take(now: number): boolean
}

export function createThrottle(rate: number, burst: number): Throttle {
  let tokens = burst
  let last = 0
  return {
    take(now) {
      tokens = Math.min(burst, tokens + ((now - last) / 1000) * rate)
      last = now
      if (tokens < 1) return false
      tokens -= 1
      return true
    },
  }
}

/** What a stage lets through: routes with settings of their own by those, all others together by the stage’s. */
export interface StageThrottle {
  take(routeKey: string | undefined, now: number): boolean
}

interface Settings {
  readonly ThrottlingRateLimit?: number | undefined
  readonly ThrottlingBurstLimit?: number | undefined
}

const throttleOf = ({ ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst }: Settings = {}) =>
  rate !== undefined && burst !== undefined ? createThrottle(rate, burst) : undefined

/** Of a stage’s properties; throws where they name a route that is not there, as API Gateway does. */
export function stageThrottle(
  {
    DefaultRouteSettings,
    RouteSettings,
  }: {
    readonly DefaultRouteSettings?: Settings | undefined
    readonly RouteSettings: Readonly<Record<string, Settings>>
  },
  routeKeys: readonly string[],
): StageThrottle {
  const unknown = Object.keys(RouteSettings).find(key => !routeKeys.includes(key))
  if (unknown !== undefined)
    throw new Error(`Unable to find Route by key ${unknown} within the provided RouteSettings`)
  const whole = throttleOf(DefaultRouteSettings)
  const own = new Map(Object.entries(RouteSettings).map(([key, settings]) => [key, throttleOf(settings)]))
  return { take: (key, now) => (own.get(key ?? '') ?? whole)?.take(now) ?? true }
}
