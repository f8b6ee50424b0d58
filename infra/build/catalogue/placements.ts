import { type Finding, type Found, found } from '#shared/catalogue/checks/finding.ts'
import { outside } from '#shared/catalogue/checks/level.ts'
import { checkMarks } from '#shared/catalogue/checks/marks.ts'
import { checkSpelling } from '#shared/catalogue/checks/spelling.ts'
import { wordsIn } from '#shared/catalogue/checks/words.ts'
import type { Band } from '#shared/catalogue/grade-bands.ts'
import type { PlacementSet } from '#shared/catalogue/placement-set.ts'
import { Difficulty, GRADES, type Grade, LANGUAGES } from '#shared/kernel/school.ts'
import type { Dictionaries } from './dictionaries.ts'

/** One to be read, and another of the same where that was read already, or heard badly. */
const OF_EACH = 2

/** Words of a probe: about a quarter of a minute at what the grade aims for. */
const WORDS: Readonly<Record<Grade, Band>> = {
  PK: { from: 4, to: 5 },
  K: { from: 6, to: 9 },
  1: { from: 11, to: 14 },
  2: { from: 13, to: 22 },
  3: { from: 16, to: 27 },
  4: { from: 18, to: 29 },
  5: { from: 18, to: 31 },
}

/** All that has to be mended in the probes of a language. */
export function checkPlacement({ language, probes }: PlacementSet, dictionaries: Dictionaries): Found[] {
  const written = probes.flatMap(({ id, body }) => body.map(line => ({ where: id, written: line })))
  const all = { language, written }
  return [
    ...GRADES.flatMap(grade =>
      Difficulty.options.flatMap(difficulty => {
        const own = probes.filter(one => one.grade === grade && one.difficulty === difficulty)
        return own.length === OF_EACH
          ? []
          : [found('count', `${own.length} ${difficulty} probes of ${grade}`)]
      }),
    ),
    ...probes.flatMap(({ grade, body }) =>
      outside('length', wordsIn(body.join(' ')).length, WORDS[grade], 'words'),
    ),
    ...twice(probes.map(({ id }) => id)),
    ...twice(probes.map(({ body }) => body.join(' '))),
    ...checkMarks(all),
    ...checkSpelling(all, dictionaries),
  ]
}

const twice = (names: readonly string[]): Found[] =>
  names.filter((name, n) => names.indexOf(name) !== n).map(name => found('duplicate', name))

/** Each language has one set. */
export const checkAcrossPlacements = (sets: readonly PlacementSet[]): Finding[] =>
  LANGUAGES.flatMap(language => {
    const count = sets.filter(set => set.language === language).length
    return count === 1 ? [] : [{ id: language, ...found('count', `${count} sets of probes`) }]
  })
