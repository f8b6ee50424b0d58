import { type Finding, type Found, found } from '#shared/catalogue/checks/finding.ts'
import { checkMarks } from '#shared/catalogue/checks/marks.ts'
import { giveaways } from '#shared/catalogue/checks/questions.ts'
import { checkSpelling } from '#shared/catalogue/checks/spelling.ts'
import { bodyWords, wordsIn } from '#shared/catalogue/checks/words.ts'
import type { ReadingText } from '#shared/catalogue/schema.ts'
import {
  type Activity,
  type AssessmentQuestion,
  activitiesOf,
  questionsOf,
  textOf,
  type Unit,
} from '#shared/catalogue/unit.ts'
import { GRADES } from '#shared/kernel/school.ts'
import { checkArithmetic } from './arithmetic.ts'
import type { Dictionaries } from './dictionaries.ts'
import { checkTargets } from './targets.ts'
import { writtenInUnit } from './unit-writing.ts'

/** All that has to be mended in one unit. */
export function checkUnit(
  unit: Unit,
  texts: ReadonlyMap<string, ReadingText>,
  dictionaries: Dictionaries,
): Found[] {
  const activities = activitiesOf(unit)
  const writing = { language: 'es-PR', written: [...writtenInUnit(unit)] } as const
  return [
    ...unit.standards
      .filter(({ id, grade, cycle }) => grade !== unit.grade || cycle !== unit.cycle || id[0] !== unit.grade)
      .map(({ id }) => found('schema', `standard ${id} is not of the unit's grade and cycle`)),
    ...activities.flatMap(activity => [
      ...choicesIn(activity).map(detail => found('questions', `${activity.id}: ${detail}`)),
      ...readIn(activity, unit, texts),
    ]),
    ...checkArithmetic(unit),
    ...checkMarks(writing),
    ...checkSpelling(writing, dictionaries),
  ]
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

/** What only all units together show: the same id, title or question twice. */
export function checkAcrossUnits(units: readonly Unit[]): Finding[] {
  const standards = units.flatMap(unit => unit.standards.map(standard => ({ unit, standard })))
  const activities = units.flatMap(unit => activitiesOf(unit).map(activity => ({ unit, activity })))
  return [
    ...twice(
      units,
      unit => unit.title.toLowerCase(),
      unit => unit.id,
      'title',
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
