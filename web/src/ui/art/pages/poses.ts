import type { Pose } from '#shared/catalogue/scenes/people.ts'

type Limb = readonly [number, number]
export type Face = 'smile' | 'laugh' | 'wonder' | 'sad' | 'sleep' | 'calm' | 'blow' | 'down' | 'up'

/** Angles are degrees from straight down towards where somebody faces; a limb's second part has its own. */
export interface Posture {
  readonly near: Limb
  readonly far: Limb
  readonly nearLeg: Limb
  readonly farLeg: Limb
  readonly lean?: number
  /** How much of the leg's length the hips are above the ground. */
  readonly hips?: number
  /** Above the ground, in units of a leg. */
  readonly air?: number
  /** The whole body, clockwise. */
  readonly turn?: number
  readonly face?: Face
}

const standing = { nearLeg: [4, 3], farLeg: [-6, -4] } as const
const relaxed = { near: [14, 22], far: [-16, -8] } as const

export const postures: Readonly<Record<Pose, Posture>> = {
  stand: { ...relaxed, ...standing },
  wave: { near: [100, 165], far: [-16, -8], ...standing },
  point: { near: [98, 98], far: [-18, -8], ...standing },
  look: { near: [14, 30], far: [-16, -6], ...standing, lean: 6 },
  up: { near: [30, 50], far: [-24, -14], ...standing, lean: -5, face: 'up' },
  reach: { near: [140, 150], far: [160, 165], nearLeg: [4, 0], farLeg: [-10, -14], face: 'up' },
  run: {
    near: [-55, 25],
    far: [55, 130],
    nearLeg: [58, 0],
    farLeg: [-30, -85],
    lean: 14,
    hips: 0.98,
    air: 0.1,
  },
  walk: { near: [-25, 0], far: [30, 55], nearLeg: [26, 14], farLeg: [-18, -34], lean: 4 },
  jump: {
    near: [140, 160],
    far: [-130, -155],
    nearLeg: [48, -30],
    farLeg: [-20, -75],
    air: 0.75,
    face: 'laugh',
  },
  cheer: { near: [145, 165], far: [-145, -165], ...standing, face: 'laugh' },
  sit: { near: [40, 70], far: [20, 60], nearLeg: [96, 76], farLeg: [82, 92], hips: 0.22, lean: -6 },
  perch: { near: [34, 70], far: [20, 60], nearLeg: [84, 4], farLeg: [88, 8], hips: 0.56, lean: -2 },
  sleep: { near: [10, 20], far: [-6, 0], nearLeg: [8, 10], farLeg: [-6, -2], turn: -88, face: 'sleep' },
  lie: { near: [150, 200], far: [-6, 0], nearLeg: [8, 10], farLeg: [40, -20], turn: -88, face: 'smile' },
  hug: { near: [82, 96], far: [70, 80], ...standing, lean: 8, face: 'sleep' },
  eat: { near: [48, 158], far: [40, 110], ...standing, face: 'smile' },
  drink: { near: [60, 165], far: [60, 160], ...standing, lean: -4, face: 'calm' },
  cry: { near: [50, 172], far: [64, 176], ...standing, lean: 8, face: 'sad' },
  sad: { near: [6, 12], far: [-6, 2], ...standing, lean: 8, face: 'sad' },
  laugh: { near: [36, 100], far: [-40, 10], ...standing, lean: -8, face: 'laugh' },
  swim: {
    near: [120, 95],
    far: [-110, -80],
    nearLeg: [10, 0],
    farLeg: [-10, -20],
    hips: 0.42,
    lean: 16,
    face: 'laugh',
  },
  carry: { near: [40, 98], far: [30, 92], nearLeg: [14, 6], farLeg: [-12, -18] },
  give: { near: [62, 84], far: [-16, -8], ...standing, lean: 5 },
  hold: { near: [36, 118], far: [-16, -8], ...standing },
  dance: {
    near: [135, 165],
    far: [-80, -130],
    nearLeg: [38, -20],
    farLeg: [-16, -8],
    lean: -10,
    hips: 0.95,
    face: 'laugh',
  },
  drum: { near: [34, 76], far: [62, 50], nearLeg: [10, 4], farLeg: [-12, -8], lean: 8 },
  read: { near: [28, 104], far: [34, 98], ...standing, lean: 4, face: 'down' },
  dig: {
    near: [26, 36],
    far: [46, 50],
    nearLeg: [100, -12],
    farLeg: [20, -88],
    hips: 0.5,
    lean: 38,
    face: 'down',
  },
  kneel: { near: [50, 62], far: [36, 50], nearLeg: [88, 0], farLeg: [6, -88], hips: 0.56, lean: 12 },
  shout: { near: [84, 168], far: [96, 172], nearLeg: [12, 6], farLeg: [-14, -10], lean: -2, face: 'laugh' },
  sing: { near: [50, 90], far: [-60, -90], ...standing, lean: -4, face: 'laugh' },
  talk: { near: [40, 96], far: [-14, -4], ...standing, face: 'laugh' },
  hush: { near: [58, 164], far: [-14, -4], ...standing, lean: 5, face: 'blow' },
  hear: { near: [96, 210], far: [-14, -4], ...standing, lean: 8, face: 'calm' },
  think: { near: [30, 150], far: [20, 76], ...standing, face: 'up' },
  wonder: { near: [50, 140], far: [-50, -130], ...standing, lean: -6, face: 'wonder' },
  hide: {
    near: [70, 165],
    far: [84, 168],
    nearLeg: [84, -30],
    farLeg: [40, -60],
    hips: 0.6,
    lean: 14,
    face: 'wonder',
  },
  push: { near: [84, 92], far: [76, 86], nearLeg: [34, -2], farLeg: [-34, -40], lean: 24, hips: 0.92 },
  pull: { near: [70, 78], far: [62, 70], nearLeg: [40, 30], farLeg: [14, 0], lean: -24, hips: 0.9 },
  climb: {
    near: [160, 172],
    far: [120, 160],
    nearLeg: [80, -6],
    farLeg: [4, -10],
    lean: 6,
    air: 0.2,
    face: 'up',
  },
  fall: {
    near: [130, 150],
    far: [-120, -150],
    nearLeg: [60, 30],
    farLeg: [10, -20],
    turn: -62,
    air: 0.5,
    face: 'wonder',
  },
  throw: { near: [-140, -185], far: [70, 80], nearLeg: [20, 6], farLeg: [-26, -34], lean: -10 },
  kick: { near: [-40, -20], far: [40, 70], nearLeg: [66, 58], farLeg: [-6, -8], lean: -12 },
  blow: { near: [20, 50], far: [-14, -4], ...standing, lean: 14, face: 'blow' },
  stir: { near: [46, 78], far: [-12, 10], ...standing, lean: 6, face: 'down' },
  headstand: {
    near: [170, 180],
    far: [-170, -180],
    nearLeg: [6, 0],
    farLeg: [-14, -20],
    turn: 180,
    face: 'wonder',
  },
  fly: {
    near: [100, 100],
    far: [-100, -100],
    nearLeg: [-10, -30],
    farLeg: [-20, -40],
    lean: 30,
    air: 1.2,
    face: 'laugh',
  },
  hang: { near: [178, 180], far: [172, 176], nearLeg: [6, 0], farLeg: [-8, -12], air: 1, face: 'laugh' },
  peek: { near: [60, 120], far: [30, 60], nearLeg: [4, 2], farLeg: [-10, -14], lean: 24 },
}
