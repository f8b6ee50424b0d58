/** Schedule expressions of EventBridge: `rate(5 minutes)`, `cron(0 12 * * ? *)`, `at(2026-08-10T08:00:00)`. */
import { Cron } from 'croner'

/** The first firing after `after` and, for rates, on the grid that began at `origin` (epoch milliseconds). */
export type NextFiring = (after: number, origin: number) => number | undefined

const UNIT_MS: Readonly<Record<string, number>> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 }

/** Throws for what EventBridge would refuse. Without a timezone, times are UTC. */
export function compileSchedule(expression: string, timezone = 'UTC'): NextFiring {
  const [, kind, inner = ''] = /^(rate|cron|at)\((.+)\)$/.exec(expression) ?? []
  if (kind === 'rate') return rate(expression, inner)
  if (kind === 'cron') return cron(expression, inner, timezone)
  if (kind === 'at') return once(expression, inner, timezone)
  throw new Error(`'${expression}' is no schedule expression`)
}

function rate(expression: string, inner: string): NextFiring {
  const [, count = '', unit = '', plural] = /^([1-9]\d*) (minute|hour|day)(s?)$/.exec(inner) ?? []
  const unitMs = UNIT_MS[unit]
  // EventBridge insists on the grammar.
  if (!unitMs || (count === '1') === (plural === 's')) throw new Error(`'${expression}' is no rate`)
  const period = Number(count) * unitMs
  return (after, origin) => origin + (Math.max(0, Math.floor((after - origin) / period)) + 1) * period
}

function cron(expression: string, inner: string, timezone: string): NextFiring {
  const fields = inner.trim().split(/\s+/)
  const [, , dayOfMonth, , dayOfWeek] = fields
  if (fields.length !== 6) throw new Error(`'${expression}' has not the six fields of EventBridge`)
  if (dayOfMonth !== '?' && dayOfWeek !== '?') {
    throw new Error(`'${expression}': either the day of the month or the day of the week is '?'`)
  }
  // EventBridge's dialect: `?` is any day, `0/15` counts on from 0, days of the week count from 1, Sunday.
  const plan = new Cron(`0 ${fields.join(' ').replace('?', '*')}`, {
    timezone,
    mode: '7-part',
    sloppyRanges: true,
    alternativeWeekdays: true,
  })
  return after => plan.nextRun(new Date(after))?.getTime()
}

function once(expression: string, inner: string, timezone: string): NextFiring {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(inner)) throw new Error(`'${expression}' names no moment`)
  const plan = new Cron(inner, { timezone })
  return after => plan.nextRun(new Date(after))?.getTime()
}
