import { PEOPLE, type Person } from '#shared/catalogue/cover.ts'

export const HAIRS = [
  'short',
  'curly',
  'afro',
  'puffs',
  'braids',
  'long',
  'tail',
  'bun',
  'bald',
  'locs',
] as const
export type Hair = (typeof HAIRS)[number]

/** How somebody looks on every page of a text. */
export interface Look {
  readonly kind: Person
  /** From 1, the fairest skin, to 6. */
  readonly shade: number
  readonly hair: Hair
  readonly isGrey: boolean
  /** A colour's name. */
  readonly top: string
  readonly bottom: string
  readonly isSkirted: boolean
  readonly hasGlasses: boolean
  /** Sits in a wheelchair. */
  readonly hasWheels: boolean
  /** Of hair, or of what was drunk. */
  readonly moustache?: 'own' | 'white'
}

/** What somebody does, with what a sentence says of it: `es` and `en` follow a name. */
export const POSES = {
  stand: { es: '', en: '' },
  wave: { es: 'saluda', en: 'waves' },
  point: { es: 'señala', en: 'points' },
  look: { es: 'mira', en: 'looks' },
  up: { es: 'mira hacia arriba', en: 'looks up' },
  reach: { es: 'estira los brazos', en: 'reaches' },
  run: { es: 'corre', en: 'runs' },
  walk: { es: 'camina', en: 'walks' },
  jump: { es: 'brinca', en: 'jumps' },
  cheer: { es: 'celebra', en: 'cheers' },
  sit: { es: 'se sienta', en: 'sits' },
  perch: { es: 'se sienta', en: 'sits' },
  sleep: { es: 'duerme', en: 'sleeps' },
  lie: { es: 'descansa', en: 'lies down' },
  hug: { es: 'abraza', en: 'hugs' },
  eat: { es: 'come', en: 'eats' },
  drink: { es: 'bebe', en: 'drinks' },
  cry: { es: 'llora', en: 'cries' },
  sad: { es: 'se ve triste', en: 'looks sad' },
  laugh: { es: 'se ríe', en: 'laughs' },
  swim: { es: 'nada', en: 'swims' },
  carry: { es: 'carga algo', en: 'carries something' },
  give: { es: 'da algo', en: 'gives something' },
  hold: { es: 'tiene algo en la mano', en: 'holds something' },
  dance: { es: 'baila', en: 'dances' },
  drum: { es: 'toca', en: 'plays' },
  read: { es: 'lee', en: 'reads' },
  dig: { es: 'trabaja en el suelo', en: 'works on the ground' },
  kneel: { es: 'se agacha', en: 'kneels' },
  shout: { es: 'grita', en: 'calls out' },
  sing: { es: 'canta', en: 'sings' },
  talk: { es: 'habla', en: 'speaks' },
  hush: { es: 'pide silencio', en: 'says hush' },
  hear: { es: 'escucha', en: 'listens' },
  think: { es: 'piensa', en: 'thinks' },
  wonder: { es: 'se sorprende', en: 'is surprised' },
  hide: { es: 'se esconde', en: 'hides' },
  push: { es: 'empuja', en: 'pushes' },
  pull: { es: 'hala', en: 'pulls' },
  climb: { es: 'sube', en: 'climbs' },
  fall: { es: 'se cae', en: 'falls' },
  throw: { es: 'tira algo', en: 'throws' },
  kick: { es: 'patea', en: 'kicks' },
  blow: { es: 'sopla', en: 'blows' },
  stir: { es: 'cocina', en: 'cooks' },
  headstand: { es: 'está de cabeza', en: 'stands on the head' },
  fly: { es: 'vuela', en: 'flies' },
  hang: { es: 'cuelga', en: 'hangs' },
  peek: { es: 'se asoma', en: 'peeks' },
} as const satisfies Record<string, { readonly es: string; readonly en: string }>
export type Pose = keyof typeof POSES

const isOneOf =
  <T extends string>(all: readonly T[]) =>
  (word: string): word is T =>
    all.some(one => one === word)
export const isPerson = isOneOf<Person>(PEOPLE)
const isHair = isOneOf<Hair>(HAIRS)
export const isPose = (word: string): word is Pose => Object.hasOwn(POSES, word)

/** Colours that clothes and things can have. */
export const COLOURS = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'white',
  'black',
  'gray',
  'pink',
  'brown',
  'tan',
  'purple',
] as const
export type Colour = (typeof COLOURS)[number]
export const isColour = isOneOf<Colour>(COLOURS)

/** Hair that the shades have, so that who is not told more of looks like somebody. */
const usual: Readonly<Record<Person, readonly Hair[]>> = {
  girl: ['tail', 'long', 'curly', 'puffs', 'braids', 'afro'],
  boy: ['short', 'short', 'curly', 'curly', 'short', 'afro'],
  woman: ['long', 'tail', 'curly', 'long', 'bun', 'afro'],
  man: ['short', 'short', 'curly', 'short', 'locs', 'bald'],
  grandma: ['bun', 'short', 'curly', 'bun', 'short', 'afro'],
  grandpa: ['bald', 'short', 'bald', 'short', 'short', 'bald'],
  baby: ['short', 'short', 'curly', 'short', 'curly', 'curly'],
}

/**
 * A look as a text tells it: `girl 4 curly red` is a girl of the fourth shade with curls and a red shirt; a second colour is
 * of trousers, or after `skirt` of a skirt. Also `grey`, `glasses`, `wheels` and `moustache`. What is not a look comes back.
 */
export function lookOf(told: readonly string[]): {
  readonly look: Look
  readonly unknown: readonly string[]
} {
  const kind = told.find(isPerson) ?? 'girl'
  const shade = Number(told.find(word => /^[1-6]$/.test(word)) ?? 3)
  const colours = told.filter(isColour)
  const others: readonly string[] = ['skirt', 'grey', 'glasses', 'wheels', 'moustache']
  const unknown = told.filter(
    word =>
      !(word === kind || /^[1-6]$/.test(word) || isColour(word) || isHair(word) || others.includes(word)),
  )
  const look: Look = {
    kind,
    shade,
    hair: told.find(isHair) ?? usual[kind][shade - 1] ?? 'short',
    isGrey: kind === 'grandma' || kind === 'grandpa' || told.includes('grey'),
    top: colours[0] ?? 'blue',
    bottom: colours[1] ?? (colours[0] === 'brown' ? 'blue' : 'brown'),
    isSkirted: told.includes('skirt'),
    hasGlasses: told.includes('glasses'),
    hasWheels: told.includes('wheels'),
    ...((told.includes('moustache') || kind === 'grandpa') && { moustache: 'own' }),
  }
  return { look, unknown }
}
