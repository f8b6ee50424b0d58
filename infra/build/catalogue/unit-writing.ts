import type { Written } from '#shared/catalogue/checks/words.ts'
import { activitiesOf, questionsOf, type Unit } from '#shared/catalogue/unit.ts'

/** Every string of a unit. */
export function* writtenInUnit(unit: Unit): Generator<Written> {
  const { title, description, bigIdea, essentialQuestions, standards } = unit
  for (const written of [title, description, bigIdea, ...essentialQuestions]) yield { where: 'unit', written }
  for (const standard of standards) {
    for (const written of [standard.title, standard.description]) yield { where: standard.id, written }
    for (const { id, description } of standard.expectations) yield { where: id, written: description }
  }
  for (const activity of activitiesOf(unit)) {
    const { instructions, materials = [], vocabulary } = activity
    const goal = activity.type === 'voice-reading' ? [activity.voiceReadingConfig.fluencyGoal] : []
    const words = vocabulary.flatMap(({ term, definition, example }) => [term, definition, example])
    const all = [activity.title, activity.description, ...instructions, ...materials, ...words, ...goal]
    for (const written of all) yield { where: activity.id, written }
    for (const asked of questionsOf(activity)) {
      const answers = asked.type === 'multiple-choice' ? asked.options : asked.rubric.map(r => r.description)
      for (const written of [asked.question, asked.hint, ...answers])
        yield { where: `${activity.id} ${asked.id}`, written }
    }
  }
}
