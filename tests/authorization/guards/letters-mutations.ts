import { type Mutation, of } from './mutation.ts'

const GUARDS = ['tests/authorization/guards/week-letters.test.ts']
const ROUND = ['tests/rounds/week-letters.test.ts']

export const letterMutations: readonly Mutation[] = [
  ...of('functions/notifications/end-week-letter.ts', GUARDS, [
    ['a token is its person’s', '!isOwn(token, personId, wish.key)', 'false'],
  ]),
  ...of(
    'functions/notifications/rules/letter-token.ts',
    ['functions/notifications/rules/letter-token.test.ts'],
    [
      ['a token is signed', 'timingSafeEqual(told, known)', 'true'],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: so it stands in the source
      ['a token is signed for its person', '`${ENDS} ${personId}`', 'ENDS'],
    ],
  ),
  ...of('functions/notifications/set-week-letter.ts', GUARDS, [
    ['mail goes to a proven address', "mail === 'unproven'", 'false'],
    ['mail is promised where there is some', "mail === 'noSender'", 'false'],
  ]),
  ...of('functions/notifications/mail-state.ts', ROUND, [
    ['mail goes to a proven address', 'user?.enabled && user.emailVerified', 'user?.enabled'],
    ['nobody who was shut out gets mail', 'user?.enabled && user.emailVerified', 'user?.emailVerified'],
  ]),
  ...of('functions/notifications/week-letter.ts', ROUND, [
    [
      'the wish counts when it goes out',
      'if (!wish?.language) return undefined',
      'if (!wish) return undefined',
    ],
    ['it tells of one’s own children', '!to || children.length === 0', '!to'],
    [
      'what is no news is not sent',
      'isNews(letter.week, at) ? await write(letter) : undefined',
      'await write(letter)',
    ],
  ]),
  ...of(
    'functions/notifications/rules/week-letter.ts',
    ['functions/notifications/rules/week-letter.test.ts'],
    [
      [
        'a link holds at both its ends',
        "reachesStudent(person, student, ['family'])",
        'person.childIds.includes(studentId)',
      ],
    ],
  ),
  ...of('functions/notifications/week-letter-store.ts', ROUND, [
    ['one sends a letter', '#open = :waits AND tries = :tries', 'tries >= :tries OR #open = :waits'],
  ]),
]
