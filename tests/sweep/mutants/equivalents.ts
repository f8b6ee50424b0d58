import type { Equivalent } from './judge.ts'

/** Changes after which everything is as it was. */
export const equivalents: readonly Equivalent[] = [
  {
    file: 'functions/identity/rules/tries.ts',
    line: 'if (failures.length < most || first === undefined || last === undefined) return true',
    to: 'false',
    why: 'There are a first and a last failure, or neither.',
  },
  {
    file: 'functions/identity/rules/group.ts',
    line: 'return by > 0 && students > MOST_CHILDREN ? undefined : { ...group, students }',
    to: 'by >= 0',
    why: 'It is 1 or -1.',
  },
  {
    file: 'functions/identity/rules/group.ts',
    line: "reachesPlace(person, { place: placeAt('school', schoolId), schoolId }, ['director', 'admin'])",
    to: '""',
    why: 'A director reaches by the school, an administrator everywhere: neither asks what kind of place it is.',
  },
  {
    file: 'functions/identity/rules/classmate-names.ts',
    line: 'const words = most(children.map(child => wordsOf(child).length - 1))',
    to: 'wordsOf(child).length + 1',
    why: 'More words than a name has show no more of it.',
  },
  {
    file: 'functions/identity/rules/address-claim.ts',
    line: 'codeHash !== undefined && codeUntil !== undefined && at < codeUntil && isSame(proof, codeHash)',
    to: 'true',
    why: 'A code and its end are stored together, and no time is before none.',
  },
  {
    file: 'functions/identity/rules/address-claim.ts',
    line: 'codeHash !== undefined && codeUntil !== undefined && at < codeUntil && isSame(proof, codeHash)',
    to: 'codeHash !== undefined || codeUntil !== undefined',
    why: 'A code and its end are stored together, and no time is before none.',
  },
  {
    file: 'functions/identity/rules/address-claim.ts',
    line: "if (!ticketHash || !ticketUntil || at >= ticketUntil) return 'anybody'",
    to: '!ticketHash && !ticketUntil',
    why: 'A ticket and its end are stored together.',
  },
  {
    file: 'functions/progress/progress.ts',
    line: "const change = (of: 'wordsCorrect' | 'wordsAttempted' | 'paceTenths') => (is?.[of] ?? 0) - (was?.[of] ?? 0)",
    to: 'is[of]',
    why: 'Of two readings there are two.',
  },
  {
    file: 'functions/progress/progress.ts',
    line: "const change = (of: 'wordsCorrect' | 'wordsAttempted' | 'paceTenths') => (is?.[of] ?? 0) - (was?.[of] ?? 0)",
    to: 'was[of]',
    why: 'Of two readings there are two.',
  },
  {
    file: 'functions/progress/progress.ts',
    line: 'return [...paces.filter(other => other !== known), one].sort((a, b) => (a.readingId < b.readingId ? -1 : 1))',
    to: 'a.readingId <= b.readingId',
    why: 'No two have the same id.',
  },
  {
    file: 'functions/progress/rules/summary.ts',
    line: 'const days = [...known.days].sort((a, b) => (a.day < b.day ? 1 : -1))',
    to: 'a.day <= b.day',
    why: 'No two are of the same day.',
  },
  {
    file: 'shared/progress/rating.ts',
    line: 'a.at < b.at || (a.at === b.at && a.readingId < b.readingId) ? -1 : 1',
    to: 'a.readingId <= b.readingId',
    why: 'No two have the same id.',
  },
  {
    file: 'shared/progress/rating.ts',
    line: "moved = { way: way > 0 ? 'up' : 'down', from, to, at: one.at, ...reasonOf(sinceMove, one) }",
    to: 'way >= 0',
    why: 'It is never 0 there.',
  },
  {
    file: 'shared/progress/tally.ts',
    line: 'a === null ? b : b === null ? a : Math.max(a, b)',
    to: 'false',
    why: 'To a maximum null is 0, and no pace is below it.',
  },
  {
    file: 'shared/progress/tally.ts',
    line: '.sort((a, b) => (a.week < b.week ? 1 : -1))',
    to: 'a.week <= b.week',
    why: 'No two are of the same week.',
  },
]
