import { createThrottle } from '../http-api/throttle.ts'
import { type Limits, POOL_CATEGORIES } from '../limits.ts'
import { AwsError } from '../service.ts'

const rateExceeded = () => new AwsError('TooManyRequestsException', 'Rate exceeded')

/** Throws for a call beyond its category's quota, of which a second's calls may come at once. */
export function poolQuotas({ pool = {}, refused, random = Math.random }: Limits, now: () => number) {
  const throttles = Object.entries(POOL_CATEGORIES).map(([category, actions]) => {
    const perSecond = pool[category as keyof typeof POOL_CATEGORIES]
    return {
      actions: actions as readonly string[],
      throttle: perSecond === undefined ? undefined : createThrottle(perSecond, Math.max(1, perSecond)),
    }
  })
  return (action: string): void => {
    if (refused?.pool && random() < refused.pool) throw rateExceeded()
    const own = throttles.find(({ actions }) => actions.includes(action))
    if (own?.throttle?.take(now()) === false) throw rateExceeded()
  }
}
