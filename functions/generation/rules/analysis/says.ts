import type { FindingId } from '#shared/progress/told-finding.ts'

/** What each finding says, for a writer: with the names of its figures. */
export const SAYS: Readonly<Record<FindingId, string>> = {
  week: 'of "count" students, "readers" read this week, "readings" times and "words" words',
  silent:
    '"count" students have read nothing for seven school days or more: a message home is the first step',
  hard: 'the texts in this language are too hard for "hard" of "count" students (accuracy below 90% in each of the latest three)',
  noneHard: 'the texts in this language are too hard for none of "count" students',
  pace: 'the middle student reads at "percent" % of the pace expected; "slow" of "count" students below 80%',
  sound:
    'the sound that most students miss; "missing" of "count" students miss it once in five words or more',
  moved: 'in the last four weeks the level rose for "up" and fell for "down" of "count" students',
  literal:
    'what the text says is harder for the group: "literal" % of "literalAsked" literal questions right, "inferential" % of "inferentialAsked" inferential ones',
  inferential: 'what must be inferred is harder for the group; the same figures',
  alike: 'both kinds of questions go about equally well; the same figures',
  ownWeek: 'the student read "count" times this week, "words" words',
  ownAway: 'the student has not read this week yet',
  ownNever: 'the student has never read here',
  ownLevel: 'reads at grade level, by "count" readings aloud; the grade is "grade"',
  ownBelow: 'reads at the level of "grade", below the own grade',
  ownAbove: 'reads at the level of "grade", above the own grade',
  ownRose: 'the level rose to "grade" after "count" texts read with "percent" % accuracy',
  ownFell:
    'the level fell to "grade" after "count" texts read with "percent" % accuracy: it helps to listen to a reading',
  ownHard: 'the texts are too hard: "percent" % accuracy in four weeks; easier ones for a while',
  ownRight: 'the texts are right for learning with help: "percent" % accuracy in four weeks',
  ownEasy: 'the texts are read with ease: "percent" % accuracy in four weeks; harder ones can be tried',
  ownSlow:
    'reads more slowly than expected: "pace" words correct per minute, "percent" % of what is expected; rereading one text would help',
  ownPace:
    'reads at about the expected pace: "pace" words correct per minute, "percent" % of what is expected',
  ownFast:
    'reads faster than expected: "pace" words correct per minute, "percent" % of what is expected; what the text says must not be lost',
  ownSound: 'the sound missed most: "missed" misses in "read" words that have it',
  ownQuestions:
    '"right" of the latest "asked" questions were right: "literal" of "literalAsked" literal, "inferential" of "inferentialAsked" inferential',
}
