import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ReadingText, TextSummary } from '#shared/catalogue/schema.ts'
import type { Language } from '#shared/kernel/school.ts'

/** A text of the catalogue as the list shows it; `hash` names this version of it. */
const ListedText = z.extend(TextSummary, { hash: z.string() })
export type ListedText = z.output<typeof ListedText>

const TextList = z.object({ texts: z.array(ListedText) })

/** Content is published as files: the list changes, a text never does. */
async function content<S extends z.ZodMiniType>(path: string, schema: S): Promise<z.output<S>> {
  const response = await fetch(`/content/${path}`)
  if (!response.ok) throw new Error(`/content/${path} answered ${response.status}`)
  return z.parse(schema, await response.json())
}

/** The texts of one language, or of both. */
export function useTexts(language?: Language) {
  return useQuery({
    queryKey: ['content/texts'],
    queryFn: () => content('texts.json', TextList),
    select: ({ texts }) => texts.filter(text => !language || text.language === language),
  })
}

/** One version of a text. Without a hash it waits. */
export function useText(hash: string | undefined) {
  return useQuery({
    queryKey: ['content/text', hash],
    queryFn: () => content(`texts/${hash}.json`, ReadingText),
    enabled: hash !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
