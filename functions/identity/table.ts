import { table } from '#functions/platform/table.ts'

export const identityTable = table({
  noun: 'identity',
  rows: {
    profile: { pk: 'PERSON#{personId}', sk: 'PROFILE' },
    // The two standing items: shared/kernel/standing.ts reads them from other nouns' functions by these keys.
    personStanding: { pk: 'STANDING#PERSON#{personId}', sk: 'STANDING' },
    studentStanding: { pk: 'STANDING#STUDENT#{studentId}', sk: 'STANDING' },
  },
})
