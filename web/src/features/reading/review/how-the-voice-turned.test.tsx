// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Intonation } from '#shared/reading/tone.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { HowTheVoiceTurned } from './how-the-voice-turned.tsx'

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces('reading')
})
afterEach(cleanup)

const none = { rose: 0, fell: 0, level: 0 }
const silent: Intonation = { statement: none, yesNo: none, asking: none, untold: 0 }
const told = (intonation: Intonation | null) =>
  render(<HowTheVoiceTurned intonation={intonation} />).container.textContent

test('the teacher reads counts of each kind of end, what could not be measured, and that no question is wrong', () => {
  const intonation = {
    statement: { rose: 1, fell: 4, level: 0 },
    yesNo: { rose: 0, fell: 1, level: 0 },
    asking: none,
    untold: 2,
  }
  expect(told(intonation)).toBe(
    'Entonación al final: afirmaciones, baja 4 veces y sube 1 vez; preguntas de sí o no, baja 1 vez. ' +
      '2 finales no se pudieron medir. En la isla, una pregunta de sí o no puede subir o bajar: ninguna es un error.',
  )
})

test('nothing is said of a reading without a measured voice, and that it cannot be told of a whisper', () => {
  expect(told(null)).toBe('')
  expect(told(silent)).toBe('')
  expect(told({ ...silent, untold: 3 })).toContain('no se puede saber')
})
