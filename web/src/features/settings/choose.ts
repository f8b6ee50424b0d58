import { changeSettings, getSettings } from '#shared/settings/routes.ts'
import { Settings } from '#shared/settings/schema.ts'
import { APPEARANCE_KEY, applyAppearance, applyStoredAppearance } from '#web/lib/appearance.ts'
import { call } from '#web/lib/client.ts'
import { forget, keep, recall } from '#web/lib/storage.ts'

/** What somebody chose here and their account does not have yet: it stays when their session ends, and is sent when they are back. */
const unsentAs = (personId: string) => `coqui.settings.${personId}`

function unsentOf(personId: string): Settings | undefined {
  try {
    return Settings.parse(JSON.parse(recall(unsentAs(personId)) ?? ''))
  } catch {
    return undefined
  }
}

/** What is worn now. */
export function chosen(): Settings {
  const { dataset } = document.documentElement
  const names = Object.keys(Settings.shape)
  const appearance = Settings.safeParse(
    Object.fromEntries(names.flatMap(name => (dataset[name] ? [[name, dataset[name]]] : []))),
  )
  return appearance.success ? appearance.data : {}
}

function applyAndStore(settings: Settings): void {
  keep(APPEARANCE_KEY, JSON.stringify(settings))
  applyAppearance(settings)
}

/** Wears a choice at once, and keeps it here until the account has it. */
export function choose(personId: string, settings: Settings): Promise<void> {
  keep(unsentAs(personId), JSON.stringify(settings))
  applyAndStore(settings)
  return send(personId)
}

let sending: Promise<void> | undefined

/** Sends what they chose, again for as long as it changes meanwhile. Rejects where it could not. */
function send(personId: string): Promise<void> {
  const sendAll = async () => {
    for (let body = unsentOf(personId); body; body = unsentOf(personId)) {
      await call(changeSettings, { body })
      if (JSON.stringify(unsentOf(personId)) === JSON.stringify(body)) forget(unsentAs(personId))
    }
  }
  sending ??= sendAll().finally(() => {
    sending = undefined
  })
  return sending
}

/** Sends what the account does not have yet, or wears what it has, unless they left meanwhile. Rejects where it could do neither. */
export async function follow(personId: string, left?: AbortSignal): Promise<void> {
  const unsent = unsentOf(personId)
  if (unsent) {
    applyAndStore(unsent)
    return send(personId)
  }
  const settings = await call(getSettings, {})
  // Something may have been chosen meanwhile.
  if (!left?.aborted && !unsentOf(personId)) applyAndStore(settings)
}

/** Another tab of this device chose. */
export function followTabs({ key }: StorageEvent): void {
  if (key === APPEARANCE_KEY || key === null) applyStoredAppearance()
}
