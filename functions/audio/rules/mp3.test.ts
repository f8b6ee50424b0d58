import { expect, test } from 'vitest'
import { joinMp3, secondsOf } from './mp3.ts'

/** A frame as Polly's neural voices give it: MPEG 2, 24,000 samples a second, 48 kilobits, mono; 24 ms, 144 bytes. */
const frame = (fill: number) => Buffer.from([0xff, 0xf3, 0x64, 0xc4, ...Array(140).fill(fill)])
const sound = (...fills: number[]) => Buffer.concat(fills.map(frame))
/** A tag of 300 bytes that itself looks like a frame. */
const tag = Buffer.concat([Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 2, 44]), Buffer.alloc(300, 0xff)])
const lengthFrame = (name: string) => {
  const bytes = frame(0)
  bytes.write(name, 13)
  return bytes
}

test('the frames of several files are one sound, as long as all of them', () => {
  const { bytes, seconds } = joinMp3([sound(1, 2, 3), sound(4, 5)])
  expect(bytes).toEqual(sound(1, 2, 3, 4, 5))
  expect(seconds).toBeCloseTo(5 * 0.024)
  expect(secondsOf(sound(1, 2, 3))).toBeCloseTo(3 * 0.024)
})

test.each(['Xing', 'Info', 'VBRI'])('tags and the frame that tells a length (%s) are no sound', name => {
  const end = Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125)])
  const file = Buffer.concat([tag, lengthFrame(name), sound(1, 2), end])
  expect(joinMp3([file, file]).bytes).toEqual(sound(1, 2, 1, 2))
})

test('a frame that was cut off is left out, and what holds no frame is refused', () => {
  expect(joinMp3([Buffer.concat([sound(1), frame(2).subarray(0, 100)])]).bytes).toEqual(sound(1))
  expect(() => joinMp3([Buffer.from('no sound')])).toThrow('no MP3 frame')
})
