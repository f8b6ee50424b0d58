import { AnalysisData, analysedByRules } from './analysis.ts'
import { Data, writtenByRules } from './rules.ts'

/** One message of a conversation, as Converse has it. */
export interface Message {
  readonly role: 'user' | 'assistant'
  readonly content: readonly { readonly text: string }[]
}

const DATA = /<data>\n([\s\S]+?)\n<\/data>/

/** What the rules answer, as JSON: a text, or a page about figures, of the data in the first message; nothing else in a conversation moves them. */
export function answerTo(messages: readonly Message[]): string {
  const [first] = messages
  const [, json = 'null'] = DATA.exec(first?.content.map(({ text }) => text).join('') ?? '') ?? []
  const data = parsed(json)
  const about = AnalysisData.safeParse(data)
  if (about.success) return JSON.stringify(analysedByRules(about.data))
  const text = Data.safeParse(data)
  if (!text.success) return 'I can only write of the data that I am given.'
  return JSON.stringify(writtenByRules(text.data, messages.length))
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
