import { analysisMutations } from './analyses-mutations.ts'
import { assignmentMutations } from './assignments-mutations.ts'
import { automationMutations } from './automations-mutations.ts'
import { familyMutations } from './family-mutations.ts'
import { flagMutations } from './flags-mutations.ts'
import { interventionMutations } from './interventions-mutations.ts'
import { letterMutations } from './letters-mutations.ts'
import { type Mutation, of } from './mutation.ts'
import { placementMutations } from './placement-mutations.ts'
import { recommendationMutations } from './recommendations-mutations.ts'
import { sendingMutations } from './sendings-mutations.ts'

const ADMISSION = 'tests/authorization/guards/admission.test.ts'
const WATCHING = 'tests/authorization/guards/watching.test.ts'
const LIVE_LINES = 'tests/authorization/guards/live-lines.test.ts'
const OWNERSHIP = 'tests/authorization/guards/ownership.test.ts'
// Stories over several calls, on a whole cloud.
const CODE_STORIES = 'tests/authorization/stories-codes.test.ts'
const GROUP_STORIES = 'tests/authorization/stories-groups.test.ts'
const ACCOUNT_STORIES = 'tests/authorization/stories-accounts.test.ts'
const ADDRESS = 'tests/authorization/guards/address.test.ts'
const LOST_ACCOUNT = 'tests/authorization/guards/lost-account.test.ts'
const SESSIONS = 'tests/authorization/guards/sessions.test.ts'
const PICTURE_STORIES = 'tests/authorization/stories-pictures.test.ts'
const READING_STORIES = 'tests/authorization/stories-readings.test.ts'
const SESSION_STORIES = 'tests/authorization/stories-sessions.test.ts'
const STORE = 'tests/authorization/guards/store.test.ts'
const SOCIAL_GUARDS = 'tests/authorization/guards/social.test.ts'
const TITLE_GUARDS = 'tests/authorization/guards/achievements.test.ts'
const CLASS_LISTS = 'tests/authorization/guards/class-lists.test.ts'
const GROUP_PROGRESS = 'tests/authorization/guards/group-progress.test.ts'
const RULES = 'tests/authorization/guards/rules.test.ts'
const SECOND_FACTOR = 'tests/journeys/second-factor.test.ts'
const SIGN_UP = 'tests/authorization/guards/sign-up.test.ts'

const ROLE_CHECK = '!admitted.some(role => roles.includes(role))'
const everyRole = ['admin', 'ore', 'director', 'teacher', 'family', 'student']

export const mutations: readonly Mutation[] = [
  ...analysisMutations,
  ...assignmentMutations,
  ...automationMutations,
  ...sendingMutations,
  ...letterMutations,
  ...familyMutations,
  ...flagMutations,
  ...interventionMutations,
  ...placementMutations,
  ...recommendationMutations,
  ...of(
    'functions/platform/http/through-site.ts',
    ['functions/platform/http/http.test.ts', 'functions/platform/http/middleware.test.ts'],
    [['the API asked past the site', '!accepted.some(one => timingSafeEqual(one, told))', 'false']],
  ),
  ...of(
    'functions/live/rules/surplus.ts',
    ['functions/live/rules/surplus.test.ts'],
    [['a person’s live connections', 'Math.max(0, others.length + 1 - MOST_CONNECTIONS)', '0']],
  ),
  ...of(
    'functions/live/rules/frame-budget.ts',
    ['functions/live/rules/frame-budget.test.ts'],
    [['a connection’s frames', 'window.count <= MOST_FRAMES', 'true']],
  ),
  ...of(
    'functions/live/whose-frame.ts',
    [LIVE_LINES],
    [
      [
        'a connection ends with its session',
        'await sessions.get(connectionId, now, () => hasEnded(owner, at))',
        'at === connectionId',
      ],
      ['a flooding page is ended', "verdict === 'refused'", 'at === connectionId'],
    ],
  ),
  ...of(
    'functions/live/rules/watching.ts',
    ['functions/live/rules/watching.test.ts', WATCHING],
    [
      ['watching: of the group', 'student.groupIds.includes(groupId) &&', 'groupId !== student.studentId &&'],
      ['watching: staff alone', "['admin', 'ore', 'director', 'teacher']", "['admin', 'family', 'student']"],
    ],
  ),
  ...of(
    'functions/live/watch-group.ts',
    [WATCHING],
    [
      [
        'watching: whoever is named',
        'standing && mayWatch(standing, student, groupId)',
        'student && groupId',
      ],
    ],
  ),
  ...of(
    'functions/live/tell-watchers.ts',
    [WATCHING],
    [
      ['told of a child: as standings are now', ' && mayWatch(person, student, groupId)', ' && groupId'],
      [
        'told of a child: for a minute',
        '.filter(({ until }) => until >= at)',
        '.filter(({ until }) => until && at)',
      ],
    ],
  ),
  ...of(
    'functions/live/open-lines.ts',
    [LIVE_LINES],
    [['nothing is told after a session', 'session !== undefined &&', 'session === undefined &&']],
  ),
  ...of(
    'functions/reading/finish-reading.ts',
    [READING_STORIES, 'tests/journeys/library.test.ts'],
    [
      ['readings: a closed text is refused', "    return refuse('reading.textClosed')\n", '    text.id\n'],
      ['readings: of lessons are open', ' && !(await isOfLessons(text.id))', ''],
      ['readings: no voice, no reading', 'implausibilityOf(sent, result.wordsCorrect)', 'undefined'],
      [
        'readings: what does not count takes no turn',
        'const takesTurn = !implausible &&',
        'const takesTurn =',
      ],
      [
        'readings: what does not count is told to nobody',
        'emits: implausible\n          ? []',
        'emits: false\n          ? []',
      ],
    ],
  ),
  ...of(
    'shared/reading/plausibility.ts',
    ['shared/reading/plausibility.test.ts'],
    [
      ['readings: nothing read', "if (wordsCorrect === 0) return 'nothingRead'", ''],
      [
        'readings: a whole reading’s pace',
        'if (isFaster(words, reading.seconds, FASTEST_READING))',
        'if (false)',
      ],
      ['readings: words at once', 'if (overlaps(spoken))', 'if (false)'],
      ['readings: a run’s pace', "return hasFastRun(spoken) ? 'tooFast' : undefined", 'return undefined'],
    ],
  ),
  ...of(
    'shared/rewards/rewarded-share.ts',
    ['shared/rewards/rewarded-share.test.ts'],
    [
      ['rewards: twelve a day', 'if (workOfDay > REWARDED_WORK) return 0', ''],
      ['rewards: twice the same', 'attempt === 2 ? 0.5 : 0', '0.5'],
    ],
  ),
  ...of(
    'functions/reading/override-word.ts',
    [READING_STORIES],
    [
      [
        'readings: no correction into counting',
        "    if (!doesCount(reading)) return refuse('reading.doesNotCount')\n",
        '',
      ],
    ],
  ),
  ...of(
    'functions/reading/answer-questions.ts',
    [READING_STORIES],
    [
      [
        'readings: no questions to what does not count',
        "  if (!doesCount(reading)) return refuse('reading.doesNotCount')\n",
        '',
      ],
    ],
  ),
  ...of(
    'functions/coins/rules/purchase.ts',
    ['functions/coins/rules/purchase.test.ts', STORE],
    [
      ['the store: what it costs', "balance < item.price ? 'coins.insufficient' : undefined", 'undefined'],
      ['the store: each once', 'if (!isFreeze(item) && owns)', 'if (false)'],
      ['the store: two freezes', 'isFreeze(item) && freezes >= FREEZE.most', 'false'],
    ],
  ),
  ...of(
    'functions/coins/buy-item.ts',
    [STORE],
    [
      ['the store: closed', 'if (await readClosedUntil(personId, at))', 'if (false)'],
      ['the store: what is refused is not sold', 'if (refusal) return refuse(refusal)', 'void refusal'],
      ['the store: its own price', 'balanceRow(personId, before, -price)', 'balanceRow(personId, before, 0)'],
    ],
  ),
  ...of(
    'functions/coins/rules/store-hours.ts',
    ['functions/coins/rules/store-hours.test.ts'],
    [
      ['the store: closed from', 'closed.from <= time && ', ''],
      ['the store: closed until', ' && time < closed.until', ''],
    ],
  ),
  ...of(
    'functions/coins/store-hours-store.ts',
    [STORE],
    [['the store: the groups as stored', 'if (groupIds.length === 0) return', 'if (true) return']],
  ),
  ...of(
    'functions/coins/rules/appearance.ts',
    ['functions/coins/rules/appearance.test.ts'],
    [
      ['appearance: what is owned', ' && owned.has(itemId)', ''],
      ['appearance: where it belongs', 'storeItem(itemId)?.slot === slot && ', ''],
    ],
  ),
  ...of(
    'functions/coins/change-appearance.ts',
    [STORE],
    [['appearance: asked at all', 'if (!mayEquip(body, owned))', 'if (false)']],
  ),
  ...of(
    'functions/social/ask-friend.ts',
    [SOCIAL_GUARDS],
    [
      ['friends: closed to who asks', "if (closedTo(self)) return refuse('social.closed')", ''],
      ['friends: who is switched off is not found', 'closedTo(other) || ', ''],
      ['friends: of the own school', ' || other.schoolId !== self.schoolId', ''],
      ['friends: not oneself', 'if (friendId === personId)', 'if (false)'],
      ['friends: asked once', "if (before === 'friends')", 'if (false)'],
      ['friends: thirty of one’s own', 'isFull(friends) || ', ''],
      ['friends: thirty of theirs', ' || isFull(theirs)', ''],
    ],
  ),
  ...of(
    'functions/social/accept-friend.ts',
    [SOCIAL_GUARDS],
    [
      ['friends: closed to who says yes', "if (closedTo(self)) return refuse('social.closed')", ''],
      ['friends: of whom nothing was asked', '!friend || ', '!friend ? false : '],
      ['friends: no yes to oneself', "friend.state === 'invited' || ", ''],
      [
        'friends: no yes to who is switched off',
        " || closedTo(other)) return refuse('social.notFriends')",
        ") return refuse('social.notFriends')",
      ],
    ],
  ),
  ...of(
    'functions/social/react.ts',
    [SOCIAL_GUARDS],
    [
      ['cheers: closed to who cheers', "if (closedTo(self)) return refuse('social.closed')", ''],
      ['cheers: for friends', "friend?.state !== 'friends' || ", ''],
      ['cheers: not for who is switched off', ' || closedTo(other)', ''],
    ],
  ),
  ...of(
    'functions/social/change-preferences.ts',
    [SOCIAL_GUARDS],
    [['boards: closed to who chooses one', 'if (closedTo(await readSelf(personId)))', 'if (false)']],
  ),
  ...of(
    'functions/social/switch-student-social.ts',
    [SOCIAL_GUARDS],
    [
      [
        'the switch: one each',
        'isFamily ? { offByFamily: off } : { offByTeacher: off }',
        '{ offByFamily: off, offByTeacher: off }',
      ],
      ['the switch: a teacher’s own child', 'standing.childIds.includes(studentId)', 'false'],
    ],
  ),
  ...of(
    'functions/social/rules/self.ts',
    ['functions/social/rules/self.test.ts', SOCIAL_GUARDS],
    [
      ['others: either switch', 'if (offByFamily || offByTeacher)', 'if (offByFamily && offByTeacher)'],
      [
        'others: with a group',
        "schoolId === undefined || groupIds.length === 0 ? 'unconfirmed' : undefined",
        'undefined',
      ],
      ['boards: from grade 3', 'COMPARED.includes(grade)', 'true'],
      ['boards: the school’s for who wants to', 'schoolId && onSchoolBoard', 'schoolId'],
    ],
  ),
  ...of(
    'functions/achievements/unlock-title.ts',
    [TITLE_GUARDS],
    [
      [
        'titles: of those there are',
        "if (!definition?.isActive) return refuse('achievements.unknownTitle')",
        "if (!definition) throw new Error('unknown')",
      ],
      ['titles: earned', 'if (!isReached(definition.requires, inStep(counts)))', 'if (!counts)'],
      [
        'titles: once',
        "if (await hasTitle(personId, titleId)) return refuse('achievements.alreadyUnlocked')",
        '',
      ],
    ],
  ),
  ...of(
    'functions/achievements/equip-title.ts',
    [TITLE_GUARDS],
    [['titles: worn by who has them', 'if (!(await hasTitle(personId, titleId)))', 'if (false)']],
  ),
  ...of(
    'functions/achievements/unequip-title.ts',
    [TITLE_GUARDS],
    [['titles: taken off by who has them', 'if (!(await hasTitle(personId, titleId)))', 'if (false)']],
  ),
  ...of(
    'functions/identity/groups/add-children.ts',
    [CLASS_LISTS],
    [
      [
        'class lists: as many as a group holds',
        'const group = resized(roster.group, children.length)',
        'const group = { ...roster.group, students: 0 }',
      ],
    ],
  ),
  ...of(
    'functions/identity/groups/rename-child.ts',
    [CLASS_LISTS],
    [['class lists: a child of that list', 'find(one => one.rosterId === rosterId)', 'at(0)']],
  ),
  ...of(
    'shared/social/routes.ts',
    [RULES],
    [
      [
        'friends: for children',
        "const own = { roles: ['student'], scope: 'self' }",
        "const own = { roles: ['student', 'family'], scope: 'self' }",
      ],
    ],
  ),
  ...of(
    'shared/achievements/routes.ts',
    [RULES],
    [
      [
        'titles: for children',
        "const own = { roles: ['student'], scope: 'self' }",
        "const own = { roles: ['student', 'family'], scope: 'self' }",
      ],
    ],
  ),
  ...of(
    'shared/coins/routes.ts',
    [RULES],
    [
      [
        'the ledger: a child’s own',
        "const own = { roles: ['student'], scope: 'self' }",
        "const own = { roles: ['student', 'family'], scope: 'self' }",
      ],
    ],
  ),
  ...of(
    'shared/coins/store-routes.ts',
    [RULES],
    [
      [
        'store hours: set by whoever teaches',
        "repeats: 'harmlessly',\n  may: { roles: ['teacher', 'director'], scope: 'group', of: 'groupId' }",
        "repeats: 'harmlessly',\n  may: { roles: ['student', 'teacher', 'director'], scope: 'group', of: 'groupId' }",
      ],
      [
        'the store: for children',
        "const own = { roles: ['student'], scope: 'self' }",
        "const own = { roles: ['student', 'family'], scope: 'self' }",
      ],
    ],
  ),
  ...of(
    'shared/schools/routes.ts',
    [RULES],
    [
      [
        'the calendar: the department’s',
        "const keepsTheCatalogue = { roles: ['admin'],",
        "const keepsTheCatalogue = { roles: ['admin', 'director'],",
      ],
    ],
  ),
  ...of(
    'shared/progress/routes.ts',
    [RULES],
    [
      [
        'a group’s progress: who teaches it or above',
        "roles: ['teacher', 'director', 'ore', 'admin'], scope: 'group'",
        "roles: ['family', 'teacher', 'director', 'ore', 'admin'], scope: 'group'",
      ],
      [
        'a child’s progress: not for other children',
        "roles: ['family', 'teacher', 'director', 'ore', 'admin'], scope: 'student'",
        "roles: ['student', 'family', 'teacher', 'director', 'ore', 'admin'], scope: 'student'",
      ],
    ],
  ),
  ...of(
    'functions/progress/summary-store.ts',
    [GROUP_PROGRESS],
    [
      [
        'a group’s progress: its children',
        'index, of: groupId, limit: MOST_CHILDREN',
        "index, of: 'first-b', limit: MOST_CHILDREN",
      ],
      ['a group’s progress: who left it', '!groupIds.includes(groupId)', 'false'],
    ],
  ),
  ...of(
    'functions/identity/rules/address-claim.ts',
    ['functions/identity/rules/address-claim.test.ts'],
    [
      ['an address: three codes an hour', 'if (recent.length >= MOST_MAILS) return undefined', ''],
      ['an address: a code in its time', 'at < codeUntil && ', ''],
      ['an address: that code', ' && isSame(proof, codeHash)', ''],
      ['an address: kept so long', ' || at >= ticketUntil', ''],
      ['an address: for whom it was given up', 'ticket !== undefined && isSame(ticket, ticketHash)', 'true'],
    ],
  ),
  ...of(
    'functions/platform/http/actor.ts',
    ['functions/platform/http/http.test.ts', ADMISSION],
    [
      ['only ID tokens', "claims?.token_use !== 'id' || typeof claims.sub", 'typeof claims?.sub'],
      ['a token names somebody', " || typeof claims.sub !== 'string'", ''],
      ['a role is needed', ROLE_CHECK, 'false'],
      ...everyRole.map(
        role =>
          [`${role} where not admitted`, ROLE_CHECK, `${ROLE_CHECK} && !roles.includes('${role}')`] as const,
      ),
    ],
  ),
  ...of(
    'functions/platform/http/admitting.ts',
    ['functions/platform/http/middleware.test.ts', ADMISSION],
    [
      ['admission is asked', '    event.standing = await admit(entering)\n', ''],
      [
        'a function that cannot ask refuses',
        'if (!admit) throw',
        'if (!admit) return\n    if (!admit) throw',
      ],
    ],
  ),
  ...of(
    'functions/platform/http/http.ts',
    ['functions/platform/http/http.test.ts', ADMISSION],
    [
      ['admission stands before the handler', '    .use(admitting(admit))\n', ''],
      [
        'only what is declared leaves',
        'route.reply.parse(await run({ ...sent, path, actor, standing, at: now(), refuse }))',
        'await run({ ...sent, path, actor, standing, at: now(), refuse })',
      ],
    ],
  ),
  ...of(
    'functions/platform/http/actor.ts',
    ['functions/platform/http/http.test.ts'],
    [
      ['a token is for a client', "typeof aud !== 'string' || !aud || ", ''],
      ['a token is of a sign-in', "typeof origin_jti !== 'string' || !origin_jti || ", ''],
      ['a token tells when it began', ' || !(begun > 0)', ''],
    ],
  ),
  ...of(
    'functions/platform/http/session.ts',
    [SESSIONS],
    [
      [
        'what is over goes on no more',
        "throw new Refusal('kernel.sessionEnded')\n  if (kind",
        'stored\n  if (kind',
      ],
      ['what its person ended', 'endedAt: stored?.endedAt', 'endedAt: undefined'],
      [
        'what ended meanwhile',
        'if (!(await noteSession(personId, session, at, agent))) throw',
        'if (!(await noteSession(personId, session, at, agent)) && !person) throw',
      ],
      ['the stored roles end it', '{ roles, ...person }', '{ ...person, roles }'],
      ['a second factor first', 'if (lacksSecondFactor(person) && !route.beforeSecondFactor)', 'if (false)'],
      ['pictures make nothing that lasts', "kind === 'pictures' && !isOpenByPictures(route)", 'false'],
    ],
  ),
  ...of(
    'shared/kernel/session.ts',
    [SESSIONS],
    [
      ['staff work twelve hours', 'Date.parse(at) - Date.parse(begunAt) >= WORK_MS', 'false'],
      ['half an hour of rest', 'Date.parse(at) - Date.parse(seenAt) >= REST_MS || ', ''],
      ['the island’s day', ' || schoolDay(at) !== schoolDay(begunAt)', ''],
      ['what is over by itself or ended', 'if (endedAt || hasEnded(session, roles, at)) return true', ''],
      [
        'what was begun before all were ended',
        'if (signedOutAt && begunBefore(begunAt, signedOutAt)) return true\n',
        '',
      ],
      [
        'what other pictures began',
        "return kind === 'pictures' && picturesSince !== undefined && begunBefore(begunAt, picturesSince)",
        'return false',
      ],
    ],
  ),
  ...of(
    'functions/identity/rules/second-factor.ts',
    ['functions/identity/rules/second-factor.test.ts'],
    [
      ['a second factor: not one’s own', 'actor.personId !== person.personId &&', ''],
      ['a second factor: from above', 'roles.every(role => mayRevokeRole(actor, role, where)) &&', ''],
      [
        'a second factor: there',
        'roles.some(role => holdsAt(person, role, where, school))',
        'roles.length > 0',
      ],
    ],
  ),
  ...of(
    'functions/identity/accounts/remove-second-factor.ts',
    [SECOND_FACTOR],
    [
      [
        'a second factor: its sessions end',
        'await signOutEverywhere(personId, at)',
        'void signOutEverywhere',
      ],
    ],
  ),
  ...of(
    'functions/identity/accounts/turn-on-second-factor.ts',
    [SECOND_FACTOR],
    [['a second factor: a proven app', "return refuse('identity.appUnproven')", 'return {}']],
  ),
  ...of(
    'infra/local/cognito/software-token.ts',
    ['infra/local/cognito/software-token.test.ts'],
    [
      ['digits: once', 'step <= lastStep', 'false'],
      [
        'digits: wrong ones count',
        'noteSignIn(world, user, step !== undefined)\n  if',
        'noteSignIn(world, user, true)\n  if',
      ],
    ],
  ),
  ...of(
    'functions/identity/accounts/pre-token.ts',
    [SESSION_STORIES],
    [['no new tokens for what is over', "throw new TriggerRefusal('identity.sessionEnded')", 'return']],
  ),
  ...of(
    'functions/identity/accounts/end-session.ts',
    [SESSION_STORIES],
    [
      ['the one that is named ends', '({ sessionId }) => sessionId === path.sessionId', '() => false'],
      ['… and no other', '({ sessionId }) => sessionId === path.sessionId', '() => true'],
    ],
  ),
  ...of(
    'functions/identity/accounts/sign-out-everywhere.ts',
    [SESSION_STORIES],
    [
      ['what nobody heard of ends too', 'signedOutAt: at', 'signedOutAt: undefined'],
      ['what began in the same second ends too', '  await endSessions(personId, at)\n', ''],
      ['the pool renews nothing', '  await signOutUser(personId)\n', '  void signOutUser\n'],
    ],
  ),
  ...of(
    'functions/identity/pictures/set-pictures.ts',
    [PICTURE_STORIES],
    [
      ['new pictures end what they are not of', 'picturesSince: at', 'picturesSince: undefined'],
      [
        '… in one second too',
        "      await endSessions(studentId, at, ({ kind }) => kind === 'pictures')\n",
        '',
      ],
    ],
  ),
  ...of(
    'infra/aws/pool-firewall.ts',
    [ACCOUNT_STORIES],
    [['nobody deletes an account', "['DeleteUser', ", "['NoCall', "]],
  ),
  ...of(
    'functions/identity/accounts/reopen-account.ts',
    [LOST_ACCOUNT],
    [
      ['only of its people', ' || !isOf(found.forgetful, schoolId)', ''],
      ['only from above', "if (!mayReset(who, forgetful)) return refuse('identity.notYoursToReset')\n", ''],
      ['only what has no way in', '!account.lostEntry && !isAgain', 'false'],
      ['no address of somebody’s', "if (taken) return refuse('identity.emailTaken')\n", ''],
      ['the user is bound to the person', '[PERSON_ATTRIBUTE]: personId', '[PERSON_ATTRIBUTE]: undefined'],
    ],
  ),
  ...of(
    'functions/identity/accounts/claim-address.ts',
    [ADDRESS],
    [
      ['only with a proof', '!proven && !(', 'false && !('],
      [
        'a mailed code',
        "'proof' in by && isProof(await readClaim(emailHash), by.proof, at)",
        "'proof' in by",
      ],
      ['a code made for the address', 'code?.forEmail === emailHash', 'code'],
      ['an open code', "stateOf(code, at) === 'open' && ", ''],
      ['a code that would still be given', ' && (await isStillGiven(code))', ''],
      [
        'what was proven gives way to nobody',
        "if (holders.some(({ emailVerified }) => emailVerified)) return refuse('identity.emailProven')\n",
        '',
      ],
      [
        'wrong tries are counted',
        "if (counted === 'locked') return refuse('kernel.tooManyRequests')\n",
        "if (counted === 'locked') throw new Error('locked')\n",
      ],
    ],
  ),
  ...of(
    'functions/identity/accounts/prove-address.ts',
    [ADDRESS],
    [
      [
        'mail goes only where it helps',
        'if (!holder || holder.emailVerified) return {}',
        'if (!holder) return {}',
      ],
    ],
  ),
  ...of(
    'functions/identity/accounts/sign-up.ts',
    [ADDRESS],
    [
      ['a taken address holds no code', "if (isTaken || admitted === 'other')", "if (admitted === 'other')"],
      ['an address is kept for whom it gave way', "isTaken || admitted === 'other'", 'isTaken'],
      ['a code without a grade is let go', '    await letGo(code)\n', ''],
    ],
  ),
  ...of(
    'functions/identity/accounts/compare-people.ts',
    [LOST_ACCOUNT],
    [
      [
        'who is there is not lost',
        'for await (const { personId } of allUsers()) missing.delete(personId)\n  ',
        'if (allUsers) ',
      ],
      ['it is told once', "if (lostEntry !== 'deleted') missing", 'missing'],
    ],
  ),
  ...of(
    'shared/kernel/path.ts',
    ['functions/platform/http/http.test.ts'],
    [['an id is no part of a key', ', z.regex(/^[^#]*$/)', '']],
  ),
  ...of(
    'functions/platform/http/admission.ts',
    [ADMISSION],
    [
      ['a stored role', '!person?.roles.some(role => roles.includes(role))', '!person'],
      [
        'a standing at all',
        '!person?.roles.some(role => roles.includes(role))',
        'person && !person.roles.some(role => roles.includes(role))',
      ],
      ['the island is one scope of many', "scope === 'island' ||", 'true ||'],
      [
        'a region or the island is reached',
        'evident && reachesPlace(person, evident, roles)',
        'evident !== undefined',
      ],
      ['a student is reached', 'reachesStudent(person, StudentStanding.parse(thing), roles)', 'true'],
      [
        'a student is reached in an admitted role',
        'StudentStanding.parse(thing), roles',
        'StudentStanding.parse(thing), person.roles',
      ],
      ['a place is reached', 'reachesPlace(person, PlaceStanding.parse(thing), roles)', 'true'],
      ['what is not reached is not there', 'if (!reached)', 'if (false)'],
    ],
  ),
  ...of(
    'shared/kernel/place.ts',
    [ADMISSION],
    [
      [
        'a region by its name',
        'region?.success ? { place, region: region.data } : undefined',
        "kind === 'region' ? { place, region: id as never } : undefined",
      ],
    ],
  ),
  ...of(
    'shared/kernel/standing.ts',
    ['shared/kernel/standing.test.ts'],
    [
      ['the role of a reach is held', 'person.roles.includes(role) && reaches[role]', 'reaches[role]'],
      [
        'the role of a place’s reach is held',
        'person.roles.includes(role) && reachesAll[role]',
        'reachesAll[role]',
      ],
      ['nothing in common is no match', 'a !== undefined && a === b', 'a === b'],
      ['what is no role is passed over', 'role.success ? [role.data] : []', '[word as Role]'],
      ['ore → student: region', 'same(person.region, student.region)', 'true'],
      [
        'director → student: school',
        'director: (person, student) => same(person.schoolId, student.schoolId)',
        'director: () => true',
      ],
      [
        'teacher → student: school',
        'same(person.schoolId, student.schoolId) && student.groupIds',
        'student.groupIds',
      ],
      ['teacher → student: group', 'student.groupIds.some(id => person.groupIds.includes(id))', 'true'],
      ['family → student: their side', 'person.childIds.includes(student.studentId) && ', ''],
      ['family → student: the child’s side', ' && student.familyIds.includes(person.personId)', ''],
      ['student → student: oneself', 'person.personId === student.studentId', 'true'],
      ['ore → place: region', 'same(person.region, place.region)', 'true'],
      [
        'director → place: school',
        'director: (person, place) => same(person.schoolId, place.schoolId)',
        'director: () => true',
      ],
      ['teacher → place: school', 'return same(person.schoolId, place.schoolId) && ', 'return '],
      ['teacher → place: group', "(kind === 'school' || person.groupIds.includes(id))", 'true'],
      ['family → place: none', 'family: () => false', 'family: () => true'],
      ['student → place: none', 'student: () => false', 'student: () => true'],
    ],
  ),
  ...of(
    'functions/identity/rules/access-code.ts',
    ['functions/identity/rules/access-code.test.ts'],
    [
      [
        'giving a role: which',
        'MAY_ISSUE[held]?.[partsOf(where.place).kind]?.includes(role) === true &&\n      ',
        '',
      ],
      ['giving a role: where', ' &&\n      reachesPlace(giver, where, [held])', ''],
      [
        'giving a role: by the one that gives',
        'reachesPlace(giver, where, [held])',
        'reachesPlace(giver, where, giver.roles)',
      ],
      [
        'ending a family’s code',
        "role === 'family' ? reachesPlace(person, where, ['director', 'admin'])",
        "role === 'family' ? true",
      ],
      ['a code ends', "state === 'open' && at >= endsAt", 'false'],
    ],
  ),
  ...of(
    'shared/identity/role-grants.ts',
    ['functions/identity/rules/access-code.test.ts'],
    [
      [
        'a director makes no director',
        "director: { school: ['teacher'",
        "director: { school: ['director', 'teacher'",
      ],
      ['an office makes no office', 'ore: { school:', "ore: { region: ['ore'], school:"],
      [
        'a teacher gives in own groups only',
        "teacher: { group: ['student'] }",
        "teacher: { group: ['student'], school: ['student'] }",
      ],
    ],
  ),
  ...of(
    'functions/identity/rules/reservation.ts',
    ['functions/identity/rules/reservation.test.ts'],
    [
      ['a used code is free for nobody', "state === 'open' &&\n  at < endsAt", 'at < endsAt'],
      ['an expired code is free for nobody', '  at < endsAt &&\n', ''],
      [
        'a code being swept is free for nobody',
        '  sweeping === undefined &&\n  (reservedBy',
        '  (reservedBy',
      ],
      ['a held code is another’s', '(reservedBy === undefined || reservedBy === emailHash)', 'true'],
      [
        'a used code is held for nobody',
        "state === 'open' && sweeping === undefined && reservedBy",
        'sweeping === undefined && reservedBy',
      ],
      [
        'a code being swept is held for nobody',
        "state === 'open' && sweeping === undefined && reservedBy",
        "state === 'open' && reservedBy",
      ],
      ['a code is held for an address', 'reservedBy === emailHash && reservedFor', 'reservedFor'],
      ['a code is held for an account', ' && reservedFor.includes(personId)', ''],
    ],
  ),
  ...of(
    'functions/identity/rules/grant.ts',
    ['functions/identity/rules/grant.test.ts'],
    [
      ['staff are in no class', "role === 'student' ? !has(person, STAFF) :", "role === 'student' ? true :"],
      ['nobody is their own family', 'childId !== person.personId', 'true'],
      [
        'another school ends the roles of before',
        'merged.roles.filter(held => held === role || stays || !AT_A_SCHOOL.includes(held))',
        'merged.roles',
      ],
      [
        'classmates are no pupils',
        "stays && before.roles.includes('teacher') ? before.groupIds : []",
        'before.groupIds',
      ],
      [
        'another school ends its groups',
        'joined(stays ? before.groupIds : [], grant.groupId)',
        'joined(before.groupIds, grant.groupId)',
      ],
      [
        'who works is in no class',
        "if (role !== 'student') return { ...before, groupIds: [] }",
        "if (role !== 'student') return before",
      ],
      ['a role ended is gone', 'before.roles.filter(held => held !== role)', 'before.roles'],
      ['a role ended takes its groups', "role === 'teacher' ? [] : before.groupIds", 'before.groupIds'],
      ['ending a role: which', 'MAY_REVOKE[held]?.includes(role) === true && ', ''],
      ['ending a role: where', ' && reachesPlace(person, where, [held])', ''],
      ['ending a role: held', 'if (!roles.includes(role)) return false\n', ''],
      [
        'ending a role: at this school',
        "kind === 'school' && atSchool && schoolId === id",
        "kind === 'school'",
      ],
      [
        'ending a role: in this region',
        "(atSchool ? school?.region : role === 'ore' ? region : undefined) === id",
        'true',
      ],
    ],
  ),
  ...of(
    'functions/identity/rules/password-reset.ts',
    ['functions/identity/rules/password-reset.test.ts'],
    [
      ['passwords: in each role', 'person.roles.every(reaches)', 'person.roles.some(reaches)'],
      ['passwords: of somebody', 'person.roles.length > 0 && ', ''],
      ['passwords: a teacher for no teacher', "teacher: ['director',", "teacher: ['teacher', 'director',"],
      ['passwords: a director for no director', "director: ['ore',", "director: ['director', 'ore',"],
      ['passwords: an office for no office', "ore: ['admin']", "ore: ['ore', 'admin']"],
      ['passwords: nobody for the department', 'admin: []', "admin: ['admin']"],
      [
        'passwords: a student who is reached',
        'student !== undefined && reachesStudent(actor, student, as)',
        'student !== undefined',
      ],
      [
        'passwords: all children of a family',
        'children.every(child => reachesStudent',
        'children.some(child => reachesStudent',
      ],
      ['passwords: no child of a family is unknown', 'children.length === person.childIds.length &&', ''],
      [
        'passwords: at the school of whom it is',
        'school !== undefined && reachesPlace(actor, school, as)',
        'school !== undefined',
      ],
      ['passwords: of the school', 'person.schoolId === schoolId || ', 'true || '],
    ],
  ),
  ...of(
    'functions/identity/accounts/reset-password.ts',
    [OWNERSHIP],
    [
      ['passwords: may', 'if (!mayReset(who, forgetful))', 'if (false)'],
      ['passwords: of its people', ' || !isOf(found.forgetful, schoolId)', ''],
      ['passwords: an address that is not proven', 'if (user.emailVerified)', 'if (false)'],
      ['passwords: who has one', ' || isOfChild(user.email)', ''],
    ],
  ),
  ...of(
    'functions/identity/rules/group.ts',
    ['functions/identity/rules/group.test.ts'],
    [
      ['a closed group is reached by nobody', 'active && teacherIds.includes', 'teacherIds.includes'],
      [
        'a group is reached by its teachers',
        'active && teacherIds.includes(person.personId) &&',
        'active &&',
      ],
      ['a group is reached at its school', ' && teachesAt(person, schoolId)', ''],
      ['teaching is a role', " && person.roles.includes('teacher')", ''],
      ['managing is a director’s', "['director', 'admin'])", "['teacher', 'ore', 'director', 'admin'])"],
      [
        'a closed group has no class code',
        'active && (changes.pictureSignIn ??',
        '(changes.pictureSignIn ??',
      ],
    ],
  ),
  ...of(
    'functions/identity/rules/student.ts',
    ['functions/identity/rules/student.test.ts'],
    [
      ['who works joins no group', 'onlyLearns(standing) && standing.schoolId', 'standing.schoolId'],
      ['a group is of one school', ' && standing.schoolId === schoolId', ''],
      ['who waits joins no group', ' && !account.unconfirmed', ''],
      ['who was confirmed waits no more', ' && account.unconfirmed === true', ''],
      ['one waits for the school one chose', ' && account.chosenSchoolId === schoolId', ''],
    ],
  ),
  ...of(
    'functions/identity/codes/create-codes.ts',
    [OWNERSHIP],
    [
      ['codes: the giver may', ' || !mayIssue(giver, role, where.standing)', ''],
      ['codes: children of this roster', 'if (rosterIds && !children)', 'if (false)'],
    ],
  ),
  ...of(
    'functions/identity/codes/create-codes.ts',
    [CODE_STORIES],
    [['codes: no more than a role may have open', 'if (!issuer)', 'if (false)']],
  ),
  ...of(
    'functions/identity/codes/issuer.ts',
    [CODE_STORIES],
    [
      ['a code: whose giver still may', 'mayIssue(giver, role, where.standing)', 'true'],
      [
        'a family’s code: whose giver is still of the school',
        "reachesPlace(giver, where.standing, ['teacher', 'director', 'admin'])",
        'true',
      ],
      ['codes: those made just now count', 'recent.reduce((sum, [, made]) => sum + made, 0)', '0'],
    ],
  ),
  ...of(
    'functions/identity/codes/use-code.ts',
    [CODE_STORIES],
    [['using a code: still given', ' &&\n      (await isStillGiven(code))', '']],
  ),
  ...of(
    'functions/identity/codes/list-codes.ts',
    [CODE_STORIES],
    [['codes of other classes', 'seesCode(person, code, where.standing) && ', '']],
  ),
  ...of(
    'functions/identity/accounts/on-standing-audited.ts',
    [CODE_STORIES],
    [['codes of an ended role are revoked', "if (deed === 'roleEnded') await revokeIssued(subjectId)", '']],
  ),
  ...of(
    'functions/identity/codes/revoke-code.ts',
    [OWNERSHIP],
    [
      ['revoking: may', ' || !mayRevoke(person, code.role, where.standing)', ''],
      ['revoking: what is open', "stateOf(code, at) !== 'open'", 'false'],
    ],
  ),
  ...of(
    'functions/identity/codes/access-code-store.ts',
    [OWNERSHIP],
    [['a code is found by its whole id', 'found?.codeId === codeId ? found : undefined', 'found']],
  ),
  ...of(
    'functions/identity/codes/use-code.ts',
    [OWNERSHIP],
    [
      ['using a code: free', 'isFree(code, hashOfEmail(email), at) &&\n      ', ''],
      ['using a code: here', '(!only || only(code)) &&\n      ', ''],
      ['using a code: for them', ' &&\n      isFor(person.standing, code)', ''],
      ['using a code: so many tries', "before === 'locked'", 'false'],
    ],
  ),
  ...of(
    'functions/identity/families/claim-child.ts',
    [OWNERSHIP],
    [['claiming takes a family’s code', "role === 'family'", 'true']],
  ),
  ...of(
    'functions/identity/groups/confirm-student.ts',
    [OWNERSHIP],
    [
      [
        'confirming: an open group',
        '!found?.group.active || found.group.schoolId',
        '!found || found.group.schoolId',
      ],
      ['confirming: a group of the school', 'found.group.schoolId !== schoolId || ', ''],
      ['confirming: a group of theirs', ' || !reached', ''],
      ['confirming: who waits for it', ' || !waitsFor(before, schoolId)', ''],
    ],
  ),
  ...of(
    'functions/identity/groups/add-to-group.ts',
    [OWNERSHIP],
    [['adding: who learns there', ' || !learnsAt(before, schoolId)', '']],
  ),
  ...of(
    'functions/identity/groups/add-to-group.ts',
    [GROUP_STORIES],
    [
      ['adding: no child of another group', "if (whose === 'another' && !manages)", 'if (false)'],
      ['moving: out of own groups alone', 'manages || standing.groupIds.includes(id)', 'true'],
    ],
  ),
  ...of(
    'functions/identity/groups/list-school-students.ts',
    [GROUP_STORIES],
    [
      [
        'a list: no child of another group',
        "belongingTo(standing, groupIds.map(groupOf), year) !== 'another'",
        'true',
      ],
    ],
  ),
  ...of(
    'functions/identity/groups/list-groups.ts',
    [GROUP_STORIES],
    [
      [
        'a class code: whose class it is',
        "if (reachesPlace(person, place, ['teacher', 'director', 'admin']))",
        'if (true)',
      ],
    ],
  ),
  ...of(
    'functions/identity/groups/ask-for-child.ts',
    [GROUP_STORIES],
    [
      ['asking: within the school', 'from.schoolId !== group.schoolId ||', ''],
      ['asking: a group of now', '!isCurrent(from, schoolYearOf(at))', 'false'],
      ['asking: another group', 'from.groupId === groupId ||', ''],
    ],
  ),
  ...of(
    'functions/identity/groups/answer-child-request.ts',
    [GROUP_STORIES],
    [
      ['answering: the side that was asked', 'if (request?.fromGroupId !== fromGroupId)', 'if (!request)'],
      ['answering: a child of that group', ' || !before.student.groupIds.includes(fromGroupId)', ''],
    ],
  ),
  ...of(
    'functions/identity/rules/belonging.ts',
    ['functions/identity/rules/belonging.test.ts'],
    [
      ['belonging: a closed group is nobody’s', 'active && schoolYear >= year', 'schoolYear >= year'],
      ['belonging: a group of last year is nobody’s', 'active && schoolYear >= year', 'active'],
      [
        'belonging: a group opened just now is somebody’s',
        'active: true, schoolYear: year',
        'active: false, schoolYear: year',
      ],
      ['belonging: own is what one teaches now', 'return current.some(', 'return groups.some('],
    ],
  ),
  ...of(
    'functions/identity/rules/child-request.ts',
    ['functions/identity/rules/child-request.test.ts'],
    [['a request ends', 'at < endsAt', 'true']],
  ),
  ...of(
    'functions/identity/groups/remove-from-group.ts',
    [OWNERSHIP],
    [['removing: who is in it', 'if (reply.students.length < roster.students.length)', 'if (true)']],
  ),
  ...of(
    'functions/identity/groups/change-group.ts',
    [OWNERSHIP],
    [
      ['teachers of a group: a director', 'body.teacherIds && !managesSchool(standing, schoolId)', 'false'],
      ['teachers of a group: of the school', 'body.teacherIds?.some(id => !teaching.has(id))', 'false'],
    ],
  ),
  ...of(
    'functions/identity/groups/create-group.ts',
    [OWNERSHIP],
    [['a new group’s teachers: of the school', 'body.teacherIds && teachers.length < asked.size', 'false']],
  ),
  ...of(
    'functions/identity/groups/change-student.ts',
    [OWNERSHIP],
    [
      [
        'another school: a director',
        "!reachesStudent(standing, before.student, ['director', 'admin'])",
        'false',
      ],
      ['another school: not for staff', '!onlyLearns(before.standing)', 'false'],
    ],
  ),
  ...of(
    'functions/identity/accounts/end-role.ts',
    [OWNERSHIP],
    [
      ['ending: may', ' || !mayRevokeRole(who, role, where.standing)', ''],
      ['ending: held there', ' || !holdsAt(person.standing, role, where.standing, school?.standing)', ''],
    ],
  ),
  ...of(
    'functions/identity/accounts/list-names.ts',
    [OWNERSHIP],
    [['names: of the place', 'person && belongsTo(person.standing, path.place)', 'person']],
  ),
  ...of(
    'functions/identity/rules/identity.ts',
    [OWNERSHIP],
    [
      ['belonging: region', 'standing.region === id', 'true'],
      ['belonging: school', 'standing.schoolId === id', 'true'],
      ['belonging: group', 'standing.groupIds.includes(id)', 'true'],
    ],
  ),
  ...of(
    'functions/identity/accounts/people-store.ts',
    [OWNERSHIP],
    [
      ['a page goes on in its school', 'bookmark?.schoolId !== schoolId || ', ''],
      ['an office lists who works for it now', "roles.includes('ore') && region === office", 'true'],
      ['the department lists who administers the island now', "roles.includes('admin')", 'true'],
    ],
  ),
  ...of(
    'functions/identity/families/list-children.ts',
    [OWNERSHIP],
    [['children: linked by both', '!child || !link', '!child']],
  ),
  ...of(
    'functions/identity/pictures/set-pictures.ts',
    [OWNERSHIP],
    [
      ['pictures: who only learns', '!onlyLearns(before.standing) || ', ''],
      ['pictures: a class that has them', ' || !groups.some(found => found?.group.classCode)', ''],
    ],
  ),
  ...of(
    'functions/identity/pictures/picture-store.ts',
    [OWNERSHIP],
    [
      ['pictures open: who only learns', ' && onlyLearns(person)', ''],
      ['pictures open: that class', ' && child?.standing.groupIds.includes(groupId)', ''],
    ],
  ),
  ...of(
    'functions/identity/pictures/take-seat.ts',
    [OWNERSHIP],
    [
      ['a seat: the right pictures', '!isSecret(body.pictures, secret)', 'false'],
      [
        'a seat: so many tries',
        "if (counted === 'locked') return refuse('identity.tooManyTries')",
        "if (counted === 'locked') return { studentId, ticket: '', device: 'x'.repeat(43) }",
      ],
      ['a seat: the device that it says', 'device: body.device', "device: 'anybody’s'"],
    ],
  ),
  ...of(
    'functions/identity/rules/wrong-tries.ts',
    ['functions/identity/rules/wrong-tries.test.ts'],
    [
      [
        'wrong tries: a quarter of an hour',
        'if (budget.quarter !== undefined && !mayTry',
        'if (false && !mayTry',
      ],
      [
        'wrong tries: a day, a week, a year',
        'periods.some(period => used[period] >= budget[period])',
        'false',
      ],
      ['wrong tries: the year outlasts an unlock', '  ...NO_TRIES,\n  year,\n', '  ...NO_TRIES,\n'],
      [
        'wrong tries: told at a third',
        'used[period] * 3 >= budget[period] && ',
        'used[period] >= budget[period] && ',
      ],
    ],
  ),
  ...of(
    'functions/identity/rules/seat-tries.ts',
    ['functions/identity/rules/seat-tries.test.ts'],
    [
      ['a seat: no try beyond a budget', 'isSpent(ledger, budget, at)) return', 'false) return'],
      [
        'a seat: a device whose budget is used up is like any other',
        'device && !isSpent(device, BUDGETS.device, at)',
        'device',
      ],
      ['a seat: visitors count for the class', "['childOnNew', 'class']", "['childOnNew']"],
      ['a seat: known devices count for themselves', "['childOnKnown', 'device']", "['childOnNew', 'class']"],
    ],
  ),
  ...of(
    'functions/identity/pictures/seat-tries-store.ts',
    [OWNERSHIP],
    [
      ['a seat: a device of the class', 'ledgers, device: before.ledgers.device ?? NO_TRIES', 'ledgers'],
      [
        'a seat: tries are counted',
        'writesOf(seat, before, after, at)',
        'writesOf(seat, before, before.ledgers, at)',
      ],
    ],
  ),
  ...of(
    'functions/identity/pictures/ticket-store.ts',
    [OWNERSHIP],
    [
      ['a ticket: once', "deleteRowIf(row, 'salt', found.salt)", 'true'],
      ['a ticket: in its time', ' || found.expiresAt * 1000 <= Date.parse(at)', ''],
      ['a ticket: for these pictures', 'secret?.salt === found.salt', 'secret !== undefined'],
      ['a ticket: in that class', 'readSecret(personId, group.groupId)', 'readSecret(personId)'],
    ],
  ),
  ...of(
    'functions/identity/groups/group-store.ts',
    [OWNERSHIP],
    [['a closed class has no sign-in', 'group?.active && group.classCode', 'group?.classCode']],
  ),
  ...of(
    'functions/identity/pictures/find-class.ts',
    [OWNERSHIP],
    [['a class shows who signs in so', '    .filter(({ hasPictures }) => hasPictures)\n', '']],
  ),
  ...of(
    'functions/identity/pictures/open-pre-reader.ts',
    [OWNERSHIP],
    [
      ['an account: where pictures are on', '!found.group.classCode', 'false'],
      [
        'an account: of this roster',
        "if (!child) {\n      await forgetUserOfChild(rosterId)\n      return refuse('identity.unknownChild')\n    }",
        "if (!child) return refuse('identity.picturesOff')",
      ],
    ],
  ),
  ...of(
    'functions/identity/accounts/custom-message.ts',
    [OWNERSHIP],
    [
      ['no address for a child without one', 'isOfChild(email) || ', ''],
      ['no address for whom pictures open', ' || (await readPerson(personId))?.account.hasPictures', ''],
    ],
  ),
  ...of(
    'functions/identity/rosters/schools-and-years.ts',
    [OWNERSHIP],
    [['a roster is of its school', "kind === 'school' && school.schoolId !== id", 'false']],
  ),
  ...of(
    'functions/notifications/notifications-store.ts',
    [OWNERSHIP],
    [['a notification of one’s own', 'if (!marked) return false', 'if (!marked) return true']],
  ),
  ...of(
    'functions/platform/import/routes.ts',
    [OWNERSHIP],
    [['an import is of its place', 'stored?.place !== placeOf(path)', '!stored']],
  ),
  ...of(
    'functions/records/ask-erasure.ts',
    [OWNERSHIP],
    [['erasing: children only', "roles.some(role => role !== 'student' && role !== 'family')", 'false']],
  ),
  ...of(
    'functions/island/island.ts',
    ['functions/island/island.test.ts'],
    [['of a few children nothing is told', 'students === 0 || students >= FEWEST ||', 'true ||']],
  ),
  ...of(
    'functions/live/live-store.ts',
    [OWNERSHIP],
    [
      [
        'a ticket is good once',
        'await takeRow(ticketKey(ticket))',
        'await getRow(z.any(), ticketKey(ticket))',
      ],
      ['a ticket ends', 'row && Number(row.expiresAt) * 1000 >= Date.parse(at)', 'row'],
    ],
  ),
  ...of(
    'functions/identity/accounts/pre-sign-up.ts',
    [SIGN_UP],
    [
      [
        'a child’s address is nobody’s',
        "isOfChild(email) && triggerSource !== 'PreSignUp_AdminCreateUser'",
        'false',
      ],
      ['a sign-up is admitted', "triggerSource === 'PreSignUp_SignUp'", 'false'],
    ],
  ),
  ...of(
    'functions/identity/accounts/sign-up.ts',
    [SIGN_UP],
    [
      ['staff need a code', "request.accountType !== 'student'", 'false'],
      ['a code that is none', 'if (!code || ', 'if (!code) return\n  if ('],
      ['so many codes an address', '!(await mayTryNow(who.emailHash, at))', 'false'],
      ['an active school', 'school?.active && ', 'school && '],
      ['a school of the region', ' && (!region || school.region === region)', ''],
    ],
  ),
]
