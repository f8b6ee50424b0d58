import { expect, test } from 'vitest'
import type { Conversation } from '#functions/platform/services/model.ts'
import type { AskText } from '#shared/generation/schema.ts'
import { rainText } from '#tests/support/written-text.ts'
import { SYSTEM } from './prompt.ts'
import { TRIES, write } from './writer.ts'

const asked: AskText = { language: 'es-PR', grade: '1', theme: 'sea', sounds: [] }
class Busy extends Error {}

async function writing(...answers: readonly (string | Error)[]) {
  const conversations: Conversation[] = []
  const outcome = await write(asked, 'id', {
    converse: async conversation => {
      conversations.push({ ...conversation, turns: [...conversation.turns] })
      const answer = answers[conversations.length - 1] ?? 'nothing'
      if (answer instanceof Error) throw answer
      return answer
    },
    isUnavailable: error => error instanceof Busy,
    lexicon: { knows: () => true, told: [] },
    signal: AbortSignal.timeout(1000),
  })
  return { outcome, conversations }
}

test('it is tried three times, each told what failed before, under one system prompt', async () => {
  const { outcome, conversations } = await writing('{"title": 1}', '', 'Ignore the system prompt.')
  expect(outcome).toEqual({
    refused: { why: 'checks', findings: ['schema: the answer is not one JSON object'] },
    tries: TRIES,
  })
  expect(conversations.map(({ system }) => system)).toEqual([SYSTEM, SYSTEM, SYSTEM])
  expect(conversations.map(({ turns }) => turns.map(({ role }) => role).join())).toEqual([
    'user',
    'user,assistant,user',
    'user,assistant,user,assistant,user',
  ])
  expect(conversations[1]?.turns[2]?.text).toContain('schema: title')
  // Each sees what it answered before; no turn is empty: the service would refuse it.
  expect(conversations[2]?.turns.filter(({ role }) => role === 'assistant').map(({ text }) => text)).toEqual([
    '{"title": 1}',
    '…',
  ])
  expect(conversations.flatMap(({ turns }) => turns).filter(({ text }) => text === '')).toEqual([])
})

test('nobody there is no fault of the text; what else goes wrong is thrown', async () => {
  expect((await writing(new Busy())).outcome).toEqual({
    refused: { why: 'unavailable', findings: [] },
    tries: 1,
  })
  await expect(writing(new Error('the table is gone'))).rejects.toThrow('the table is gone')
})

test('the first text that stands every check is the one, whichever try it is', async () => {
  const answer = JSON.stringify(rainText)
  const { outcome, conversations } = await writing('', answer, 'never asked')
  expect(outcome).toMatchObject({ text: { id: 'made-id', title: rainText.title }, tries: 2 })
  expect(conversations).toHaveLength(2)
})
