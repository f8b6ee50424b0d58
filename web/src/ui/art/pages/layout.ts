import type { Colour, Pose } from '#shared/catalogue/scenes/people.ts'
import type { Actor, Carried, Scene } from '#shared/catalogue/scenes/scene.ts'
import { ANIMALS, type Thing } from '#shared/catalogue/scenes/things.ts'
import { o } from '#web/ui/art/covers/shape.ts'
import { paint } from '#web/ui/art/scenes/paint.ts'
import { type Box, type Drawn, fill, flipped, type Group, line, moved, round, tones } from './drawing.ts'
import { figureOf } from './figure.ts'
import { boxOfThing, kit } from './kit.ts'
import { pagePaint } from './more-shapes.ts'
import { postures } from './poses.ts'

export const SHEET = { width: 400, height: 240 }
/** The ground on which near things stand. */
const FLOOR = 222
const MARGIN = 14

/** A drawing that stands at 0,0. */
interface Sprite {
  readonly of: readonly Drawn[]
  readonly box: Box
}
/** A sprite with its place among the others, before all of them are fitted to the sheet. */
interface Placed extends Sprite {
  readonly x: number
  readonly y: number
  readonly depth: number
}

const widthOf = ({ left, right }: Box) => right - left
const heightOf = ({ top, bottom }: Box) => bottom - top

/** The things of a scene in the order in which they are painted. */
export function layOut(scene: Scene): Drawn[] {
  const { actors, place } = scene
  const facing = facings(scene)
  const sprites = actors.map((actor, at) => spriteOf(actor, facing[at] === 'left', actors))
  const isAloft = ({ where, thing }: Actor) =>
    where === undefined && thing !== undefined && (kit[thing].is === 'sky' || kit[thing].is === 'hung')
  // Where there is nothing else, what flies has all the room.
  const isAllAloft = place !== 'sea' && actors.every(actor => actor.relation !== undefined || isAloft(actor))
  const isUp = (actor: Actor) =>
    actor.where === 'sky' ||
    (!isAllAloft &&
      actor.where === undefined &&
      actor.relation === undefined &&
      actor.thing !== undefined &&
      kit[actor.thing].is === 'sky')
  const isHung = (actor: Actor) =>
    !isAllAloft &&
    actor.where === undefined &&
    actor.relation === undefined &&
    actor.thing !== undefined &&
    kit[actor.thing].is === 'hung'
  const own = (test: (actor: Actor) => boolean) => actors.flatMap((actor, at) => (test(actor) ? [at] : []))
  const up = own(isUp)
  const far = own(({ where }) => where === 'far')
  const behind = own(isHung)
  const rooted = (at: number): number => {
    const to = actors[at]?.relation?.to
    return to === undefined || to === at ? at : rooted(to)
  }
  const isNear = (at: number) => ![...up, ...far, ...behind].includes(rooted(at))
  const row = own(({ relation }) => relation === undefined).filter(isNear)
  const placed = new Map<number, Placed>()
  stand(row, actors, sprites, placed)
  relate(actors, sprites, placed, isNear)
  const near = fitted([...placed.values()], isAllAloft ? 'sky' : place)

  const others = new Map<number, Placed>()
  spread(
    up,
    sprites,
    others,
    index => {
      const sprite = sprites[index]
      const height = sprite ? heightOf(sprite.box) : 0
      return { y: Math.max(height + 10, 30 + height / 2 + (up.indexOf(index) % 2) * 16), depth: 0 }
    },
    near.free,
  )
  const horizon = {
    beach: 158,
    sea: 150,
    street: 200,
    plaza: 182,
    hills: 178,
    meadow: 168,
    farm: 178,
  } as const
  const line = Object.hasOwn(horizon, place) ? horizon[place as keyof typeof horizon] : 190
  spread(far, sprites, others, () => ({ y: line, depth: 0 }), near.free, 0.62, 0.14)
  spread(
    behind,
    sprites,
    others,
    index => {
      const sprite = sprites[index]
      return { y: 66 + (sprite ? heightOf(sprite.box) / 2 : 0), depth: 0 }
    },
    near.free,
  )
  relate(actors, sprites, others, at => !isNear(at))
  return [...drawnInOrder([...others.values()]), near.group]
}

const drawnInOrder = (all: readonly Placed[]): Drawn[] =>
  all.toSorted((a, b) => a.depth - b.depth).map(({ x, y, of }) => moved(x, y, 1, of))

/** Everybody looks towards the middle of the row, unless told. */
function facings({ actors }: Scene): ('left' | 'right')[] {
  const row = actors.filter(({ relation, where }) => relation === undefined && where === undefined)
  const of = (actor: Actor, at: number): 'left' | 'right' => {
    if (actor.faces) return actor.faces
    const to = actor.relation && actors[actor.relation.to]
    if (to) return of(to, actor.relation?.to ?? at)
    const place = row.indexOf(actor)
    return row.length > 1 && place >= row.length / 2 ? 'left' : 'right'
  }
  return actors.map(of)
}

/** Poses whose hands reach what stands before them. */
const CLOSE: ReadonlySet<Pose> = new Set([
  'drum',
  'stir',
  'push',
  'give',
  'blow',
  'dig',
  'kneel',
  'reach',
  'kick',
])

function stand(
  row: readonly number[],
  actors: readonly Actor[],
  sprites: readonly Sprite[],
  placed: Map<number, Placed>,
): void {
  let x = 0
  let before: Actor | undefined
  for (const at of row) {
    const [sprite, actor] = [sprites[at], actors[at]]
    if (!sprite || !actor) continue
    const isHug = [before, actor].some(one => one?.pose === 'hug' || one?.face === 'hug')
    const isClose = (before?.pose && CLOSE.has(before.pose)) || (actor.pose && CLOSE.has(actor.pose))
    if (before) x += isHug ? -16 : isClose ? 2 : 16
    const isFlat = actor.thing !== undefined && kit[actor.thing].is === 'floor'
    placed.set(at, {
      ...sprite,
      x: x - sprite.box.left,
      y: isFlat ? 6 : actor.where === 'low' ? 12 : 0,
      depth: isFlat ? -10 : actor.where === 'low' ? 20 : 0,
    })
    x += widthOf(sprite.box)
    before = actor
  }
}

/** What is on, in, under, over or behind something is placed when that is. */
function relate(
  actors: readonly Actor[],
  sprites: readonly Sprite[],
  placed: Map<number, Placed>,
  mayBe: (at: number) => boolean,
): void {
  for (let round = 0; round < 3; round++)
    for (const [at, actor] of actors.entries()) {
      const { relation } = actor
      const sprite = sprites[at]
      if (!relation || placed.has(at) || !sprite || !mayBe(at)) continue
      const anchor = placed.get(relation.to)
      const of = actors[relation.to]
      if (!anchor || !of) continue
      const siblings = actors.flatMap((other, index) =>
        other.relation?.to === relation.to && other.relation.how === relation.how ? [index] : [],
      )
      placed.set(at, besides(actor, sprite, anchor, of, siblings.indexOf(at), siblings.length))
    }
}

function besides(
  actor: Actor,
  sprite: Sprite,
  anchor: Placed,
  of: Actor,
  nth: number,
  count: number,
): Placed {
  const kind = of.thing && kit[of.thing]
  const wide = widthOf(anchor.box)
  const high = heightOf(anchor.box)
  // A truck carries behind its cab.
  const middle = anchor.x + (anchor.box.left + anchor.box.right) / 2 - (of.thing === 'truck' ? wide * 0.2 : 0)
  const top = anchor.y + anchor.box.top
  const bottom = anchor.y + anchor.box.bottom
  const share = count === 1 ? 0 : (nth + 0.5) / count - 0.5
  const own = (sprite.box.left + sprite.box.right) / 2
  const x = middle - own + share * wide * (of.thing === 'hill' ? 0.6 : 0.86)
  const height = heightOf(sprite.box)
  switch (actor.relation?.how) {
    case 'on': {
      const seat = top + (of.look ? 0 : (kind?.seat ?? 0.06)) * high
      const isSeated = actor.look && actor.pose === 'perch'
      const down = isSeated ? 26 * actor.size : 0
      // The crown of somebody's head is a little below the top of the hair.
      return { ...sprite, x, y: Math.min(seat + down, bottom), depth: anchor.depth + 1 + nth * 0.1 }
    }
    case 'in': {
      if (of.thing && kind?.inside === 'window') return seen(actor, sprite, anchor, of.thing, nth)
      if (kind?.inside === 'rim') {
        const rim = top + (kind.seat ?? 0) * high
        const y = Math.min(rim + height * (actor.look ? 0.5 : 0.38), Math.max(bottom - 2, rim + 4))
        const spot = middle - own + share * wide * (of.thing === 'hammock' ? 0.42 : 0.7)
        // What would come out below is behind what it is in.
        const cut = { left: -200, right: 200, top: -300, bottom: bottom - high * 0.14 - y }
        return {
          of: [{ of: sprite.of, within: cut }],
          box: sprite.box,
          x: spot,
          y,
          depth: anchor.depth - 1 + nth * 0.1,
        }
      }
      if (kind?.is === 'floor' && actor.pose === 'headstand') return mirrored(sprite, anchor, x)
      const isGlass = of.thing === 'jug'
      const size = isGlass ? Math.min(1, (wide * 0.5) / widthOf(sprite.box), (high * 0.5) / height) : 1
      return {
        of: [moved(0, 0, size, sprite.of)],
        box: scaled(sprite.box, size),
        x,
        y: bottom - high * (isGlass ? 0.08 : amid(of.thing)) + (kind?.is === 'floor' ? 0 : 3),
        depth: anchor.depth + 1 + nth * 0.1,
      }
    }
    case 'under':
      // What is to dry hangs from its line.
      if (of.thing === 'clothesline')
        return { ...sprite, x, y: top + height + high * 0.06, depth: anchor.depth + 1 }
      return { ...sprite, x, y: bottom + 4, depth: anchor.depth + 2 }
    case 'over':
      return { ...sprite, x, y: top - 10, depth: anchor.depth + 1 }
    default:
      return {
        ...sprite,
        x: x + wide * 0.3,
        y: bottom - 5,
        depth: anchor.depth - 2,
      }
  }
}

/** What looks into a puddle, seen in it. */
function mirrored({ of, box }: Sprite, anchor: Placed, x: number): Placed {
  const high = heightOf(anchor.box)
  const size = (high * 1.15) / heightOf(box)
  const within = {
    left: anchor.box.left * 0.7,
    right: anchor.box.right * 0.7,
    top: anchor.box.top + high * 0.1,
    bottom: -high * 0.1,
  }
  return {
    of: [{ of: [moved(0, high * 0.12, size, of)], within }],
    box: anchor.box,
    x,
    y: anchor.y,
    depth: anchor.depth + 1,
  }
}

/** How high in them what is in them is, as a share of their height. */
const AMID: Readonly<Partial<Record<Thing, number>>> = {
  wall: 0.4,
  tree: 0.55,
  mangotree: 0.5,
  pine: 0.4,
  window: 0.12,
}
const amid = (thing: Thing | undefined) =>
  thing === undefined ? 0 : (AMID[thing] ?? (kit[thing].is === 'floor' ? 0.25 : 0))

/** Windows of what drives, in units of its own drawing: left, top, width, height. */
const WINDOWS: Readonly<Partial<Record<Thing, readonly (readonly [number, number, number, number])[]>>> = {
  bus: [
    [6, -32, 23, 26],
    [-22, -32, 23, 26],
    [-50, -32, 23, 26],
    [34, -32, 19, 26],
  ],
  van: [
    [-16, -28, 22, 24],
    [-48, -28, 26, 24],
    [12, -28, 18, 24],
  ],
}

/** Somebody behind a window: no more than fits it. */
function seen(actor: Actor, sprite: Sprite, anchor: Placed, vehicle: Thing, nth: number): Placed {
  const windows = WINDOWS[vehicle] ?? []
  const [left, top, width, height] = windows[nth % windows.length] ?? [0, 0, 20, 20]
  const box = boxOfThing(vehicle)
  const unit = heightOf(anchor.box) / heightOf(box)
  const x = (left + width / 2 - (box.left + box.right) / 2) * unit
  const y = (top + height - box.bottom) * unit
  const [wide, high] = [width * unit, height * unit]
  const size = actor.look
    ? (high * 0.98) / (actor.look.kind === 'baby' ? 46 : 52)
    : Math.min((wide * 1.05) / widthOf(sprite.box), (high * 0.95) / heightOf(sprite.box))
  const crown = sprite.box.top * size
  const drop = actor.look ? high - 3 + crown : 0
  const middle = ((sprite.box.left + sprite.box.right) / 2) * size
  const frame: Group = {
    within: { left: x - wide / 2, right: x + wide / 2, top: y - high, bottom: y },
    of: [moved(x - middle, actor.look ? y - drop : y, size, sprite.of)],
  }
  return {
    of: [frame],
    box: { left: x - wide / 2, right: x + wide / 2, top: y - high, bottom: y },
    x: anchor.x,
    y: anchor.y,
    depth: anchor.depth + 1,
  }
}

const scaled = ({ left, top, right, bottom }: Box, size: number): Box => ({
  left: left * size,
  top: top * size,
  right: right * size,
  bottom: bottom * size,
})

/** How high near things may stand in a place, and where their feet are. */
const STANDS: Readonly<Partial<Record<Scene['place'], { floor: number; most: number }>>> = {
  reef: { floor: 186, most: 140 },
  sky: { floor: 196, most: 160 },
  sea: { floor: 214, most: 180 },
  sheet: { floor: 214, most: 180 },
}

/** All near things as large as the sheet lets them be, and what is free above them. */
function fitted(placed: readonly Placed[], place: Scene['place']) {
  const { floor, most } = STANDS[place] ?? { floor: FLOOR, most: 192 }
  if (placed.length === 0) return { group: moved(0, 0, 1, []), free: { left: 40, right: 360 } }
  const left = Math.min(...placed.map(({ x, box }) => x + box.left))
  const right = Math.max(...placed.map(({ x, box }) => x + box.right))
  const top = Math.min(...placed.map(({ y, box }) => y + box.top))
  const width = Math.max(1, right - left)
  const size = Math.min(
    (SHEET.width - 2 * MARGIN) / width,
    most / Math.max(1, -top),
    place === 'reef' || place === 'sky' ? 2.3 : 1.7,
  )
  const x = SHEET.width / 2 - ((left + right) / 2) * size
  const isAfloat = place === 'reef' || place === 'sky'
  const lowest = isAfloat && placed.length === 1 ? floor - (most - -top * size) / 2 : floor
  return {
    group: moved(x, lowest, size, drawnInOrder(placed)),
    free: { left: 40, right: 360 },
  }
}

function spread(
  row: readonly number[],
  sprites: readonly Sprite[],
  placed: Map<number, Placed>,
  where: (index: number) => { readonly y: number; readonly depth: number },
  free: { readonly left: number; readonly right: number },
  size = 1,
  alone = 0.86,
): void {
  const places: readonly (readonly number[])[] = [
    [],
    [alone],
    [0.14, 0.86],
    [0.12, 0.5, 0.88],
    [0.08, 0.36, 0.64, 0.92],
  ]
  row.forEach((index, n) => {
    const sprite = sprites[index]
    if (!sprite) return
    const share = places[row.length]?.[n] ?? (n + 0.5) / row.length
    const { y, depth } = where(index)
    const half = (widthOf(sprite.box) * size) / 2
    const x = Math.min(
      SHEET.width - half - 6,
      Math.max(half + 6, free.left + share * (free.right - free.left)),
    )
    placed.set(index, {
      of: [moved(0, 0, size, sprite.of)],
      box: scaled(sprite.box, size),
      x: x - ((sprite.box.left + sprite.box.right) / 2) * size,
      y,
      depth,
    })
  })
}

/** Where who sits on something has the legs down. */
const SEATS: ReadonlySet<string> = new Set([
  'chair',
  'bench',
  'swing',
  'horse',
  'donkey',
  'log',
  'stone',
  'bike',
  'motorbike',
  'lion',
  'dock',
  'box',
])

function spriteOf(told: Actor, facesLeft: boolean, actors: readonly Actor[]): Sprite {
  const actor = told.look ? seatedIn(told, actors) : told
  const one = actor.look ? personOf(actor, facesLeft) : thingOf(actor, facesLeft)
  return actor.count === 1 ? one : crowd(one, actor.count)
}

/** Who is on what one sits on has the legs down, and who is in something stands in it: only what is above its rim is seen. */
function seatedIn(actor: Actor, actors: readonly Actor[]): Actor {
  const { pose = 'stand', relation } = actor
  if (!relation) return actor
  if (relation.how === 'in')
    return pose === 'sit' || pose === 'sleep'
      ? { ...actor, pose: 'stand', face: pose === 'sit' ? 'laugh' : 'sleep' }
      : actor
  const isUpright = (['stand', 'climb', 'reach', 'jump'] as const).some(one => one === pose)
  return relation.how === 'on' && SEATS.has(actors[relation.to]?.name ?? '') && !isUpright
    ? { ...actor, pose: 'perch', face: actor.face ?? pose }
    : actor
}

/** Several of the same, those behind a little higher. */
function crowd({ of, box }: Sprite, count: number): Sprite {
  const columns = count <= 4 ? count : Math.ceil(count / (count > 10 ? 3 : 2))
  const [wide, high] = [widthOf(box) * 1.08, heightOf(box)]
  const rows = Math.ceil(count / columns)
  const places = Array.from({ length: count }, (_, n) => {
    const row = rows - 1 - Math.floor(n / columns)
    const inRow = n % columns
    return { x: (inRow + (row % 2 ? 0.5 : 0)) * wide, y: -row * high * 0.78 }
  }).toSorted((a, b) => a.y - b.y)
  const span = Math.max(...places.map(({ x }) => x))
  return {
    of: places.map(({ x, y }) => moved(x - span / 2, y, 1, of)),
    box: {
      left: box.left - span / 2,
      right: box.right + span / 2,
      top: box.top - (rows - 1) * high * 0.78,
      bottom: box.bottom,
    },
  }
}

function personOf(actor: Actor, facesLeft: boolean): Sprite {
  const { look, size } = actor
  if (!look) return { of: [], box: { left: 0, top: 0, right: 0, bottom: 0 } }
  const pose = actor.pose ?? 'stand'
  const face = actor.face && postures[actor.face].face
  const figure = figureOf(look, pose, face)
  const held = actor.held ? heldBy(actor.held, pose, figure.hand) : undefined
  const worn = actor.worn ? carriedOf(actor.worn, 1) : undefined
  const body: Drawn[] = [
    ...figure.of,
    ...(held?.isBehind ? held.of : []),
    ...figure.front,
    ...(held && !held.isBehind ? held.of : []),
    ...(worn
      ? [moved(figure.crown[0], figure.crown[1] + (actor.worn?.thing === 'mask' ? 36 : 4), 1, worn.of)]
      : []),
  ]
  const turned: Drawn[] = figure.turn === 0 ? body : [turnedBody(body, figure.turn, figure.box)]
  const box = {
    ...figure.box,
    top: Math.min(figure.box.top, worn ? figure.crown[1] + 4 + worn.box.top : 0, held ? held.top : 0),
    right: Math.max(figure.box.right, held && figure.turn === 0 ? held.right : 0),
  }
  const own = facesLeft
    ? { of: [flipped(turned)], box: { ...box, left: -box.right, right: -box.left } }
    : { of: turned, box }
  const grown = { of: [moved(0, 0, size, own.of)], box: scaled(own.box, size) }
  const heard = soundOf(pose, grown.box, facesLeft)
  const whole = { of: [...grown.of, ...heard], box: grown.box }
  return actor.thought ? thinking(whole, actor.thought, facesLeft) : whole
}

/** A body on its back has the head to the left; one on its head stands where its feet were. */
function turnedBody(body: readonly Drawn[], turn: number, box: Box): Group {
  if (Math.abs(turn) > 120) return moved(0, box.top, 1, body, turn)
  return moved(box.right * 0.92, box.top * 0.42, 1, body, turn)
}

const HELD_UP: ReadonlySet<Pose> = new Set(['cheer', 'wave', 'reach', 'throw', 'climb', 'jump', 'dance'])

function heldBy(carried: Carried, pose: Pose, [x, y]: readonly [number, number]) {
  const { of, box } = carriedOf(carried, 1)
  const high = heightOf(box)
  const isString = carried.thing === 'kite' || carried.thing === 'hungrykite'
  if (isString) {
    const kite = [
      line(paint.white, 1.5, `M${round(x)} ${round(y)}q30-30 52-54`),
      moved(x + 56, y - 50, 1, of),
    ]
    return { of: kite, isBehind: true, top: y - 50 - high, right: x + 56 + box.right }
  }
  const down = HELD_UP.has(pose)
    ? 3
    : pose === 'dig'
      ? high * 0.8
      : pose === 'drum' || pose === 'stir'
        ? high * 0.75
        : high * 0.45
  const ahead =
    pose === 'carry' || pose === 'give' || pose === 'read' || pose === 'drum' ? widthOf(box) * 0.28 : 2
  return {
    of: [moved(x + ahead, y + down, 1, of)],
    isBehind: pose !== 'eat' && pose !== 'drink',
    top: y + down - high,
    right: x + ahead + box.right,
  }
}

/** What is carried stands on its hand or head as it would on the ground. */
const carriedOf = ({ thing, colour }: Carried, size: number): Sprite =>
  thingOf({ name: thing, thing, count: 1, size, ...(colour && { colour }) }, false)

/** Waves of sound before who calls or sings, and the breath of who sleeps. */
function soundOf(pose: Pose | undefined, box: Box, facesLeft: boolean): Drawn[] {
  const side = facesLeft ? -1 : 1
  const x = facesLeft ? box.left : box.right
  if (pose === 'sing' || pose === 'shout')
    return [
      moved(x + side * 8, box.top + 20, 1, [
        line(paint.white, 3, side > 0 ? 'M0-7q5 7 0 14M8-13q9 13 0 26' : 'M0-7q-5 7 0 14M-8-13q-9 13 0 26'),
      ]),
    ]
  if (pose === 'sleep')
    return [
      moved(box.left + 14, box.top - 6, 1, [line(paint.white, 2.5, 'M0 0h8l-8 9h8M14-16h10l-10 11h10')]),
    ]
  return []
}

function thinking({ of, box }: Sprite, thought: Carried, facesLeft: boolean): Sprite {
  const { of: inside, box: own } = carriedOf(thought, 1)
  const size = Math.min(1, 40 / widthOf(own), 36 / heightOf(own))
  const side = facesLeft ? -1 : 1
  const x = (facesLeft ? box.left : box.right) + side * 18
  const y = box.top - 12
  const middle = ((own.left + own.right) / 2) * size
  const low = (heightOf(own) * size) / 2
  return {
    of: [
      ...of,
      fill(
        paint.cloud,
        o(round(x), round(y), 36, 28) +
          o(round(x - side * 24), round(y + 32), 6) +
          o(round(x - side * 32), round(y + 42), 3.5),
      ),
      moved(x - middle, y + low, size, inside),
    ],
    box: {
      ...box,
      top: Math.min(box.top, y - 28),
      left: Math.min(box.left, x - 36),
      right: Math.max(box.right, x + 36),
    },
  }
}

const painted = (thing: Thing, colour: Colour | undefined): Drawn[] => {
  const { shape, main } = kit[thing]
  const [light, shade] = colour ? (tones[colour] ?? []) : []
  return shape.map(([name, d]) =>
    fill(
      light && name === main[0]
        ? light
        : shade && (name === main[1] || name === `${main[0]}Shade`)
          ? shade
          : pagePaint[name],
      d,
    ),
  )
}

function thingOf(actor: Actor, facesLeft: boolean): Sprite {
  const thing = actor.thing
  if (!thing) return { of: [], box: { left: 0, top: 0, right: 0, bottom: 0 } }
  const { size, looksLeft = false } = kit[thing]
  const own = boxOfThing(thing)
  const unit = (size * actor.size) / Math.max(widthOf(own), heightOf(own))
  const half = (widthOf(own) * unit) / 2
  const high = heightOf(own) * unit
  const middle = (own.left + own.right) / 2
  const drawn = moved(-middle * unit, -own.bottom * unit, unit, painted(thing, actor.colour))
  const canTurn = ANIMALS.has(thing) || looksLeft
  const looks = canTurn && looksLeft !== facesLeft ? flipped([drawn]) : drawn
  const upright: Box = { left: -half, right: half, top: -high, bottom: 0 }
  const posed = poseOfThing(looks, actor.pose, upright)
  const worn = actor.worn ? carriedOf(actor.worn, Math.min(1, 0.3 + size / 110)) : undefined
  const held = actor.held ? carriedOf(actor.held, Math.min(1, 0.3 + size / 110)) : undefined
  const front = facesLeft ? -1 : 1
  const body: Sprite = {
    of: [
      ...posed.of,
      ...(worn
        ? [
            moved(
              ANIMALS.has(thing) ? front * half * headAt(thing) : 0,
              posed.box.top + high * (actor.worn?.thing === 'wig' ? 0.4 : 0.12),
              1,
              worn.of,
            ),
          ]
        : []),
      ...(held ? [moved(front * half * 0.95, posed.box.top + high * 0.62, 1, held.of)] : []),
    ],
    box: {
      left: posed.box.left - (held && facesLeft ? widthOf(held.box) / 2 : 0),
      right: posed.box.right + (held && !facesLeft ? widthOf(held.box) / 2 : 0),
      top: posed.box.top + (worn ? worn.box.top + 6 : 0),
      bottom: 0,
    },
  }
  const heard = { of: [...body.of, ...soundOf(actor.pose, body.box, facesLeft)], box: body.box }
  return actor.thought ? thinking(heard, actor.thought, facesLeft) : heard
}

/** How far before the middle the head is: who looks at us has it there. */
const FRONTAL: ReadonlySet<Thing> = new Set([
  'frog',
  'toad',
  'owl',
  'crab',
  'bear',
  'monkey',
  'lion',
  'bug',
  'bat',
  'moth',
  'spider',
])
const headAt = (thing: Thing) => (FRONTAL.has(thing) ? 0 : 0.6)

function poseOfThing(of: Drawn, pose: Pose | undefined, box: Box): Sprite {
  const high = -box.top
  switch (pose) {
    case 'fall':
      return { of: [moved(0, -high / 2, 1, [moved(0, high / 2, 1, [of])], 64)], box }
    case 'hang':
    case 'headstand':
      return { of: [moved(0, -high, 1, [of], 180)], box }
    case 'jump':
      return { of: [moved(0, -high * 0.4, 1, [of], -10)], box: { ...box, top: -high * 1.4 } }
    case 'fly':
      return { of: [moved(0, -high * 0.9, 1, [of], -8)], box: { ...box, top: -high * 1.9 } }
    case 'dance':
    case 'run':
      return { of: [moved(0, 0, 1, [of], -7)], box: { ...box, top: -high * 1.05 } }
    default:
      return { of: [of], box }
  }
}
