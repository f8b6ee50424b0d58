import { statfsSync } from 'node:fs'
import type { HttpRequest, HttpResponse } from './endpoint/http.ts'

/** What stays free for that which is on its way when the last write is refused: queues, journals, the log. */
const RESERVE_BYTES = 64 * 1024 * 1024
const LOOK_MS = 1_000

export interface DiskOptions {
  readonly folder: string
  /** Hears of the disk once when it fills, and once when there is room again. */
  readonly say: (line: string) => void
  /** Bytes that are free; of the folder's own disk unless told. */
  readonly freeBytes?: () => number
}

/** The disk under the state folder: while it is almost full, nothing is taken that would be written to it. */
export function watchDisk({ folder, say, freeBytes = () => freeOf(folder) }: DiskOptions) {
  let isFull = false
  const look = () => {
    const was = isFull
    isFull = freeBytes() < RESERVE_BYTES
    if (isFull && !was)
      say(
        `There is no space left for ${folder}: nothing new is taken until 64 MB are free. What was acknowledged is safe.`,
      )
    if (was && !isFull) say(`There is room for ${folder} again: it goes on.`)
  }
  look()
  const timer = setInterval(look, LOOK_MS).unref()
  return {
    /** `answer`, but for requests that would write while there is no room: those are refused, to be sent again. */
    guarding:
      (answer: (request: HttpRequest) => Promise<HttpResponse>) =>
      async (request: HttpRequest): Promise<HttpResponse> =>
        isFull && !isRead(request) ? full : answer(request),
    close: () => clearInterval(timer),
  }
}

const full: HttpResponse = {
  status: 503,
  headers: { 'content-type': 'application/json', 'retry-after': '10' },
  body: JSON.stringify({ error: 'kernel.unavailable', __type: 'ServiceUnavailable', requestId: 'disk-full' }),
}

/** Actions of AWS's JSON services say by their first word that they change nothing. */
function isRead({ method, headers }: HttpRequest): boolean {
  const action = headers['x-amz-target']?.split('.')[1]
  if (action !== undefined) return /^(Get|BatchGet|TransactGet|Describe|List|Query|Scan)/.test(action)
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
}

function freeOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
