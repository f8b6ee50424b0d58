import { table } from '#functions/platform/table.ts'

export const schoolsTable = table({
  noun: 'schools',
  rows: {
    school: { pk: 'SCHOOL#{schoolId}', sk: 'SCHOOL', outside: 'Of a school.' },
    // Whose name it is in its municipio: two schools cannot share one, and a file without ids finds its school by it.
    name: { pk: 'NAME#{municipio}#{folded}', sk: 'NAME', outside: 'Of a school.' },
    day: { pk: 'CALENDAR', sk: 'DAY#{day}', outside: 'Of the island.' },
    hours: { pk: 'CALENDAR', sk: 'HOURS', outside: 'Of the island.' },
  },
  indexes: {
    byRegion: { pk: 'region', sk: 'listedAs' },
  },
})
