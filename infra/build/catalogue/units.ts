import { type Finding, type Found, found } from '#shared/catalogue/checks/finding.ts'
import { checkMarks } from '#shared/catalogue/checks/marks.ts'
import { giveaways } from '#shared/catalogue/checks/questions.ts'
import { checkSpelling } from '#shared/catalogue/checks/spelling.ts'
import { bodyWords, wordsIn } from '#shared/catalogue/checks/words.ts'
import { faceOf } from '#shared/catalogue/cover.ts'
import type { ReadingText } from '#shared/catalogue/schema.ts'
import {
  type Activity,
  type AssessmentQuestion,
  activitiesOf,
  questionsOf,
  textOf,
  type Unit,
} from '#shared/catalogue/unit.ts'
import { GRADES, type Grade, LANGUAGES } from '#shared/kernel/school.ts'
import { checkArithmetic } from './arithmetic.ts'
import type { Dictionaries } from './dictionaries.ts'
import { namedIn } from './named-in.ts'
import { checkTargets } from './targets.ts'
import { writtenInUnit } from './unit-writing.ts'

/** All that has to be mended in one unit. */
export function checkUnit(
  unit: Unit,
  texts: ReadonlyMap<string, ReadingText>,
  dictionaries: Dictionaries,
): Found[] {
  const activities = activitiesOf(unit)
  const writing = { language: unit.language, written: [...writtenInUnit(unit)] }
  return [
    ...unit.standards
      .filter(({ id, grade, cycle }) => grade !== unit.grade || cycle !== unit.cycle || id[0] !== unit.grade)
      .map(({ id }) => found('schema', `standard ${id} is not of the unit's grade and cycle`)),
    ...activities
      .filter(({ language }) => language !== unit.language)
      .map(({ id }) => found('schema', `activity ${id} is not in the unit's language`)),
    ...kindsIn(activities),
    ...drawnOf(unit),
    ...activities.flatMap(activity => [
      ...choicesIn(activity).map(detail => found('questions', `${activity.id}: ${detail}`)),
      ...readIn(activity, unit, texts),
    ]),
    ...checkArithmetic(unit),
    ...checkMarks(writing),
    ...checkSpelling(writing, dictionaries),
  ]
}

/** Activities that a unit has, and kinds of them. */
const LEAST = { activities: 4, kinds: 4 } as const

function kindsIn(activities: readonly Activity[]): Found[] {
  const kinds = new Set(activities.map(({ type }) => type))
  return activities.length >= LEAST.activities && kinds.size >= LEAST.kinds
    ? []
    : [found('count', `${activities.length} activities of ${kinds.size} kinds`)]
}

/** A unit has a picture, and its own has all that its title names. */
function drawnOf({ title, language, cover, heroImage }: Unit): Found[] {
  if (cover === undefined) return heroImage === undefined ? [found('cover', 'it has no picture')] : []
  return namedIn(title, language)
    .filter(part => !cover.parts.includes(part))
    .map(part => found('cover', `its title names what is not in its picture: ${part}`))
}

function choicesIn(activity: Activity): string[] {
  const questions = questionsOf(activity)
  const twice = new Set(questions.map(({ id }) => id)).size < questions.length ? ['two ids are the same'] : []
  return [...twice, ...giveaways(questions.filter(question => question.type === 'multiple-choice'))]
}

/** An activity that is read has its text, of a grade that its children can read, and says the text's own targets. */
function readIn(activity: Activity, unit: Unit, texts: ReadonlyMap<string, ReadingText>): Found[] {
  const id = textOf(activity)
  if (id === undefined) return []
  const text = texts.get(id)
  const where = `${activity.id}: «${id}»`
  if (!text) return [found('text', `${where} is no text`)]
  const isOfUnit =
    text.language === activity.language && GRADES.indexOf(text.grade) <= GRADES.indexOf(unit.grade)
  const wrong = isOfUnit ? [] : [found('text', `${where} is of another language or a higher grade`)]
  if (activity.type !== 'voice-reading') return wrong
  const { wpmTarget, accuracyTarget, vocabularyFocus, pronunciationFocus } = activity.voiceReadingConfig
  if (wpmTarget !== text.wpmTarget || accuracyTarget !== text.accuracyTarget)
    wrong.push(found('target', `${where} has other targets itself`))
  const body = new Set(bodyWords(text))
  const sounds = new Set(text.pronunciationFocus.map(({ sound }) => sound))
  return [
    ...wrong,
    ...checkTargets({ ...text, grade: unit.grade, wpmTarget, accuracyTarget }),
    ...vocabularyFocus
      .filter(term => !wordsIn(term).every(word => body.has(word)))
      .map(term => found('vocabulary', `${where} does not say «${term}»`)),
    ...pronunciationFocus
      .filter(sound => !sounds.has(sound))
      .map(sound => found('pronunciation', `${where} does not teach «${sound}»`)),
  ]
}

/** Units that a grade has in each language, from kindergarten on. */
const A_GRADE_HAS = 4
const WITHOUT_UNITS: readonly Grade[] = ['PK']

/** How many units each grade has in each language. */
export const unitCounts = (units: readonly Unit[]) =>
  GRADES.filter(grade => !WITHOUT_UNITS.includes(grade)).flatMap(grade =>
    LANGUAGES.map(language => ({
      grade,
      language,
      count: units.filter(unit => unit.grade === grade && unit.language === language).length,
    })),
  )

/** What only all units together show: too few of them, the same id, title, picture or question twice. */
export function checkAcrossUnits(units: readonly Unit[]): Finding[] {
  const standards = units.flatMap(unit => unit.standards.map(standard => ({ unit, standard })))
  const activities = units.flatMap(unit => activitiesOf(unit).map(activity => ({ unit, activity })))
  return [
    ...unitCounts(units)
      .filter(({ count }) => count < A_GRADE_HAS)
      .map(({ grade, language, count }) => ({
        id: `${grade} ${language}`,
        ...found('count', `${count} units; at least ${A_GRADE_HAS}`),
      })),
    ...twice(
      units,
      unit => unit.title.toLowerCase(),
      unit => unit.id,
      'title',
    ),
    ...twice(
      units,
      ({ grade, city, cover, heroImage }) => `${grade} ${cover ? faceOf(cover) : (heroImage ?? city)}`,
      unit => unit.id,
      'picture',
    ),
    ...twice(
      standards,
      ({ standard }) => standard.id,
      ({ unit }) => unit.id,
      'standard',
    ),
    ...twice(
      activities,
      ({ activity }) => activity.id,
      ({ unit }) => unit.id,
      'activity',
    ),
    ...twice(
      activities,
      ({ activity }) => activity.title.toLowerCase(),
      ({ unit }) => unit.id,
      'title',
    ),
    ...twice(
      activities.flatMap(({ unit, activity }) =>
        questionsOf(activity).map(question => ({ unit, question: askedOf(question) })),
      ),
      ({ question }) => question,
      ({ unit }) => unit.id,
      'question',
    ),
  ]
}

/** The same words about another picture, or with other options, are another question. */
const askedOf = (question: AssessmentQuestion) =>
  JSON.stringify([
    question.question.toLowerCase(),
    question.picture,
    question.type === 'multiple-choice' ? question.options.toSorted() : [],
  ])

function twice<T>(
  all: readonly T[],
  keyOf: (one: T) => string,
  idOf: (one: T) => string,
  what: string,
): Finding[] {
  const seen = new Set<string>()
  return all.flatMap(one => {
    const key = keyOf(one)
    const isSeen = seen.has(key)
    seen.add(key)
    return isSeen ? [{ id: idOf(one), ...found('duplicate', `${what} «${key}» is there already`) }] : []
  })
}
