import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHROMIUM_FLAGS, chromiumPath } from '#tests/support/chromium.ts'
import { expect, signIn, test, toResult, withFlags } from './test.ts'

const folder = join(import.meta.dirname, '../../test-results')
const sound = join(folder, 'voice.wav')
mkdirSync(folder, { recursive: true })
writeFileSync(sound, voiceLike({ seconds: 12, sampleRate: 48_000 }))

test.use({
  launchOptions: {
    executablePath: await chromiumPath(),
    args: [
      ...CHROMIUM_FLAGS,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${sound}%noloop`,
    ],
  },
})

// The house's stand-in for Transcribe says Castillos de Arena to the first stream of audio that it is sent.
test('what a microphone hears goes to Transcribe, whose words light up', async ({ page, student }) => {
  await withFlags(page, { transcription: true })
  // A Chromium without a frame names a recogniser of its own, has none, and ends the page that asks it for languages.
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'SpeechRecognition')
    Reflect.deleteProperty(window, 'webkitSpeechRecognition')
  })
  await signIn(page, student)
  const stream = page.waitForEvent('websocket', socket =>
    socket.url().includes('/stream-transcription-websocket'),
  )
  await page.goto('/reading-spanish/castillos-de-arena')
  await page.getByRole('button', { name: 'Léelo en voz alta' }).click()
  const sent = (await stream).waitForEvent('framesent')
  await expect(page.locator('[data-mark=read]').first()).toBeVisible()
  expect((await sent).payload).toBeInstanceOf(Buffer)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Leíste 40 palabras!')
  await toResult(page)
  await expect(page.getByText('Guardada.')).toBeVisible()
})

/** A WAV file (16-bit PCM, mono) of a low tone that swells four times a second, as syllables do. */
function voiceLike({ seconds, sampleRate }: { seconds: number; sampleRate: number }): Buffer {
  const samples = Int16Array.from({ length: seconds * sampleRate }, (_, n) => {
    const at = n / sampleRate
    return 16_000 * Math.sin(2 * Math.PI * 180 * at) * Math.abs(Math.sin(2 * Math.PI * 2 * at))
  })
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.byteLength, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(sampleRate, 24)
  head.writeUInt32LE(sampleRate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.byteLength, 40)
  return Buffer.concat([head, Buffer.from(samples.buffer)])
}
