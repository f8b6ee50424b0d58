/** All open pages lose their connection in one moment, and come back: by the page’s own jitter, against the account’s limits. */
import { fullJitter, spreadJitter } from '#web/lib/full-jitter.ts'
import { Agenda, seeded } from './agenda.ts'
import { Bucket } from './bucket.ts'

interface Loss {
  readonly people: number
  readonly seed: number
  /** Share of those whose token ends meanwhile: they ask Cognito first, for one counted call. */
  readonly expired: number
  /** As pages did before they knew how many were there: for comparison. */
  readonly blindly?: boolean
}

export interface Back {
  /** Seconds until the last is back. */
  readonly lastBack: number
  /** Of the fullest second: calls of all gateways, and connections. */
  readonly requests: number
  readonly connections: number
  /** How often each was refused: a ticket, a connection, and Cognito. */
  readonly refused: { readonly tickets: number; readonly connections: number; readonly signIns: number }
  /** Write units of `live` in the fullest second. */
  readonly writes: number
}

/** The account’s (docs/quotas-and-peaks.md), and of the route that gives tickets. */
const REQUESTS = 10_000
const REQUESTS_BURST = 5000
const CONNECTIONS = 500
const TICKETS = { perSecond: 500, burst: 1000 }
const SIGN_INS = 120
/** A ticket kept and redeemed, whose the connection is, the connection, a sign of life. */
const WRITES_EACH = 5
/** Between two steps of one page. */
const STEP = 0.2

type Step = 'refresh' | 'ticket' | 'connect' | 'beat'

interface Trying {
  readonly at: number
  readonly step: Step
  readonly failures: number
}

/** Plays it to the end. */
export function comingBack({ people, seed, expired, blindly = false }: Loss): Back {
  const random = seeded(seed)
  const agenda = new Agenda<Trying>()
  const all = new Bucket(REQUESTS, REQUESTS_BURST)
  const tickets = new Bucket(TICKETS.perSecond, TICKETS.burst)
  const connections = new Bucket(CONNECTIONS)
  const signIns = new Bucket(SIGN_INS)
  const first = (failures: number) => fullJitter(failures, random) / 1000
  for (let page = 0; page < people; page++) {
    const spread = blindly ? 0 : spreadJitter(people, random) / 1000
    const step = random() < expired ? 'refresh' : 'ticket'
    agenda.add({ at: Math.max(spread, first(0)), step, failures: 1 })
  }
  const room: Record<Step, (at: number) => boolean> = {
    refresh: at => signIns.take(at),
    ticket: at => all.take(at) && tickets.take(at),
    connect: at => all.take(at) && connections.take(at),
    beat: at => all.take(at),
  }
  const next: Record<Step, Step | undefined> = {
    refresh: 'ticket',
    ticket: 'connect',
    connect: 'beat',
    beat: undefined,
  }
  let lastBack = 0
  for (let event = agenda.next(); event; event = agenda.next()) {
    const { at, step, failures } = event
    if (room[step](at)) {
      const then = next[step]
      if (then) agenda.add({ at: at + STEP, step: then, failures })
      else lastBack = at
    } else {
      // Whatever was refused, the page begins anew: with another ticket.
      const again = step === 'refresh' ? 'refresh' : 'ticket'
      agenda.add({ at: at + first(failures), step: again, failures: failures + 1 })
    }
  }
  return {
    lastBack,
    requests: all.fullest,
    connections: connections.fullest,
    refused: { tickets: tickets.refused, connections: connections.refused, signIns: signIns.refused },
    writes: connections.fullest * WRITES_EACH,
  }
}
