import type { Person } from '#shared/catalogue/cover.ts'
import type { Hair, Look, Pose } from '#shared/catalogue/scenes/people.ts'
import { o } from '#web/ui/art/covers/shape.ts'
import { paint } from '#web/ui/art/scenes/paint.ts'
import { type Box, type Drawn, fill, line, moved, round, tones } from './drawing.ts'
import { type Face, type Posture, postures } from './poses.ts'

const skins = ['#f5d3b0', '#e5b485', '#cc9263', '#ab7149', '#85533a', '#5d3a29']
const hairs = ['#a8703c', '#6b4226', '#3b261b', '#2b1d16', '#211713', '#17110f']
const GREY = '#dfe3e6'

/** A body's measures: legs and trunk, the head's radius, how thick limbs and trunk are. */
interface Body {
  readonly leg: number
  readonly trunk: number
  readonly head: number
  readonly limb: number
  readonly girth: number
}
const child: Body = { leg: 32, trunk: 25, head: 19, limb: 9, girth: 23 }
const adult: Body = { leg: 50, trunk: 38, head: 18, limb: 11, girth: 30 }
const bodies: Readonly<Record<Person, Body>> = {
  baby: { leg: 16, trunk: 17, head: 17, limb: 9, girth: 22 },
  girl: child,
  boy: child,
  woman: { ...adult, girth: 27 },
  man: { ...adult, leg: 52, girth: 32 },
  grandma: { ...adult, leg: 42, girth: 32 },
  grandpa: { ...adult, leg: 46 },
}

type Point = readonly [number, number]
const from = ([x, y]: Point, angle: number, length: number): Point => {
  const turn = (angle * Math.PI) / 180
  return [x + Math.sin(turn) * length, y + Math.cos(turn) * length]
}
const path = (...points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`

/** Somebody as drawn with the feet at 0,0, looking to the right. */
export interface Figure {
  readonly of: readonly Drawn[]
  /** What lies before all else of the body: the arm whose hand holds something, unless it is raised. */
  readonly front: readonly Drawn[]
  readonly box: Box
  readonly hand: Point
  readonly crown: Point
  /** The whole body's turn about the hips, in degrees. */
  readonly turn: number
}

/** Draws somebody who looks and does as told. */
export function figureOf(look: Look, pose: Pose, face?: Face): Figure {
  const body = bodies[look.kind]
  const { leg, trunk, head, limb, girth } = body
  const told = postures[pose]
  const posture: Posture = look.hasWheels ? seated(told) : told
  const skin = skins[look.shade - 1] ?? skins[2] ?? ''
  const [top, topShade] = tones[look.top] ?? ['', '']
  const [bottom, bottomShade] = tones[look.bottom] ?? ['', '']
  const air = (posture.air ?? 0) * leg
  const hips: Point = [0, -(posture.hips ?? 1) * leg - air]
  const lean = posture.lean ?? 0
  const shoulders = from(hips, 180 - lean, trunk)
  const skull = from(shoulders, 180 - lean * 1.2, head + 3)
  const half = leg / 2
  const legOf = (hip: Point, [thigh, shin]: readonly [number, number]) => {
    const knee = from(hip, thigh, half)
    return [hip, knee, from(knee, shin, half)] as const
  }
  const armLength = (look.kind === 'baby' ? 0.55 : 0.48) * (trunk + (look.kind === 'baby' ? 6 : 12))
  const armOf = ([upper, lower]: readonly [number, number], aside: number) => {
    const shoulder: Point = [shoulders[0] + aside, shoulders[1] + 4]
    const elbow = from(shoulder, upper, armLength)
    return [shoulder, elbow, from(elbow, lower, armLength)] as const
  }
  const isShort = look.kind === 'girl' || look.kind === 'boy' || look.kind === 'baby' || look.isSkirted
  const drawLeg = (points: readonly [Point, Point, Point], colour: string) => {
    const [hip, knee, foot] = points
    const shoe = from(foot, 90, 2.5)
    return [
      line(isShort ? skin : colour, limb, path(hip, knee, foot)),
      ...(look.isSkirted
        ? []
        : [line(colour, limb + 1.5, path(hip, isShort ? between(hip, knee, 0.75) : knee))]),
      fill(paint.dark, o(round(shoe[0]), round(shoe[1] - 1), limb * 0.72, limb * 0.5)),
    ]
  }
  const drawArm = ([shoulder, elbow, hand]: readonly [Point, Point, Point], colour: string) => [
    line(skin, limb - 1.5, path(shoulder, elbow, hand)),
    line(colour, limb, path(shoulder, between(shoulder, elbow, 0.8))),
    fill(skin, o(round(hand[0]), round(hand[1]), limb * 0.6)),
  ]
  const nearArm = armOf(posture.near, 2)
  const farArm = armOf(posture.far, -2)
  const nearLeg = legOf([hips[0] + 2, hips[1]], posture.nearLeg)
  const farLeg = legOf([hips[0] - 3, hips[1]], posture.farLeg)
  // A raised arm is behind the face.
  const isRaised = Math.abs(posture.near[0]) >= 120
  const whole: Drawn[] = [
    ...(look.hasWheels ? wheelchair(hips[1]) : []),
    ...drawLeg(farLeg, bottomShade),
    ...drawArm(farArm, topShade),
    moved(skull[0], skull[1], head / 20, hairBehind(look.hair, hairColour(look))),
    ...drawLeg(nearLeg, bottom),
    ...(look.isSkirted ? [fill(bottom, skirt(hips, shoulders, girth, nearLeg[1], farLeg[1]))] : []),
    ...(look.isSkirted
      ? []
      : [line(bottom, girth - 3, path(from(hips, 180 - lean, 5), from(hips, 180 - lean, 1)))]),
    line(top, girth, path(from(hips, 180 - lean, girth / 2 - 2), from(shoulders, -lean, girth / 2 - 3))),
    line(skin, head * 0.5, path(from(shoulders, -lean, 1), skull)),
    ...(isRaised ? drawArm(nearArm, top) : []),
    moved(skull[0], skull[1], head / 20, headOf(look, skin, face ?? posture.face ?? 'smile'), lean * 0.5),
    ...(look.hasWheels ? wheel(hips[1]) : []),
  ]
  const hand = nearArm[2]
  const crown: Point = from(skull, 180 - lean, head * 0.78)
  const turn = posture.turn ?? 0
  const reach = [
    skull[0] - head,
    skull[0] + head,
    nearArm[1][0],
    hand[0],
    farArm[2][0],
    nearLeg[2][0],
    farLeg[2][0],
  ]
  const wide = look.hasWheels ? [-26, 26] : [-girth / 2, girth / 2]
  const box: Box = {
    left: Math.min(...reach, ...wide) - 3,
    right: Math.max(...reach, ...wide) + 3,
    top: Math.min(skull[1] - head - 4, hand[1] - 4, farArm[2][1] - 4),
    bottom: 0,
  }
  const front = isRaised ? [] : drawArm(nearArm, top)
  if (turn === 0) return { of: whole, front, box, hand, crown, turn }
  // Who lies or stands on the head turns about the ground below: the box is what that leaves.
  const size = { long: -box.top, wide: box.right - box.left }
  const upsideDown = Math.abs(turn) > 120
  return {
    of: whole,
    front,
    hand,
    crown,
    turn,
    box: upsideDown ? box : { left: -size.long / 2, right: size.long / 2, top: -size.wide * 0.8, bottom: 0 },
  }
}

const seated = (posture: Posture): Posture => ({
  ...posture,
  nearLeg: [82, 10],
  farLeg: [86, 14],
  hips: 0.82,
  air: 0,
  turn: 0,
  lean: Math.min(posture.lean ?? 0, 12),
})
const between = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
]

const wheelchair = (hips: number): Drawn[] => [
  line(paint.greyShade, 4, `M-16 ${round(hips - 24)}V${round(hips + 4)}H16L22 -6H28`),
  fill(paint.dark, o(22, -5, 5)),
]
const wheel = (hips: number): Drawn[] => [
  line(paint.dark, 3.5, o(-3, round(hips / 2 - 1), round(-hips / 2 - 1))),
  line(
    paint.grey,
    1.5,
    `M-3 ${round(hips + 3)}V-3M${round(-3 + hips / 2 + 3)} ${round(hips / 2)}h${round(-hips - 6)}`,
  ),
]

function skirt([x, y]: Point, [topX, topY]: Point, girth: number, near: Point, far: Point) {
  const hem = Math.max(near[1], far[1], y + 6)
  const [left, right] = [
    Math.min(near[0], far[0], x - girth * 0.5) - 5,
    Math.max(near[0], far[0], x + girth * 0.5) + 5,
  ]
  const waistX = x + (topX - x) * 0.25
  const waistY = y + (topY - y) * 0.3
  return `M${round(waistX - girth * 0.42)} ${round(waistY)}L${round(left)} ${round(hem)}Q${round((left + right) / 2)} ${round(hem + 6)} ${round(right)} ${round(hem)}L${round(waistX + girth * 0.42)} ${round(waistY)}z`
}

const hairColour = (look: Look) => (look.isGrey ? GREY : (hairs[look.shade - 1] ?? ''))

/** Around a head of radius 20 at 0,0: what lies behind it. */
function hairBehind(hair: Hair, colour: string): Drawn[] {
  switch (hair) {
    case 'afro':
      return [fill(colour, o(-1, -5, 28, 26))]
    case 'puffs':
      return [fill(colour, o(-19, -17, 12) + o(15, -20, 12))]
    case 'braids':
      return [
        fill(colour, o(-2, -4, 21)),
        line(colour, 8, 'M-17 0Q-24 16-20 32M9 6Q16 18 13 30'),
        fill(paint.bloom, o(-20, 34, 4.5) + o(13, 32, 4.5)),
      ]
    case 'long':
      return [fill(colour, 'M-23-4Q-22-24 0-23 20-22 20-2L16 26Q-8 36-27 28z')]
    case 'tail':
      return [fill(colour, 'M-14-14Q-34-16-36 4-36 18-26 24-28 8-16-2z'), fill(paint.sun, o(-18, -9, 4))]
    case 'bun':
      return [fill(colour, o(-12, -21, 10))]
    case 'locs':
      return [
        fill(colour, o(-2, -4, 21)),
        line(colour, 6, 'M-18-6L-22 20M-12 0L-14 26M-5 2L-6 26M-20-12L-28 12'),
      ]
    case 'curly':
      return [fill(colour, o(-17, -4, 10) + o(-15, 6, 8))]
    default:
      return []
  }
}

/** What lies over it. */
function hairBefore(hair: Hair, colour: string): Drawn[] {
  switch (hair) {
    case 'bald':
      return [fill(colour, 'M-20-4q-3 8 1 14 5-4 4-14z')]
    case 'curly':
      return [fill(colour, o(-17, -8, 8) + o(-11, -16, 9) + o(-1, -19, 9) + o(9, -17, 8) + o(16, -11, 6))]
    case 'afro':
      return [fill(colour, 'M-20 2Q-23-22 0-22 21-22 21-7 10-15 0-14-14-13-15 2z')]
    case 'short':
      return [fill(colour, 'M-20.5 4Q-24-22 1-22 22-22 21-6 12-8 8-14-2-8-13-8-15-2-15 5z')]
    default:
      return [fill(colour, 'M-20.5 5Q-24-22 0-22 22-22 21-5 14-8 10-16 0-6-14-7-17-2-17 6z')]
  }
}

function headOf(look: Look, skin: string, face: Face): Drawn[] {
  const colour = hairColour(look)
  const cheek =
    ['#f0a08c', '#dd8f74', '#bf7454', '#96583c', '#74412e', '#4f2d22'][look.shade - 1] ?? paint.pinkShade
  return [
    fill(skin, o(0, 0, 20)),
    fill(skin, o(-17, 3, 5)),
    fill(cheek, o(-4, 8, 4, 3) + o(16, 8, 3.5, 3)),
    ...(look.kind === 'baby' ? [line(colour, 3, 'M-2-20q2-7 8-4')] : hairBefore(look.hair, colour)),
    ...eyesOf(face),
    ...mouthOf(face),
    ...(look.moustache
      ? [fill(look.moustache === 'white' ? paint.white : colour, 'M-2 8q4-5 8-1 4-4 8 1-2 4-8 2-6 2-8-2z')]
      : []),
    ...(look.hasGlasses ? [line(paint.dark, 1.8, `${o(-1, -1, 6)}${o(13, -1, 6)}M5-1h2M-7-2L-17-4`)] : []),
  ]
}

function eyesOf(face: Face): Drawn[] {
  if (face === 'sleep') return [line(paint.dark, 2.2, 'M-5-1q4 4 8 0M9-1q4 4 8 0')]
  if (face === 'laugh') return [line(paint.dark, 2.4, 'M-5 0q4-5 8 0M9 0q4-5 8 0')]
  const down = face === 'up' ? -3 : face === 'down' ? 2.5 : 0
  const size = face === 'wonder' ? 3.4 : 2.9
  return [
    ...(face === 'up' || face === 'down' || face === 'wonder' || face === 'sad'
      ? [fill('#fff', o(-1, -1, 4.6, 5) + o(13, -1, 4.6, 5))]
      : []),
    fill(
      paint.dark,
      o(face === 'wonder' ? -1 : 0, -1 + down, size) + o(face === 'wonder' ? 13 : 14, -1 + down, size),
    ),
    ...(face === 'sad'
      ? [line(paint.dark, 1.8, 'M-6-7l7-3M19-7l-7-3'), fill('#8fd3ee', o(-3, 9, 2.4, 4) + o(17, 9, 2.4, 4))]
      : []),
  ]
}

function mouthOf(face: Face): Drawn[] {
  switch (face) {
    case 'laugh':
      return [fill('#7d2318', 'M-2 6h16q-1 10-8 10t-8-10z'), fill('#f28b7d', 'M2 13q4-3 8 0-4 4-8 0z')]
    case 'wonder':
      return [fill('#7d2318', o(6, 11, 3.6, 4.6))]
    case 'blow':
      return [fill('#a03a2c', o(12, 9, 3, 3))]
    case 'sad':
      return [line('#7d2318', 2.2, 'M1 13q5-6 10 0')]
    case 'calm':
    case 'sleep':
      return [line('#7d2318', 2.2, 'M2 9q4 3 8 0')]
    default:
      return [line('#7d2318', 2.4, 'M0 8q6 7 12 0')]
  }
}
