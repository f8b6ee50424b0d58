import { http } from '#functions/platform/http/http.ts'
import { getSettings } from '#shared/settings/routes.ts'
import { readSettings } from './settings-store.ts'

export const handler = http(getSettings, ({ actor }) => readSettings(actor.personId))
