import { type Flag, flagOf, flags } from './flags.ts'
import { knownFlags } from './runtime-config.ts'

/** Whether a flag is on: as the deployment says, otherwise by its default. Whoever has a session knows both. */
export const isOn = (flag: Flag): boolean => knownFlags()[flag] ?? flags[flag].on

/** Whether a path of the table of screens is there, or its flag is off: then nothing links to it. */
export function isOpen(path: string): boolean {
  const flag = flagOf(path)
  return flag === null || isOn(flag)
}
