import { table } from '#functions/platform/table.ts'

export const identityTable = table({
  noun: 'identity',
  rows: {
    profile: { pk: 'PERSON#{personId}', sk: 'PROFILE' },
    pictures: { pk: 'PERSON#{personId}', sk: 'PICTURES' },
    // The standing items: shared/kernel/standing.ts reads them from other nouns' functions by these keys.
    personStanding: { pk: 'STANDING#PERSON#{personId}', sk: 'STANDING' },
    studentStanding: { pk: 'STANDING#STUDENT#{studentId}', sk: 'STANDING' },
    placeStanding: { pk: 'STANDING#PLACE#{place}', sk: 'STANDING' },
    group: { pk: 'GROUP#{groupId}', sk: 'GROUP' },
    member: { pk: 'GROUP#{groupId}', sk: 'STUDENT#{studentId}' },
    expected: { pk: 'GROUP#{groupId}', sk: 'EXPECTED#{rosterId}' },
    classCode: { pk: 'CLASS#{classCode}', sk: 'CLASS' },
    pictureTries: { pk: 'TRIES#{of}', sk: 'PICTURES' },
  },
  indexes: {
    // What a school lists: `listedAs` is the kind (student, waiting, staff, group), then what it is sorted by.
    listed: { pk: 'schoolId', sk: 'listedAs' },
  },
})
