import { wire } from '#functions/platform/wiring.ts'
import { schoolChanged } from '#shared/schools/events.ts'
import { addSchool, changeSchool, listCatalogue, listSchools } from '#shared/schools/routes.ts'
import { schoolsTable } from './table.ts'

export const wiring = wire({
  noun: 'schools',
  table: schoolsTable,
  emits: [schoolChanged],
  tells: [],
  functions: {
    http: {
      serves: [listSchools, listCatalogue, addSchool, changeSchool],
      uses: { table: ['GetItem', 'PutItem', 'DeleteItem'], indexes: ['byRegion'] },
    },
  },
})
