import type { Work } from '#shared/assignments/schema.ts'
import { type Activity, activitiesOf } from '#shared/catalogue/unit.ts'
import { GRADES, type Grade, LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { SOUNDS } from '#shared/language/sound.ts'
import { useSounds, useTexts } from '#web/lib/content.ts'
import { useUnitsWhole } from './use-units-whole.ts'

/** What can be asked for, as a teacher names it: a list of words is an activity with the words of its unit. */
const KIND_NAMES = ['text', 'practice', 'activity', 'words'] as const
export const KINDS = KIND_NAMES.flatMap(kind =>
  LANGUAGES.map(language => ({ kind, language, id: `${kind}-${language}` as const })),
)
export type Kind = (typeof KINDS)[number]

interface Offered {
  readonly id: string
  readonly label: string
  readonly work: Work
}

/** Activities of units are for these, and offered no further away than a grade. */
const isNear = (a: Grade, b: Grade): boolean => far(a, b) <= 1
const far = (a: Grade, b: Grade): number => Math.abs(GRADES.indexOf(a) - GRADES.indexOf(b))

/** An activity that is read aloud is done by reading its text, which is offered as one. */
const isOf = ({ type }: Activity, kind: Kind['kind']): boolean =>
  kind === 'words' ? type === 'vocabulary' : type !== 'vocabulary' && type !== 'voice-reading'

/** All there is to be asked of a group, of the kind and language: what is nearest to its grade first. */
export function useOffered({ kind, language }: Kind, grade: Grade): readonly Offered[] {
  const texts = useTexts(language).data ?? []
  const sounds = useSounds(language).data ?? []
  const isOfUnits = kind === 'activity' || kind === 'words'
  const units = useUnitsWhole(
    unit => isOfUnits && GRADES.some(one => one === unit.grade && isNear(one, grade)),
  )
  if (kind === 'text') return offeredTexts(texts, grade, language)
  if (kind === 'practice')
    return sounds
      .toSorted((a, b) => SOUNDS.indexOf(a.id) - SOUNDS.indexOf(b.id))
      .map(({ id, letters, example }) => ({ id, label: `${letters}: ${example}`, work: { kind, sound: id } }))
  return units
    .toSorted((a, b) => far(a.grade, grade) - far(b.grade, grade) || a.title.localeCompare(b.title, language))
    .flatMap(unit =>
      activitiesOf(unit)
        .filter(activity => activity.language === language && isOf(activity, kind))
        .map(({ id, title }) => ({
          id: `${unit.id}/${id}`,
          label: `${title} (${unit.title})`,
          work: { kind: 'activity', unitId: unit.id, activityId: id },
        })),
    )
}

/** Texts of the group's grade and those beside it, which are open to all of its children. */
const offeredTexts = (
  texts: NonNullable<ReturnType<typeof useTexts>['data']>,
  grade: Grade,
  language: Language,
): readonly Offered[] =>
  texts
    .filter(text => isNear(text.grade, grade))
    .toSorted((a, b) => far(a.grade, grade) - far(b.grade, grade) || a.title.localeCompare(b.title, language))
    .map(({ id, title, words }) => ({
      id,
      label: `${title} (${words})`,
      work: { kind: 'text', textId: id },
    }))
