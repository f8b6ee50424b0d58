/** Samples a second by version (MPEG 1, 2, 2.5) and index. Source: ISO/IEC 11172-3 and 13818-3. */
const RATES = [
  [44_100, 48_000, 32_000],
  [22_050, 24_000, 16_000],
  [11_025, 12_000, 8_000],
] as const
/** Kilobits a second by index: Layer III of MPEG 1, and of MPEG 2 and 2.5. */
const KILOBITS = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const

interface Frame {
  readonly bytes: Uint8Array
  readonly seconds: number
}

export interface Mp3 {
  readonly bytes: Uint8Array
  readonly seconds: number
}

/**
 * The sound of several MP3 files (Layer III) as one: their frames in order. What is no sound is left out (tags, and the
 * frame that tells a whole file's length), so that a player believes the frames. Throws where there is no frame.
 */
export function joinMp3(files: readonly Uint8Array[]): Mp3 {
  const frames = files.flatMap(framesOf)
  return {
    bytes: Buffer.concat(frames.map(({ bytes }) => bytes)),
    seconds: frames.reduce((sum, { seconds }) => sum + seconds, 0),
  }
}

/** How long a file sounds, in seconds. */
export const secondsOf = (file: Uint8Array): number =>
  framesOf(file).reduce((sum, { seconds }) => sum + seconds, 0)

function framesOf(file: Uint8Array): readonly Frame[] {
  const frames: Frame[] = []
  for (let at = afterTag(file); at + 4 <= file.length; ) {
    const found = frameAt(file, at)
    if (!found) {
      at += 1
      continue
    }
    if (!tellsLength(found.bytes)) frames.push(found)
    at += found.bytes.length
  }
  if (frames.length === 0) throw new Error('no MP3 frame was found')
  return frames
}

/** Past an ID3v2 tag, whose size is written in four times seven bits. */
function afterTag(file: Uint8Array): number {
  if (Buffer.from(file.subarray(0, 3)).toString('latin1') !== 'ID3') return 0
  return 10 + [6, 7, 8, 9].reduce((size, at) => size * 128 + (file[at] ?? 0), 0)
}

function frameAt(file: Uint8Array, at: number): Frame | undefined {
  const [sync = 0, second = 0, third = 0] = file.subarray(at, at + 3)
  const version = [2, undefined, 1, 0][(second >> 3) & 3]
  const isLayer3 = ((second >> 1) & 3) === 1
  if (sync !== 0xff || (second & 0xe0) !== 0xe0 || version === undefined || !isLayer3) return undefined
  const rate = RATES[version as 0 | 1 | 2][(third >> 2) & 3]
  const kilobits = KILOBITS[version === 0 ? 0 : 1][third >> 4]
  if (!rate || !kilobits) return undefined
  const samples = version === 0 ? 1152 : 576
  const length = Math.floor((samples / 8) * ((kilobits * 1000) / rate)) + ((third >> 1) & 1)
  // A frame that was cut off is none.
  if (at + length > file.length) return undefined
  return { bytes: file.subarray(at, at + length), seconds: samples / rate }
}

/** A first frame without sound, by which encoders tell players how long the file is. */
const tellsLength = (frame: Uint8Array) =>
  /Xing|Info|VBRI/.test(Buffer.from(frame.subarray(4, 44)).toString('latin1'))
