import { wire } from '#functions/platform/wiring.ts'
import { dayDeclared, schoolChanged } from '#shared/schools/events.ts'
import {
  applySchoolImport,
  checkSchoolImport,
  getSchoolImport,
  listSchoolVerdicts,
  openSchoolImport,
  schoolImportAdvanced,
} from '#shared/schools/import-routes.ts'
import {
  addSchool,
  changeSchool,
  declareDay,
  getCalendar,
  listCatalogue,
  listSchools,
  setSchoolHours,
  withdrawDay,
} from '#shared/schools/routes.ts'
import { schoolsTable } from './table.ts'

export const wiring = wire({
  noun: 'schools',
  table: schoolsTable,
  emits: [schoolChanged, dayDeclared, schoolImportAdvanced],
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
        getCalendar,
        declareDay,
        withdrawDay,
        setSchoolHours,
      ],
      uses: { table: ['GetItem', 'PutItem', 'DeleteItem', 'Query'], indexes: ['byRegion'], uploads: true },
    },
    'on-school-import-advanced': {
      hears: schoolImportAdvanced,
      // One import at a time.
      atOnce: 2,
      uses: { table: ['GetItem', 'BatchGetItem', 'PutItem', 'DeleteItem'], uploads: true },
    },
  },
})
