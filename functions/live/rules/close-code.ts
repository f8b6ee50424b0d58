/** Why the gateway itself ended a connection, as it is logged: what it does not let through reaches no function of ours. */
const REFUSED: Readonly<Record<number, string>> = {
  1003: 'live.binary',
  1009: 'live.tooBig',
}

/** The code of what was refused with a connection’s end; undefined where nothing was. Source: RFC 6455, 7.4.1. */
export const refusedBy = (closeCode: number | undefined): string | undefined => REFUSED[closeCode ?? 0]
