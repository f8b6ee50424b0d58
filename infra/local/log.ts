import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { Meter } from './meter.ts'

/** Where everything that runs here writes its lines. */
export interface Log {
  /** One line from `source`, as a function's name. */
  write(source: string, line: string): void
  /** Every line of a stream. */
  follow(source: string, stream: Readable): void
  close(): Promise<void>
}

/** Appends to `cloud.log` in the state folder, and to `echo` where it is given. */
export function openLog(folder: string, echo?: (line: string) => void, meter?: Meter): Log {
  const file = createWriteStream(join(folder, 'cloud.log'), { flags: 'a', mode: 0o600 })
  // A line that the disk has no room for is lost; what runs here is not.
  file.on('error', () => {})
  const write = (source: string, line: string) => {
    if (file.writableEnded) return
    file.write(`${new Date().toISOString()} ${source} ${line}\n`)
    echo?.(`${source} ${line}`)
  }
  return {
    write,
    follow(source, stream) {
      createInterface({ input: stream }).on('line', line => {
        meter?.countOf(source, { logLines: 1, logBytes: Buffer.byteLength(line) + 1 })
        write(source, line)
      })
    },
    close: () => new Promise(resolve => file.end(resolve)),
  }
}
