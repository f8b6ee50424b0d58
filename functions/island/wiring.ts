import { wire } from '#functions/platform/wiring.ts'
import { studentPlaced } from '#shared/identity/events.ts'
import {
  getIslandAggregates,
  getIslandFigures,
  getRegionFigures,
  getSchoolFigures,
} from '#shared/island/routes.ts'
import { readingFinished } from '#shared/reading/events.ts'
import { schoolChanged } from '#shared/schools/events.ts'
import { islandTable } from './table.ts'

export const wiring = wire({
  noun: 'island',
  table: islandTable,
  emits: [],
  tells: [],
  functions: {
    http: {
      serves: [getIslandFigures, getIslandAggregates, getRegionFigures, getSchoolFigures],
      uses: { table: ['GetItem'], indexes: ['byRegion'] },
    },
    'on-school-changed': { hears: schoolChanged, atOnce: 2, uses: { table: ['UpdateItem'] } },
    'on-student-placed': { hears: studentPlaced, atOnce: 3, uses: { table: ['GetItem', 'PutItem'] } },
    'on-reading-finished': { hears: readingFinished, uses: { table: ['GetItem', 'PutItem'] } },
    'count-schools': {
      everyMinutes: 1,
      uses: { table: ['Query', 'UpdateItem', 'DeleteItem'], indexes: ['children'] },
    },
  },
})
