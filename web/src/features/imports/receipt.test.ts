import { expect, test } from 'vitest'
import { receiptCsv } from './receipt.ts'

test('a receipt computes nothing in a spreadsheet', async () => {
  const text = await receiptCsv([['=1+1', '+a', '-b', '@c', 'Ñ, "x"']]).text()
  expect(text).toBe(`"'=1+1","'+a","'-b","'@c","Ñ, ""x"""`)
})
