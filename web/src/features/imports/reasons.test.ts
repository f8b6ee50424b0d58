import { expect, test } from 'vitest'
import { ROSTER_ROW_PROBLEMS } from '#shared/identity/roster-import-routes.ts'
import { IMPORT_PROBLEMS, ROW_PROBLEMS } from '#shared/kernel/import.ts'
import { SCHOOL_ROW_PROBLEMS } from '#shared/schools/import-routes.ts'
import texts from '#web/i18n/es/imports.json'

test('every reason why something was refused has its words, and no other', () => {
  const { problems, reasons } = texts
  const sorted = (names: readonly string[]) => [...names].sort()
  expect(Object.keys(problems).sort()).toEqual(sorted(IMPORT_PROBLEMS))
  expect(Object.keys(reasons.rows).sort()).toEqual(sorted(ROW_PROBLEMS))
  expect(Object.keys(reasons.schools).sort()).toEqual(sorted(SCHOOL_ROW_PROBLEMS))
  expect(Object.keys(reasons.roster).sort()).toEqual(sorted(ROSTER_ROW_PROBLEMS))
})
