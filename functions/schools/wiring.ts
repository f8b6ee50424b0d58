import { wire } from '#functions/platform/wiring.ts'
import { schoolChanged } from '#shared/schools/events.ts'
import {
  applySchoolImport,
  checkSchoolImport,
  getSchoolImport,
  listSchoolVerdicts,
  openSchoolImport,
  schoolImportAdvanced,
} from '#shared/schools/import-routes.ts'
import { addSchool, changeSchool, listCatalogue, listSchools } from '#shared/schools/routes.ts'
import { schoolsTable } from './table.ts'

export const wiring = wire({
  noun: 'schools',
  table: schoolsTable,
  emits: [schoolChanged, schoolImportAdvanced],
  tells: [],
  functions: {
    http: {
      serves: [
        listSchools,
        listCatalogue,
        addSchool,
        changeSchool,
        openSchoolImport,
        checkSchoolImport,
        applySchoolImport,
        getSchoolImport,
        listSchoolVerdicts,
      ],
      uses: { table: ['GetItem', 'PutItem', 'DeleteItem'], indexes: ['byRegion'], uploads: true },
    },
    'on-school-import-advanced': {
      hears: schoolImportAdvanced,
      uses: { table: ['GetItem', 'BatchGetItem', 'PutItem', 'DeleteItem'], uploads: true },
    },
  },
})
