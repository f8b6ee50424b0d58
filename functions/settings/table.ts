import { table } from '#functions/platform/table.ts'

export const settingsTable = table({
  noun: 'settings',
  rows: {
    settings: { pk: 'PERSON#{personId}', sk: 'SETTINGS' },
  },
})
