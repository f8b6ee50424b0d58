import { useState } from 'react'
import { Settings } from '#shared/settings/schema.ts'
import { useWholeAppearance } from '#web/lib/appearance.ts'
import { useSession } from '#web/lib/session.ts'
import { choose, chosen } from './choose.ts'
import { OptionGroup } from './option-group.tsx'
import { GROUPS } from './options.ts'

/** The colours and the letters of the app: each choice acts at once, everywhere, and is kept as any other setting. */
export function ThemeChoice() {
  const session = useSession()
  const [, redraw] = useState<Settings>()
  useWholeAppearance()
  if (session.status !== 'signedIn') return null
  const { personId } = session.person
  const settings = chosen()
  const change = (name: keyof Settings, value: string | undefined) => {
    const { [name]: _, ...others } = settings
    const next = Settings.parse(value === undefined ? others : { ...others, [name]: value })
    // What did not reach the account waits on this device, and follows.
    choose(personId, next).catch(() => undefined)
    redraw(next)
  }
  return GROUPS.filter(({ name }) => name === 'theme' || name === 'font').map(({ name, values }) => (
    <OptionGroup
      key={name}
      name={name}
      values={values}
      chosen={settings[name]}
      onChoose={value => change(name, value)}
    />
  ))
}
