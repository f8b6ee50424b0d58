import { expect, test } from 'vitest'
import { audioKey, SpeechId, speechId, spokenOf } from './speech.ts'
import { costOf, shelfOf } from './voices.ts'

test('one word alone is said in small letters and without its marks, a text as it is', () => {
  expect(spokenOf(' ¡Coquí! ')).toBe('coquí')
  expect(spokenOf('COQUI\u0301')).toBe('coquí')
  expect(spokenOf(' ¡Hola, Coquí! ')).toBe('¡Hola, Coquí!')
  expect(spokenOf('…')).toBe('…')
})

test('the same text has the same name everywhere, another text another', async () => {
  expect(await speechId('sol')).toBe('8db59feb4d217f26c79d6e76eea6ff80')
  expect(await speechId('pan')).toBe('00e37ffae0562ab6818d8f4f97457ac5')
  expect(await speechId('¡Sol!')).toBe(await speechId('sol'))
  expect(await speechId('El sol')).not.toBe(await speechId('sol'))
  expect(SpeechId.safeParse(await speechId('sol')).success).toBe(true)
  for (const not of ['', 'A'.repeat(32), 'a'.repeat(31), 'a'.repeat(33), `g${'a'.repeat(31)}`])
    expect(SpeechId.safeParse(not).success).toBe(false)
})

test('audio lies on the shelf of its voice', () => {
  expect([shelfOf('es-PR'), shelfOf('en-US')]).toEqual(['lupe-neural-1', 'ivy-neural-1'])
  expect(audioKey('lupe-neural-1', 'id', 'mp3')).toBe('audio/lupe-neural-1/id.mp3')
  expect(audioKey('lupe-neural-1', 'id', 'json')).toBe('audio/lupe-neural-1/id.json')
  expect(costOf(1_000_000)).toBe(16)
  expect(costOf(500)).toBe(0.008)
})
