import { expect, test } from 'vitest'
import { joinMp3, secondsOf } from './mp3.ts'

/** A frame as Polly's neural voices give it: MPEG 2, 24,000 samples a second, 48 kilobits, mono; 24 ms, 144 bytes. */
const frame = (fill: number) => Buffer.from([0xff, 0xf3, 0x64, 0xc4, ...Array(140).fill(fill)])
const sound = (...fills: number[]) => Buffer.concat(fills.map(frame))
/** A tag of 288 bytes, 2 × 128 + 32, that are themselves two frames. */
const tag = Buffer.concat([Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 2, 32]), sound(8, 9)])
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

/** A header of four bytes and nothing but zeros, of so many bytes in all. */
const framed = (second: number, third: number, length: number) => {
  const bytes = Buffer.alloc(length)
  bytes.set([0xff, second, third])
  return bytes
}

test.each([
  // ISO/IEC 11172-3: 144 times the bits over the samples a second, and a byte where the frame is padded.
  ['MPEG 1, 128 kbit, 44,100', 0xfb, 0x90, 417, 1152 / 44_100],
  ['the same, padded', 0xfb, 0x92, 418, 1152 / 44_100],
  ['MPEG 1, 320 kbit, 48,000', 0xfb, 0xe4, 960, 1152 / 48_000],
  ['MPEG 2, 64 kbit, 22,050', 0xf3, 0x80, 208, 576 / 22_050],
  ['MPEG 2.5, 8 kbit, 8,000', 0xe3, 0x18, 72, 576 / 8000],
])('a frame of %s is as long as its header says', (_, second, third, length, seconds) => {
  const one = framed(second, third, length)
  const { bytes, seconds: all } = joinMp3([Buffer.concat([one, one])])
  expect(bytes).toEqual(Buffer.concat([one, one]))
  expect(all).toBeCloseTo(2 * seconds)
  // One byte less is no frame.
  expect(() => joinMp3([one.subarray(0, length - 1)])).toThrow('no MP3 frame')
})

test.each([
  ['another first byte', 0xfe, 0xfb, 0x90],
  ['half a sync word', 0xff, 0x7b, 0x90],
  ['a version that is none', 0xff, 0xeb, 0x90],
  ['Layer II', 0xff, 0xfd, 0x90],
  ['a rate that is none', 0xff, 0xfb, 0x9c],
  ['a bit rate that is none', 0xff, 0xfb, 0xf0],
])('%s begins no frame', (_, first, second, third) => {
  const bytes = Buffer.alloc(2000)
  bytes.set([first, second, third])
  expect(() => joinMp3([bytes])).toThrow('no MP3 frame')
})

test('what stands between two frames is left out, and a tag’s size is four times seven bits', () => {
  const noise = Buffer.from([1, 2, 3])
  expect(joinMp3([Buffer.concat([noise, sound(1), noise, sound(2)])]).bytes).toEqual(sound(1, 2))
  // 115 frames in the tag: 1 × 128² + 1 × 128 + 48 bytes.
  const long = Buffer.concat([
    Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 1, 1, 48]),
    sound(...Array.from({ length: 115 }, () => 7)),
  ])
  expect(joinMp3([Buffer.concat([long, sound(5)])]).bytes).toEqual(sound(5))
  // The mark of a length stands near a frame's begin; in the sound itself it is sound.
  const late = frame(0)
  late.write('Xing', 60)
  expect(joinMp3([late]).bytes).toEqual(late)
})
