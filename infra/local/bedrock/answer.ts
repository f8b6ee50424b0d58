import { Data, writtenByRules } from './rules.ts'

/** One message of a conversation, as Converse has it. */
export interface Message {
  readonly role: 'user' | 'assistant'
  readonly content: readonly { readonly text: string }[]
}

const DATA = /<data>\n([\s\S]+?)\n<\/data>/

/** What the rules answer: a text as JSON, of the data in the first message; nothing else in a conversation moves them. */
export function answerTo(messages: readonly Message[]): string {
  const [first] = messages
  const [, json = 'null'] = DATA.exec(first?.content.map(({ text }) => text).join('') ?? '') ?? []
  const data = Data.safeParse(parsed(json))
  if (!data.success) return 'I can only write reading texts of the data that I am given.'
  return JSON.stringify(writtenByRules(data.data, messages.length))
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
