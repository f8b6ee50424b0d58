import { flags } from '#web/lib/flags.ts'

/**
 * The flags that a deployment switches, from the text of `COQUI_FLAGS`: `support=off,mathematics=on`. Throws on a name
 * that the table of flags does not know, and on any other value.
 */
export function flagsFrom(text = ''): Record<string, boolean> {
  const entries = text.split(',').filter(entry => entry.trim() !== '')
  return Object.fromEntries(
    entries.map(entry => {
      const [name = '', value = ''] = entry.split('=').map(part => part.trim())
      if (!(name in flags)) throw new Error(`COQUI_FLAGS: no flag is called ${name}`)
      if (value !== 'on' && value !== 'off')
        throw new Error(`COQUI_FLAGS: ${name} is ${value || 'nothing'}, not on or off`)
      return [name, value === 'on']
    }),
  )
}
