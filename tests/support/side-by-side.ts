import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'

export interface Command {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  readonly env?: Readonly<Record<string, string>> | undefined
  /** The command, of those that stand before it, which ends first. */
  readonly after?: string
  /** Takes of the machine what the others leave. */
  readonly isPatient?: boolean
}
export interface Ended {
  readonly ok: boolean
  readonly seconds: number
}

/**
 * Runs commands in their order, `lanes` at a time. Each is heard whole: what the first that has not ended says is told at
 * once, what the others say when it is their turn. Gives how each ended, in their order.
 */
export async function sideBySide(
  commands: readonly Command[],
  lanes: number,
  tell: (text: string) => void,
): Promise<readonly Ended[]> {
  const said = commands.map(({ name }) => `\n── ${name}\n`)
  const ends = commands.map(() => Promise.withResolvers<Ended>())
  const hasEnded = commands.map(() => false)
  /** The first that is not told to its end. */
  let first = 0
  const tellOn = () => {
    for (; first < commands.length; first++) {
      tell(said[first] ?? '')
      said[first] = ''
      if (!hasEnded[first]) return
    }
  }

  const run = ({ command: [program, ...args], env, isPatient }: Command, at: number): Promise<boolean> => {
    const child = spawn(program, args, {
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
    })
    if (isPatient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said[at] += text
        if (at === first) tellOn()
      })
    return new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', code => resolve(code === 0))
    })
  }

  let next = 0
  const lane = async () => {
    for (let at = next++; at < commands.length; at = next++) {
      const command = commands[at]
      if (!command) return
      await ends[commands.slice(0, at).findIndex(({ name }) => name === command.after)]?.promise
      const started = performance.now()
      const ok = await run(command, at)
      hasEnded[at] = true
      tellOn()
      ends[at]?.resolve({ ok, seconds: (performance.now() - started) / 1000 })
    }
  }
  tellOn()
  await Promise.all(Array.from({ length: lanes }, lane))
  return Promise.all(ends.map(({ promise }) => promise))
}
