import type { WordMark } from '#shared/reading/align.ts'
import type { Sentence } from './passage.ts'

/** Where somebody looks: -1 to 1, to the right and down. */
export interface Gaze {
  readonly across: number
  readonly down: number
}
export const STRAIGHT: Gaze = { across: 0, down: 0 }

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** So far away, in pixels, one looks as far aside as one can. */
const FAR = 480

/** Where the eyes go that look from one place to another on the page. */
export function gazeAt(to: Box, from: Box): Gaze {
  const turn = (distance: number) => Math.max(-1, Math.min(1, distance / FAR))
  const middle = ({ x, y, width, height }: Box) => [x + width / 2, y + height / 2] as const
  const [[toX, toY], [fromX, fromY]] = [middle(to), middle(from)]
  return { across: turn(toX - fromX), down: turn(toY - fromY) }
}

/** How many sentences were read to their end, however many words on the way were not. */
export function sentencesRead(sentences: readonly Sentence[], marks: readonly WordMark[]): number {
  const furthest = marks.lastIndexOf('read')
  return sentences.filter(({ from, starts }) => from + starts.length - 1 <= furthest).length
}
