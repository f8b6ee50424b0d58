import { LANGUAGES, type Language, SUBJECTS, type Subject } from '#shared/kernel/school.ts'
import { SchoolDay } from '#shared/kernel/school-day.ts'
import { languageOf, SOUNDS, type Sound } from '#shared/language/sound.ts'

const SKILLS = ['accuracy', 'fluency', 'literal', 'inferential', 'sounds'] as const

/** What is asked about in a figure or a reason: the readings and answers that it rests on can be told by it. */
export type Evidence =
  | { readonly of: 'accuracy' | 'aim'; readonly language: Language }
  | { readonly of: 'fell'; readonly language: Language; readonly on: SchoolDay }
  | { readonly of: 'sound'; readonly language: Language; readonly sound: Sound }
  | { readonly of: 'comprehension' | 'silent' }
  /** A skill of the latest weeks. */
  | { readonly of: 'skill'; readonly skill: (typeof SKILLS)[number]; readonly language: Language }
  | { readonly of: 'subject'; readonly subject: Subject }

/** How an address says it after `because=`. */
export function keyOfEvidence(evidence: Evidence): string {
  switch (evidence.of) {
    case 'accuracy':
    case 'aim':
      return `${evidence.of}-${evidence.language}`
    case 'fell':
      return `fell-${evidence.language}-${evidence.on}`
    case 'sound':
      return `sound-${evidence.sound}`
    case 'comprehension':
    case 'silent':
      return evidence.of
    case 'skill':
      return `skill-${evidence.skill}-${evidence.language}`
    case 'subject':
      return `subject-${evidence.subject}`
  }
}

/** All that an address can say but a day. */
const KNOWN: readonly Evidence[] = [
  { of: 'comprehension' },
  { of: 'silent' },
  ...SOUNDS.map(sound => ({ of: 'sound' as const, language: languageOf(sound), sound })),
  ...SUBJECTS.map(subject => ({ of: 'subject' as const, subject })),
  ...LANGUAGES.flatMap(language => [
    { of: 'accuracy' as const, language },
    { of: 'aim' as const, language },
    ...SKILLS.map(skill => ({ of: 'skill' as const, skill, language })),
  ]),
]

/** What an address says; undefined where it says nothing that is known. */
export function evidenceOf(key: string | null): Evidence | undefined {
  if (!key) return undefined
  const known = KNOWN.find(one => keyOfEvidence(one) === key)
  if (known) return known
  const language = LANGUAGES.find(one => key.startsWith(`fell-${one}-`))
  const on = SchoolDay.safeParse(key.slice(-10))
  return language && on.success ? { of: 'fell', language, on: on.data } : undefined
}
