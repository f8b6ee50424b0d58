import { expect, test } from 'vitest'
import type { Conversation } from '#functions/platform/services/model.ts'
import type { ToldFinding } from '#shared/progress/told-finding.ts'
import { writePage } from './page-writer.ts'
import { SYSTEM } from './prompt.ts'

class Busy extends Error {}
const findings: readonly ToldFinding[] = [
  { id: 'ownWeek', figures: { count: 2, words: 80 } },
  { id: 'ownHard', language: 'es-PR', figures: { percent: 85 } },
  {
    id: 'ownQuestions',
    figures: { right: 7, asked: 9, literal: 4, literalAsked: 5, inferential: 3, inferentialAsked: 4 },
  },
]
const week = { of: ['f1'], es: 'Esta semana lleva 2 lecturas.', en: 'There are 2 readings this week.' }
const hard = { of: ['f2'], es: 'Los textos le quedan difíciles.', en: 'The texts are still too hard.' }
const right = { of: ['f3'], es: 'Contestó bien 7 de 9 preguntas.', en: 'Of 9 questions 7 were right.' }
const invented = { of: ['f1'], es: 'Esta semana lleva 3 lecturas.', en: 'There are 3 readings this week.' }
const page = (...sentences: readonly object[]) => JSON.stringify({ sentences })

async function writing(...answers: readonly (string | Error)[]) {
  const conversations: Conversation[] = []
  const outcome = await writePage(findings, 'student', {
    converse: async conversation => {
      conversations.push({ ...conversation, turns: [...conversation.turns] })
      const answer = answers[conversations.length - 1] ?? 'nothing'
      if (answer instanceof Error) throw answer
      return answer
    },
    isUnavailable: error => error instanceof Busy,
    knows: () => true,
    signal: AbortSignal.timeout(1000),
  })
  return { outcome, conversations }
}

test('a page that stands is taken at once', async () => {
  const { outcome, conversations } = await writing(page(week, hard, right))
  expect(outcome).toMatchObject({ tries: 1, sentences: [{ of: [0] }, { of: [1] }, { of: [2] }] })
  expect(conversations.map(({ system }) => system)).toEqual([SYSTEM])
})

test('what failed is told and written again; the better try is taken, without what does not stand', async () => {
  const { outcome, conversations } = await writing(
    page(week, hard, right, invented),
    page(week, invented),
    page(invented),
  )
  expect(outcome).toMatchObject({ tries: 3, sentences: [{ of: [0] }, { of: [1] }, { of: [2] }] })
  expect(JSON.stringify(outcome)).not.toContain('3 lecturas')
  expect(conversations[1]?.turns[2]?.text).toContain('sentence 4: es-PR: figure: 3 is none of its findings’')
})

test('of two sentences there is no page; of three there is', async () => {
  expect(
    (await writing(page(week, hard, invented), page(week, hard), page(week, hard))).outcome,
  ).toMatchObject({
    refused: 'checks',
    tries: 3,
    problems: ['the page has too few sentences'],
  })
  expect((await writing(page(week, hard), page(week, hard, right))).outcome).toMatchObject({ tries: 2 })
})

test('nobody there is no fault of the page; what stood before is taken all the same', async () => {
  expect((await writing(new Busy())).outcome).toEqual({ refused: 'unavailable', problems: [], tries: 1 })
  expect((await writing(page(week, hard, right, invented), new Busy())).outcome).toMatchObject({
    tries: 2,
    sentences: [{}, {}, {}],
  })
  await expect(writing(new Error('the table is gone'))).rejects.toThrow('the table is gone')
})
