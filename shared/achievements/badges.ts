import type { Counter } from './counters.ts'

export const FAMILIES = ['reading', 'fluency', 'constancy', 'languages', 'writing', 'helping'] as const
export type Family = (typeof FAMILIES)[number]

/** A badge is earned when its counter is `at`. Its words are `badges.<badgeId>`, its drawing has its name. */
export interface BadgeDefinition {
  readonly badgeId: string
  readonly family: Family
  readonly counter: Counter
  readonly at: number
}

type Steps = readonly (readonly [badgeId: string, counter: Counter, at: number])[]
const of = (family: Family, steps: Steps): readonly BadgeDefinition[] =>
  steps.map(([badgeId, counter, at]) => ({ badgeId, family, counter, at }))

/** Every badge, by family and from the first to the last. */
export const BADGES: readonly BadgeDefinition[] = [
  ...of('reading', [
    ['primer-libro', 'readings', 1],
    ['bulto-lleno', 'readings', 10],
    ['estante', 'readings', 30],
    ['librero', 'readings', 75],
    ['biblioteca', 'readings', 150],
    ['cien-palabras', 'words', 100],
    ['mil-palabras', 'words', 1000],
    ['mar-de-palabras', 'words', 10_000],
    ['manos-a-la-obra', 'activities', 5],
    ['todo-terreno', 'activities', 25],
  ]),
  ...of('fluency', [
    ['voz-clara', 'aloud', 1],
    ['microfono', 'aloud', 20],
    ['oido-fino', 'accurate', 1],
    ['blanco', 'accurate', 10],
    ['diana-de-oro', 'accurate', 40],
    ['chiringa', 'paced', 1],
    ['velero', 'paced', 10],
    ['cometa', 'paced', 40],
    ['gota-de-agua', 'flawless', 1],
    ['cristal', 'flawless', 10],
    ['lengua-agil', 'rounds', 5],
    ['maraca', 'rounds', 25],
  ]),
  ...of('constancy', [
    ['tres-soles', 'streak', 3],
    ['semana', 'streak', 7],
    ['dos-semanas', 'streak', 14],
    ['mes', 'streak', 30],
    ['primer-retono', 'activeDays', 5],
    ['arbolito', 'activeDays', 20],
    ['flamboyan', 'activeDays', 60],
    ['ceiba', 'activeDays', 120],
  ]),
  ...of('languages', [
    ['hola', 'spanish', 1],
    ['pava-lectora', 'spanish', 25],
    ['hello', 'english', 1],
    ['guagua-bilingue', 'english', 25],
    ['puente', 'bilingualDays', 1],
    ['dos-alas', 'bilingualDays', 5],
    ['mundo', 'bilingualDays', 20],
  ]),
  ...of('writing', [
    ['idea', 'invented', 1],
    ['lapiz', 'invented', 3],
    ['tintero', 'invented', 8],
    ['pergamino', 'invented', 15],
    ['libro-propio', 'invented', 30],
  ]),
  ...of('helping', [
    ['mano-amiga', 'cheers', 1],
    ['aplauso', 'cheers', 10],
    ['serenata', 'cheers', 30],
    ['fogata', 'cheers', 80],
    ['dos-coquies', 'friends', 1],
    ['hamaca', 'friends', 3],
    ['ronda', 'friends', 6],
  ]),
]

const byId = new Map(BADGES.map(badge => [badge.badgeId, badge]))

/** Undefined where there is none of that name. */
export const badgeOf = (badgeId: string): BadgeDefinition | undefined => byId.get(badgeId)
