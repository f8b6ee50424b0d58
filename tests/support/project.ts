/** The project of `vitest.config.ts` that a file of tests, named from the root, belongs to. */
export const projectOf = (file: string): string => {
  if (/^tests\/(authorization|journeys)\/[^/]+$/.test(file)) return 'journeys'
  if (file.startsWith('tests/')) return 'house'
  return file.startsWith('web/') ? 'screens' : 'units'
}
