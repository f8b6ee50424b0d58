import { type Mutation, of } from './mutation.ts'

const GUARDS = ['tests/authorization/guards/sendings.test.ts']
const MESSAGES = ['tests/authorization/guards/messages.test.ts']

export const sendingMutations: readonly Mutation[] = [
  ...of('functions/notifications/open-sending.ts', GUARDS, [
    ['whom one tells is below and around one', '!sender)', '!sender && false)'],
  ]),
  ...of('functions/notifications/start-sending.ts', GUARDS, [
    ['what one may do is asked again when it begins', 'if (!sender)', 'if (!sender && false)'],
    ['so many a day', 'before >= DAILY_SENDINGS[sender]', 'false'],
    ['nothing begins before it is counted', "if (job.state === 'counting')", 'if (false)'],
    ['nothing begins where there is nobody', 'if (job.people === 0)', 'if (false)'],
  ]),
  ...of('functions/notifications/notify-families.ts', MESSAGES, [
    ['families of other groups are not told', 'children.length < found.length', 'false'],
    ['each child’s families are told once', '[...new Set(body.studentIds)]', '[...body.studentIds]'],
    ['messages of a day are numbered', 'if (before >= most)', 'if (false)'],
    ['a number of a day for both kinds', 'begun: putBegun(by, day, before, at)', ''],
  ]),
  ...of('functions/notifications/resume-sending.ts', GUARDS, [
    ['what one may do is asked again when it goes on', '!maySend(request.standing, job)', 'false'],
  ]),
  ...of('functions/notifications/rules/sending.ts', GUARDS, [
    ['roles are below the sender’s', 'sender && mayTell(sender, message) ? sender', 'sender ? sender'],
  ]),
  ...of('functions/notifications/own-sending.ts', GUARDS, [
    ['a sending is its sender’s', 'job?.sentBy === actor.personId ? job', 'job ? job'],
  ]),
  ...of('functions/notifications/get-words.ts', GUARDS, [
    ['words are read by those who were told them', '!(await wasTold(actor.personId, noticeId))', 'false'],
  ]),
  ...of(
    'functions/notifications/rules/sending.ts',
    ['functions/notifications/rules/sending.test.ts'],
    [
      ['a group’s message stays in it', '!groupIds.includes(id)', 'false'],
      ['nothing urgent of a teacher', "priority !== 'urgent' ||", 'true ||'],
    ],
  ),
  ...of(
    'shared/kernel/sender.ts',
    ['shared/kernel/sender.test.ts'],
    [
      // By the kind alone it would not be noticed: no group bears the id of a school.
      ['a teacher tells their own groups alone', '&& person.groupIds.includes(id)', ''],
      [
        'a teacher’s group is of their school',
        '&& same(person.schoolId, where.schoolId) && person',
        '&& person',
      ],
    ],
  ),
]
