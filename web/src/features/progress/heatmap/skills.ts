import { LANGUAGES, type Language, SUBJECTS, type Subject } from '#shared/kernel/school.ts'
import { type Mastery, masteryOf, shareRight } from '#shared/progress/mastery.ts'
import type { ChildSummary, LanguageSummary } from '#shared/progress/summary.ts'

const OF_LANGUAGE = ['accuracy', 'fluency', 'literal', 'inferential', 'sounds'] as const
type OfLanguage = (typeof OF_LANGUAGE)[number]

/** A column of the heatmap: a skill of a language, or a subject. */
export type Skill =
  | { readonly skill: OfLanguage; readonly language: Language }
  | { readonly skill: 'subject'; readonly subject: Subject }

/** What is known of a child's skill: a share (0 to 1) or a pace in words a minute, and what that amounts to. */
export interface Known {
  readonly share: number
  readonly pace?: number
  /** Of how many: questions, sounds that can be judged, activities, readings. */
  readonly count: number
  readonly mastery: Mastery
}

/** The skills of a group: both languages, and the subjects of which its children finished an activity lately. */
export const skillsFor = (children: readonly Pick<ChildSummary, 'subjects'>[]): readonly Skill[] => [
  ...LANGUAGES.flatMap(language => OF_LANGUAGE.map(skill => ({ skill, language }))),
  ...SUBJECTS.filter(subject => children.some(({ subjects }) => subjects[subject])).map(subject => ({
    skill: 'subject' as const,
    subject,
  })),
]

/** What is known of a skill; `expected` is the pace of the child's grade and season. */
export function knownOf(child: ChildSummary, skill: Skill, expected: number | undefined): Known | undefined {
  if (skill.skill === 'subject') {
    const done = child.subjects[skill.subject]
    if (!done?.finished) return undefined
    const share = done.scoreThousandths / done.finished / 1000
    return { share, count: done.finished, mastery: masteryOf(share, 'activities') }
  }
  const read = child.languages[skill.language]
  return read && knownOfLanguage(read, skill.skill, expected)
}

function knownOfLanguage(
  read: LanguageSummary,
  skill: OfLanguage,
  expected: number | undefined,
): Known | undefined {
  switch (skill) {
    case 'accuracy':
      return read.accuracy === null
        ? undefined
        : { share: read.accuracy, count: read.readings, mastery: masteryOf(read.accuracy, 'accuracy') }
    case 'fluency': {
      const pace = read.wordsCorrectPerMinute
      if (pace === null || !expected) return undefined
      const share = pace / expected
      return { share, pace, count: read.readings, mastery: masteryOf(share, 'fluency') }
    }
    case 'literal':
    case 'inferential': {
      const share = shareRight(read[skill])
      return share === null
        ? undefined
        : { share, count: read[skill].asked, mastery: masteryOf(share, 'questions') }
    }
    case 'sounds': {
      const { known, firm } = read.sounds
      return known === 0
        ? undefined
        : { share: firm / known, count: known, mastery: masteryOf(firm / known, 'sounds') }
    }
  }
}
