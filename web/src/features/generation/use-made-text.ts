import { useMemo } from 'react'
import { type ListedText, ReadingText } from '#shared/catalogue/schema.ts'
import { summaryOf } from '#shared/catalogue/text-summary.ts'
import { getText } from '#shared/generation/routes.ts'
import type { Theme } from '#shared/generation/schema.ts'
import { useRead } from '#web/lib/query.ts'

interface MadeText {
  readonly listed: ListedText
  readonly text: ReadingText
  readonly modelId: string
  readonly theme: Theme
}

/** A text that was made for this child, as the reading screen takes any text. */
export function useMadeText(textId: string): {
  readonly made: MadeText | undefined
  readonly isMissing: boolean
} {
  const { data, isError } = useRead(getText, { path: { textId } })
  const made = useMemo(() => {
    if (!data) return undefined
    const text = ReadingText.parse(JSON.parse(data.json))
    const { textHash = '', modelId = '', theme } = data.text
    return { text, listed: { ...summaryOf(text), hash: textHash }, modelId, theme }
  }, [data])
  return { made, isMissing: isError }
}
