import { wire } from '#functions/platform/wiring.ts'
import { changeSettings, getSettings } from '#shared/settings/routes.ts'
import { settingsTable } from './table.ts'

export const wiring = wire({
  noun: 'settings',
  table: settingsTable,
  emits: [],
  tells: [],
  functions: {
    http: { serves: [getSettings, changeSettings], uses: { table: ['GetItem', 'PutItem'] } },
  },
})
