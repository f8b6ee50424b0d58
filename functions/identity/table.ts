import { table } from '#functions/platform/table.ts'

export const identityTable = table({
  noun: 'identity',
  rows: {
    profile: { pk: 'PERSON#{personId}', sk: 'PROFILE' },
    pictures: { pk: 'PERSON#{personId}', sk: 'PICTURES' },
    // That somebody knew their pictures a moment ago: what a page answers to the pool's challenge.
    ticket: { pk: 'PERSON#{personId}', sk: 'TICKET#{hash}' },
    // Wrong tries at pictures, by the child; by the class's code, which another one begins anew; by a device of the class.
    pictureTries: { pk: 'PERSON#{personId}', sk: 'PICTURE_TRIES' },
    classTries: { pk: 'CLASS#{classCode}', sk: 'TRIES', outside: 'Counts of a class.' },
    classDevice: {
      pk: 'CLASS#{classCode}',
      sk: 'DEVICE#{hash}',
      outside: 'A device on which somebody of a class signed in; of nobody in it.',
    },
    // The standing items: shared/kernel/standing.ts reads them from other nouns' functions by these keys.
    personStanding: { pk: 'STANDING#PERSON#{personId}', sk: 'STANDING' },
    studentStanding: { pk: 'STANDING#STUDENT#{studentId}', sk: 'STANDING' },
    placeStanding: {
      pk: 'STANDING#PLACE#{place}',
      sk: 'STANDING',
      outside: 'Of a group, a school, a region.',
    },
    session: { pk: 'STANDING#SESSION#{personId}', sk: 'SESSION#{sessionId}' },
    code: {
      pk: 'CODE#{hash}',
      sk: 'CODE',
      outside: 'Made for the child or used by them; found by the index `about`.',
      endsOnErasure: true,
    },
    // Which family code of a child, or which code of a deployment's first administrator, is the one that counts.
    currentCode: {
      pk: 'CURRENT#{of}',
      sk: 'CODE',
      outside: 'Which family code of the child counts.',
      endsOnErasure: true,
    },
    // Serializes one person's making of codes, and holds the newest of them until the index has them.
    issuer: { pk: 'PERSON#{personId}', sk: 'ISSUER' },
    // Which address has an account, and who claims one.
    address: {
      pk: 'ADDRESS#{emailHash}',
      sk: 'ADDRESS',
      outside: 'Under the hash of the address, which the profile holds.',
      endsOnErasure: true,
    },
    addressClaim: {
      pk: 'ADDRESS#{emailHash}',
      sk: 'CLAIM',
      outside: 'Under the hash of an address; names nobody, and lives two hours.',
    },
    tries: {
      pk: 'TRIES#{of}',
      sk: 'TRIES',
      outside: 'By account, or a hash of it; those by the hash of an e-mail live a day.',
      endsOnErasure: true,
    },
    link: { pk: 'FAMILY#{studentId}', sk: 'PERSON#{personId}' },
    admins: { pk: 'ADMINS', sk: 'ADMINS', outside: 'No student is an administrator.' },
    group: { pk: 'GROUP#{groupId}', sk: 'GROUP', outside: 'Counts its students.', endsOnErasure: true },
    member: {
      pk: 'GROUP#{groupId}',
      sk: 'STUDENT#{studentId}',
      outside: 'The child’s line in each of their groups.',
      endsOnErasure: true,
    },
    expected: {
      pk: 'GROUP#{groupId}',
      sk: 'EXPECTED#{rosterId}',
      outside: 'A child without an account; the line ends when they get one.',
    },
    // A child of one group whom a teacher of another asks for, in the partitions of both.
    childRequest: {
      pk: 'GROUP#{groupId}',
      sk: 'REQUEST#{requestId}',
      outside: 'A name as somebody typed it; goes with the answer, or by itself after two weeks.',
    },
    // What rosters were made of, by the ids of whoever sends them; an enrollment lies with its user.
    sourced: {
      pk: 'SOURCED#{place}#{shard}',
      sk: '{kind}#{sourcedId}',
      outside:
        'What a school’s own system says of a user, under its id; found by the lines that are the person.',
      endsOnErasure: true,
    },
    enrollment: {
      pk: 'SOURCED#{place}#{shard}',
      sk: 'user#{userId}#{sourcedId}',
      outside: 'Lies with the user of the school’s system.',
      endsOnErasure: true,
    },
    // Who a child or teacher of a roster turned out to be; and the same from the person's side.
    claimed: {
      pk: 'CLAIMED#{rosterId}',
      sk: 'PERSON',
      outside: 'Which line of an imported roster is the person.',
      endsOnErasure: true,
    },
    rostered: { pk: 'PERSON#{personId}', sk: 'ROSTERED#{rosterId}' },
    awaitedTeacher: {
      pk: 'AWAITED#{schoolId}',
      sk: 'TEACHER#{rosterId}',
      outside: 'A teacher without an account; no student’s.',
    },
    schoolName: { pk: 'SCHOOLNAME#{folded}', sk: 'SCHOOL#{schoolId}', outside: 'Of a school.' },
    classCode: { pk: 'CLASS#{classCode}', sk: 'CLASS', outside: 'Of a group.' },
  },
  indexes: {
    // What a school lists: `listedAs` is the kind (student, waiting, staff, group), then what it is sorted by.
    listed: { pk: 'schoolId', sk: 'listedAs' },
    // Who works for a regional office, by name; beside it they may be listed by a school.
    offices: { pk: 'office', sk: 'officeAs' },
    // Ids of codes sort by the time of their making.
    codes: { pk: 'place', sk: 'codeId' },
    // Codes that name a child: made for them, used by them, or made for their line in a roster.
    about: { pk: 'about', sk: 'codeId' },
    // Codes that are open, by who made them: the attribute goes with the last open state.
    issued: { pk: 'openBy', sk: 'codeId' },
    reservations: { pk: 'reservedShard', sk: 'reservedBy' },
  },
})
