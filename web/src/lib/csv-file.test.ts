import { expect, test } from 'vitest'
import { csvFile } from './csv-file.ts'

test('a receipt computes nothing in a spreadsheet', async () => {
  const text = await csvFile([['=1+1', '+a', '-b', '@c', 'Ñ, "x"']]).text()
  expect(text).toBe(`"'=1+1","'+a","'-b","'@c","Ñ, ""x"""`)
})
