// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import castle from '#shared/catalogue/content/texts/castillos-de-arena.json' with { type: 'json' }
import { ReadingText } from '#shared/catalogue/schema.ts'
import { usePagePictures } from './use-page-pictures.ts'

afterEach(cleanup)

const text = ReadingText.parse(castle)

test('a picture book has a picture a page; another version of it, another grade and a made text have none', async () => {
  const { result, rerender } = renderHook(usePagePictures, { initialProps: text })
  expect(result.current).toBeUndefined()
  await waitFor(() => expect(result.current).toHaveLength(text.body.length), { timeout: 20_000 })
  for (const other of [
    { ...text, body: text.body.slice(1) },
    { ...text, grade: '1' as const },
    { ...text, id: 'made' },
  ]) {
    rerender(other)
    await waitFor(() => expect(result.current).toBeUndefined(), { timeout: 20_000 })
    rerender(text)
    await waitFor(() => expect(result.current).toHaveLength(text.body.length), { timeout: 20_000 })
  }
})
