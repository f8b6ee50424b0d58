import { table } from '#functions/platform/table.ts'

export const achievementsTable = table({
  noun: 'achievements',
  rows: {
    // All that is counted of a child, with what was heard of lately, so that nothing counts twice.
    record: { pk: 'PERSON#{personId}', sk: 'RECORD' },
    title: { pk: 'PERSON#{personId}', sk: 'TITLE#{titleId}' },
    badge: { pk: 'PERSON#{personId}', sk: 'BADGE#{badgeId}' },
    // One row for all titles: no two can be worn.
    equipped: { pk: 'PERSON#{personId}', sk: 'EQUIPPED' },
  },
})
