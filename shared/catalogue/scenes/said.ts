import type { Person } from '#shared/catalogue/cover.ts'
import type { Language } from '#shared/kernel/school.ts'
import { type Colour, POSES } from './people.ts'
import type { Actor, Carried, Hour, Place, Relation, Scene } from './scene.ts'
import { saidOf } from './things.ts'

type Both = readonly [string, string]
const people: Readonly<Record<Person, Both>> = {
  girl: ['una niña', 'a girl'],
  boy: ['un niño', 'a boy'],
  woman: ['una mujer', 'a woman'],
  man: ['un hombre', 'a man'],
  grandma: ['una abuela', 'a grandma'],
  grandpa: ['un abuelo', 'a grandpa'],
  baby: ['un bebé', 'a baby'],
}
const places: Readonly<Record<Place, Both>> = {
  beach: ['en la playa', 'at the beach'],
  sea: ['en el mar', 'on the sea'],
  reef: ['bajo el mar', 'under the sea'],
  street: ['en la calle', 'in the street'],
  plaza: ['en la plaza', 'in the plaza'],
  hills: ['en la montaña', 'in the hills'],
  meadow: ['en el patio', 'in the yard'],
  forest: ['en el bosque', 'in the forest'],
  farm: ['en la finca', 'on the farm'],
  cave: ['en una cueva', 'in a cave'],
  room: ['en la sala', 'in a room'],
  kitchen: ['en la cocina', 'in the kitchen'],
  bedroom: ['en el cuarto', 'in a bedroom'],
  bath: ['en el baño', 'in the bathroom'],
  school: ['en la escuela', 'at school'],
  sky: ['en el aire', 'in the air'],
  sheet: ['', ''],
}
const hours: Readonly<Record<Hour, Both>> = {
  day: ['', ''],
  dawn: ['al amanecer', 'at dawn'],
  dusk: ['al atardecer', 'at dusk'],
  night: ['de noche', 'at night'],
}
const relations: Readonly<Record<Relation, Both>> = {
  on: ['sobre', 'on'],
  in: ['en', 'in'],
  under: ['debajo de', 'under'],
  over: ['encima de', 'over'],
  behind: ['detrás de', 'behind'],
}
const colours: Readonly<Record<Colour, Both>> = {
  red: ['rojo', 'red'],
  orange: ['anaranjado', 'orange'],
  yellow: ['amarillo', 'yellow'],
  green: ['verde', 'green'],
  blue: ['azul', 'blue'],
  white: ['blanco', 'white'],
  black: ['negro', 'black'],
  gray: ['gris', 'gray'],
  pink: ['rosado', 'pink'],
  brown: ['marrón', 'brown'],
  tan: ['crema', 'tan'],
  purple: ['violeta', 'purple'],
}
const numbers: Both[] = [
  ['', ''],
  ['un', 'one'],
  ['dos', 'two'],
  ['tres', 'three'],
  ['cuatro', 'four'],
  ['cinco', 'five'],
  ['seis', 'six'],
  ['siete', 'seven'],
  ['ocho', 'eight'],
  ['nueve', 'nine'],
  ['diez', 'ten'],
]

/** A colour after its noun, in Spanish: `una casa roja`. */
const agreed = (colour: string, noun: string) =>
  /^(una|la|unas) /.test(noun) && colour.endsWith('o') ? `${colour.slice(0, -1)}a` : colour

function pluralIn(noun: string, language: Language): string {
  const [first = '', ...rest] = noun.split(' ')
  const plural =
    language === 'en-US'
      ? /(s|x|ch|sh)$/.test(first)
        ? `${first}es`
        : `${first}s`
      : /z$/.test(first)
        ? `${first.slice(0, -1)}ces`
        : /[aeiouáéó]$/.test(first)
          ? `${first}s`
          : `${first}es`
  const irregular: Readonly<Record<string, string>> = {
    fishs: 'fish',
    fishes: 'fish',
    foots: 'feet',
    tooths: 'teeth',
  }
  return [irregular[plural] ?? plural, ...rest].join(' ')
}

const ARTICLE = /^(un|una|el|la|unos|unas|a|an|the|some) /

function nounOf(base: string, language: Language, count: number, colour?: Colour): string {
  const at = language === 'es-PR' ? 0 : 1
  const tint = colour ? colours[colour][at] : ''
  const bare = base.replace(ARTICLE, '')
  if (count > 1) {
    const many = pluralIn(bare, language)
    const number = numbers[count]?.[at] ?? String(count)
    if (language === 'en-US') return [number, tint, many].filter(Boolean).join(' ')
    return [number, many, tint && pluralIn(agreed(tint, base), language)].filter(Boolean).join(' ')
  }
  if (!tint) return base
  if (language === 'es-PR') return `${base} ${agreed(tint, base)}`
  const article = ARTICLE.exec(base)?.[1]
  return `${article === 'the' ? 'the' : 'a'} ${tint} ${bare}`.replace(/^a ([aeiou])/, 'an $1')
}

const isName = (name: string) => /^\p{Lu}/u.test(name) && name !== 'I' && name !== 'Yo'

function whoIs(actor: Actor, language: Language): string {
  const at = language === 'es-PR' ? 0 : 1
  if (isName(actor.name)) return actor.name
  if (!actor.look)
    return actor.thing ? nounOf(saidOf(actor.thing, language), language, actor.count, actor.colour) : ''
  return nounOf(people[actor.look.kind][at], language, actor.count)
}

const carriedIn = ({ thing, colour }: Carried, language: Language) =>
  nounOf(saidOf(thing, language), language, 1, colour)

/** What a page's picture shows, in one or two sentences of its text's language, for who cannot see it. */
export function saidIn(scene: Scene, language: Language): string {
  const at = language === 'es-PR' ? 0 : 1
  const key = language === 'es-PR' ? 'es' : 'en'
  const told = scene.actors.map(actor => {
    const { pose, face, relation, held, worn, thought } = actor
    // Something in hand says more than that it is in hand.
    const isHolding = held && (pose === 'hold' || pose === 'carry' || pose === 'give')
    const does = actor.look || actor.count === 1 ? pose && !isHolding && POSES[pose][key] : ''
    const looks =
      face === 'sad' || face === 'laugh' || face === 'cry'
        ? `${language === 'es-PR' ? 'y' : 'and'} ${POSES[face][key]}`
        : ''
    const to = relation && scene.actors[relation.to]
    return [
      whoIs(actor, language),
      does,
      does && looks,
      held && `${language === 'es-PR' ? 'con' : 'with'} ${carriedIn(held, language)}`,
      worn &&
        `${held ? (language === 'es-PR' ? 'y ' : 'and ') : ''}${language === 'es-PR' ? (held ? '' : 'con ') : held ? '' : 'with '}${carriedIn(worn, language)} ${language === 'es-PR' ? 'en la cabeza' : 'on top'}`,
      to && relation && `${relations[relation.how][at]} ${defined(whoIs(to, language), language)}`,
      thought && `${language === 'es-PR' ? 'piensa en' : 'thinks of'} ${carriedIn(thought, language)}`,
    ]
      .filter(Boolean)
      .join(' ')
  })
  const setting = [
    places[scene.place][at],
    hours[scene.hour][at],
    scene.isRainy ? ['con lluvia', 'in the rain'][at] : '',
  ]
    .filter(Boolean)
    .join(' ')
  const sentence = [setting, told.join(', ')].filter(Boolean).join(': ')
  const marked = sentence.charAt(0).toUpperCase() + sentence.slice(1)
  return language === 'es-PR' ? `${marked.replaceAll(' de el ', ' del ')}.` : `${marked}.`
}

/** What was named already: `la mesa`, `the table`. */
const defined = (said: string, language: Language): string =>
  language === 'es-PR'
    ? said
        .replace(/^una /, 'la ')
        .replace(/^un /, 'el ')
        .replace(/^unas /, 'las ')
        .replace(/^unos /, 'los ')
    : said.replace(/^(a|an|some) /, 'the ')
