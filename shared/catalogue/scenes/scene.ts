import * as z from 'zod/mini'
import { type Colour, isColour, isPerson, isPose, type Look, lookOf, type Pose } from './people.ts'
import { isThing, type Thing } from './things.ts'

/** Where a page happens. */
export const PLACES = [
  'beach',
  'sea',
  'reef',
  'street',
  'plaza',
  'hills',
  'meadow',
  'forest',
  'farm',
  'cave',
  'room',
  'kitchen',
  'bedroom',
  'bath',
  'school',
  'sky',
  'sheet',
] as const
export type Place = (typeof PLACES)[number]
export const HOURS = ['day', 'dawn', 'dusk', 'night'] as const
export type Hour = (typeof HOURS)[number]

const isPlace = (word: string): word is Place => PLACES.some(place => place === word)
const isHour = (word: string): word is Hour => HOURS.some(hour => hour === word)

const SIZES: Readonly<Record<string, number>> = { tiny: 0.5, small: 0.72, big: 1.45, huge: 2 }
const RELATIONS = ['on', 'in', 'under', 'over', 'behind'] as const
export type Relation = (typeof RELATIONS)[number]
const isRelation = (word: string): word is Relation => RELATIONS.some(one => one === word)

/** A thing in a hand, on a head or in a thought. */
export interface Carried {
  readonly thing: Thing
  readonly colour?: Colour
}

/** Somebody or something on a page. */
export interface Actor {
  readonly name: string
  readonly look?: Look
  readonly thing?: Thing
  readonly count: number
  readonly colour?: Colour
  readonly size: number
  readonly pose?: Pose
  /** Whose face it has, where that is another's than its pose's. */
  readonly face?: Pose
  readonly where?: 'far' | 'sky' | 'low'
  readonly faces?: 'left' | 'right'
  readonly relation?: { readonly how: Relation; readonly to: number }
  readonly held?: Carried
  readonly worn?: Carried
  readonly thought?: Carried
}

/** The picture of a page, as data. */
export interface Scene {
  readonly place: Place
  readonly hour: Hour
  readonly isRainy: boolean
  readonly actors: readonly Actor[]
}

/** The pictures of a text: where it happens unless a page says so, who is in it, and a line a page. */
export const Scenes = z.strictObject({
  place: z.string(),
  people: z.optional(z.record(z.string(), z.string())),
  pages: z.array(z.string()).check(z.minLength(1)),
})
export type Scenes = z.output<typeof Scenes>
/** The pictures of a shelf's texts, by their ids. */
export const SceneShelf = z.record(z.string(), Scenes)
export type SceneShelf = z.output<typeof SceneShelf>

/** A scene, and what of its line nobody can draw. */
export interface ParsedScene {
  readonly scene: Scene
  readonly problems: readonly string[]
}

/**
 * The pages of a text as scenes. A line is `setting: actor, actor`. The setting (a place, an hour, `rain`) may be left out.
 * An actor is somebody of the text's people, a kind of person or a thing (`ant*3` for several), and then in any order what it
 * does, a colour, a size, `far`, `sky` or `low`, `on`, `in`, `under`, `over` or `behind` another actor (`hand.2` is the second), `<` or `>` for where
 * it looks, `+thing` in its hand, `^thing` on its head, `?thing` in its thoughts; a colour of those follows a dot. `moustache` is one of what was drunk.
 */
export const scenesOf = ({ place, people = {}, pages }: Scenes): ParsedScene[] => {
  const looks: Looks = new Map(
    Object.entries(people).map(([name, told]): [string, Somebody] => {
      const [first = '', ...rest] = told.split(' ')
      if (!isThing(first)) return [name, lookOf(told.split(' '))]
      const colour = rest.find(isColour)
      return [
        name,
        { thing: first, ...(colour && { colour }), unknown: rest.filter(word => !isColour(word)) },
      ]
    }),
  )
  const shared = [
    ...(isPlace(place) ? [] : [`no place is named «${place}»`]),
    ...[...looks].flatMap(([name, { unknown }]) => unknown.map(word => `${name}: nobody looks «${word}»`)),
  ]
  return pages.map((line, at) => {
    const parsed = sceneOf(line, isPlace(place) ? place : 'sheet', looks)
    return at === 0 ? { ...parsed, problems: [...shared, ...parsed.problems] } : parsed
  })
}

/** Somebody of a text: a person, or an animal that has a name. */
interface Somebody {
  readonly look?: Look
  readonly thing?: Thing
  readonly colour?: Colour
  readonly unknown: readonly string[]
}
type Looks = ReadonlyMap<string, Somebody>

function sceneOf(line: string, usual: Place, looks: Looks): ParsedScene {
  const problems: string[] = []
  const colon = line.indexOf(':')
  const setting = colon < 0 ? [] : line.slice(0, colon).split(' ').filter(Boolean)
  const told = line
    .slice(colon + 1)
    .split(',')
    .map(one => one.trim().split(/\s+/).filter(Boolean))
    .filter(words => words.length > 0)
  for (const word of setting)
    if (!isPlace(word) && !isHour(word) && word !== 'rain') problems.push(`no place is named «${word}»`)
  const names = told.map(words => (words[0] ?? '').split('*')[0] ?? '')
  const actors = told.map((words, at) => actorOf(words, at, names, looks, problems))
  const scene: Scene = {
    place: setting.find(isPlace) ?? usual,
    hour: setting.find(isHour) ?? 'day',
    isRainy: setting.includes('rain'),
    actors: actors.filter(actor => actor !== undefined),
  }
  if (scene.actors.length === 0) problems.push('it shows nothing')
  return { scene, problems }
}

function actorOf(
  [head = '', ...words]: readonly string[],
  at: number,
  names: readonly string[],
  looks: Looks,
  problems: string[],
): Actor | undefined {
  const name = names[at] ?? ''
  const [, times] = head.split('*')
  const somebody = looks.get(name)
  const look = somebody?.look ?? (isPerson(name) ? lookOf([name]).look : undefined)
  const thing = somebody?.thing ?? (isThing(name) ? name : undefined)
  if (!look && !thing) {
    problems.push(`no part is named «${name}»`)
    return undefined
  }
  const found: { -readonly [Key in keyof Actor]: Actor[Key] } = { name, count: Number(times ?? 1), size: 1 }
  if (!look && thing) found.thing = thing
  if (somebody?.colour) found.colour = somebody.colour
  if (!Number.isInteger(found.count) || found.count < 1 || found.count > 24)
    problems.push(`«${head}» is no number of parts`)
  const carried = (word: string): Carried | undefined => {
    const [thing = '', colour] = word.slice(1).split('.')
    if (!isThing(thing)) problems.push(`no part is named «${thing}»`)
    if (colour !== undefined && !isColour(colour)) problems.push(`no colour is named «${colour}»`)
    return isThing(thing) ? { thing, ...(colour !== undefined && isColour(colour) && { colour }) } : undefined
  }
  let hasMoustache = false
  for (let n = 0; n < words.length; n++) {
    const word = words[n] ?? ''
    if (isRelation(word)) {
      const target = words[++n] ?? ''
      const [wanted = '', nth = '1'] = target.split('.')
      const to =
        names.flatMap((other, of) => (other === wanted && of !== at ? [of] : []))[Number(nth) - 1] ?? -1
      if (to < 0) problems.push(`«${name}» is ${word} «${target}», which is not there`)
      else found.relation = { how: word, to }
    } else if (isPose(word)) {
      if (found.pose) found.face = word
      else found.pose = word
    } else if (isColour(word)) found.colour = word
    else if (word === 'moustache' && look) hasMoustache = true
    else if (SIZES[word]) found.size = SIZES[word]
    else if (word === 'far' || word === 'sky' || word === 'low') found.where = word
    else if (word === '<' || word === '>') found.faces = word === '<' ? 'left' : 'right'
    else if (word.startsWith('+')) set('held', carried(word))
    else if (word.startsWith('^')) set('worn', carried(word))
    else if (word.startsWith('?')) set('thought', carried(word))
    else problems.push(`«${name}» has a word that says nothing: «${word}»`)
  }
  // A colour is of what somebody wears, as it is of a thing.
  if (look)
    found.look = {
      ...look,
      ...(found.colour && { top: found.colour }),
      ...(hasMoustache && { moustache: 'white' as const }),
    }
  function set(where: 'held' | 'worn' | 'thought', what: Carried | undefined) {
    if (what) found[where] = what
  }
  return found
}
