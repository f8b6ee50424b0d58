import { type Finding, found } from '#shared/catalogue/checks/finding.ts'
import type { Person } from '#shared/catalogue/cover.ts'
import type { Colour } from '#shared/catalogue/scenes/people.ts'
import {
  type Actor,
  type Carried,
  type Scene,
  SceneShelf,
  type Scenes,
  scenesOf,
} from '#shared/catalogue/scenes/scene.ts'
import {
  ANIMALS,
  isThing,
  NATURAL,
  OF_A_BODY,
  PLACE_HAS,
  THINGS,
  type Thing,
  WORN,
  wordsOf,
} from '#shared/catalogue/scenes/things.ts'
import type { ReadingText } from '#shared/catalogue/schema.ts'
import type { Language } from '#shared/kernel/school.ts'
import { tokenize } from '#shared/language/tokenize.ts'

/** The grades whose texts are picture books: each page of theirs has its own picture. */
const PICTURED: ReadonlySet<string> = new Set(['PK', 'K'])

/** Who is named by what they are to somebody. */
const kindNames: Readonly<Record<Language, Readonly<Record<string, Person>>>> = {
  'es-PR': {
    mamá: 'woman',
    mami: 'woman',
    tía: 'woman',
    maestra: 'woman',
    bailadora: 'woman',
    papá: 'man',
    papi: 'man',
    tío: 'man',
    pescador: 'man',
    abuela: 'grandma',
    abuelo: 'grandpa',
    bebé: 'baby',
    nena: 'girl',
    niña: 'girl',
    hermana: 'girl',
    nene: 'boy',
    niño: 'boy',
    hermano: 'boy',
  },
  'en-US': {
    mom: 'woman',
    dad: 'man',
    man: 'man',
    gran: 'grandma',
    gram: 'grandma',
    grandma: 'grandma',
    grandpa: 'grandpa',
    girl: 'girl',
    boy: 'boy',
  },
}
const colourNames: Readonly<Record<Language, Readonly<Record<string, Colour>>>> = {
  'es-PR': {
    rojo: 'red',
    roja: 'red',
    azul: 'blue',
    verde: 'green',
    amarillo: 'yellow',
    amarilla: 'yellow',
    blanco: 'white',
    blanca: 'white',
    negro: 'black',
    negra: 'black',
  },
  'en-US': {
    red: 'red',
    blue: 'blue',
    green: 'green',
    yellow: 'yellow',
    white: 'white',
    black: 'black',
    pink: 'pink',
    gray: 'gray',
    tan: 'tan',
  },
}
const numberNames: Readonly<Record<Language, readonly string[]>> = {
  'es-PR': ['', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
  'en-US': ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
}
const MANY: Readonly<Record<string, true>> = { cien: true, mil: true, fifty: true }
/** So many are many. */
const LEAST_OF_MANY = 12

/** Words that are a thing only after one of these: `the fish`, but `I can fish`. */
const ARTICLES: Readonly<Record<Language, RegExp>> = {
  'es-PR': /^(el|la|los|las|un|una|unos|unas|mi|mis|su|sus|tu|tus|otro|otra|dos|tres|de|del|al)$/,
  'en-US':
    /^(a|an|the|my|your|his|her|its|our|no|one|two|three|four|five|six|ten|big|fat|red|blue|that|this|of|is|not|with)$/,
}
const AMBIGUOUS: Readonly<Record<Language, ReadonlySet<string>>> = {
  'es-PR': new Set(['río', 'mata', 'sal', 'como']),
  'en-US': new Set([
    'can',
    'fly',
    'drop',
    'stick',
    'rock',
    'step',
    'hand',
    'plant',
    'fish',
    'bat',
    'sound',
    'home',
    'smell',
    'flop',
    'flip',
    'fit',
    'top',
    'bath',
    'jam',
    'letter',
    'pen',
    'net',
  ]),
}

/** What is said not to be there, or what something is only like, need not be seen. */
const NOT = /^(no|not|ni|sin|nothing|como|as)$/

/** The words of a page as they are compared: small letters, no `'s`. */
const wordsIn = (page: string) => tokenize(page).map(({ text }) => text.toLowerCase().replace(/['’]s$/, ''))

interface Words {
  readonly words: readonly string[]
  /** After which of them there is a comma or more. */
  readonly ends: ReadonlySet<number>
}
const readPage = (page: string): Words => ({
  words: wordsIn(page),
  ends: new Set(tokenize(page).flatMap(({ boundary }, at) => (boundary === 'none' ? [] : [at]))),
})

/** A word, and what it may be many of. */
const singulars = (word: string) => [
  word,
  ...(word.length > 3 && word.endsWith('s') ? [word.slice(0, -1)] : []),
  ...(word.length > 4 && word.endsWith('es') ? [word.slice(0, -2)] : []),
  ...(word.endsWith('ces') ? [`${word.slice(0, -3)}z`] : []),
]

const indexes = new Map<Language, ReadonlyMap<string, readonly Thing[]>>()
/** The things that a word names. */
function namesOf(language: Language): ReadonlyMap<string, readonly Thing[]> {
  const known = indexes.get(language)
  if (known) return known
  const pairs = THINGS.flatMap(thing => wordsOf(thing, language).map(word => ({ word, thing })))
  const index = new Map(
    [
      ...Map.groupBy(
        pairs.filter(({ word }) => word !== ''),
        ({ word }) => word,
      ),
    ].map(([word, all]) => [word, all.map(({ thing }) => thing)]),
  )
  indexes.set(language, index)
  return index
}

/** A word of a page that names something that can be drawn: any of `things` is it. */
interface Named {
  readonly at: number
  readonly word: string
  readonly things: readonly Thing[]
}
function namedOn(words: readonly string[], language: Language): Named[] {
  const index = namesOf(language)
  return words.flatMap((word, at) => {
    const single = singulars(word).find(one => index.has(one))
    if (single === undefined) return []
    const before = words[at - 1] ?? ''
    if (AMBIGUOUS[language].has(single) && !ARTICLES[language].test(before)) return []
    if (words.slice(Math.max(0, at - 3), at).some(one => NOT.test(one))) return []
    return [{ at, word, things: index.get(single) ?? [] }]
  })
}

const carriedBy = ({ held, worn, thought }: Actor): Carried[] =>
  [held, worn, thought].filter(one => one !== undefined)
const shownIn = ({ actors }: Scene): (Carried & { readonly count: number })[] =>
  actors.flatMap(actor => [
    ...(actor.thing
      ? [{ thing: actor.thing, count: actor.count, ...(actor.colour && { colour: actor.colour }) }]
      : []),
    ...carriedBy(actor).map(one => ({ ...one, count: 1 })),
  ])

/** What a page names and its picture lacks. */
function unseen(
  words: readonly string[],
  language: Language,
  scene: Scene,
  people: readonly string[],
): string[] {
  const shown = new Set(shownIn(scene).map(({ thing }) => thing))
  const kinds = new Set(scene.actors.flatMap(({ look }) => (look ? [look.kind] : [])))
  for (const thing of PLACE_HAS[scene.place] ?? []) shown.add(thing)
  const hasBody =
    kinds.size > 0 || [...shown].some(thing => ANIMALS.has(thing) || thing === 'hand' || thing === 'mask')
  const things = namedOn(words, language)
    .filter(({ things: any }) => !any.some(thing => shown.has(thing)))
    .filter(({ things: any }) => !(hasBody && any.some(thing => OF_A_BODY.has(thing))))
    .filter(({ things: any }) => !(kinds.size > 0 && any.some(thing => WORN.has(thing))))
    .filter(({ things: any }) => !(scene.isRainy && any.includes('rain')))
    .map(({ word }) => word)
  const names = new Set(scene.actors.map(({ name }) => name.toLowerCase()))
  const somebody = words.filter((word, at) => {
    if (people.some(name => /^\p{Lu}/u.test(name) && name.length > 1 && name.toLowerCase() === word))
      return !names.has(word)
    const kind = words[at - 1] === 'de' ? undefined : kindNames[language][word]
    // Where only animals are, they have their mothers.
    return kind !== undefined && people.length > 0 && !kinds.has(kind) && !names.has(word)
  })
  return [...new Set([...things, ...somebody])]
}

/** Numbers that a page says of something, where its picture shows another. */
function miscounted({ words, ends }: Words, language: Language, scene: Scene): string[] {
  const numbers = numberNames[language]
  const said = namedOn(words, language).flatMap(({ at, things }) => {
    const before = [words[at - 1] ?? '', ...(ends.has(at - 2) ? [] : [words[at - 2] ?? ''])].filter(
      (_, n) => n > 0 || !ends.has(at - 1),
    )
    const word = before.find(one => numbers.indexOf(one) > 1 || MANY[one])
    if (!word || things.some(thing => OF_A_BODY.has(thing))) return []
    return [{ things, word, count: MANY[word] ? LEAST_OF_MANY : numbers.indexOf(word) }]
  })
  const shown = shownIn(scene)
  return said.flatMap(({ things, word, count }) => {
    const own = shown.filter(({ thing }) => things.includes(thing)).reduce((sum, one) => sum + one.count, 0)
    const others = said.filter(one => one.things.some(thing => things.includes(thing))).map(one => one.count)
    const isRight = MANY[word]
      ? own >= LEAST_OF_MANY
      : own === count || others.includes(own) || own === others.reduce((sum, one) => sum + one, 0)
    return isRight || own === 0 ? [] : [`it says ${word} ${things[0]} and shows ${own}`]
  })
}

/** What a text says the colour of something is: `pez rojo`, `mi chiringa es roja`, `a red kite`. */
function colouredIn(
  words: readonly string[],
  language: Language,
): { readonly things: readonly Thing[]; readonly colour: Colour }[] {
  const index = namesOf(language)
  return namedOn(words, language).flatMap(({ at, things }) => {
    const after = /^(es|is|was)$/.test(words[at + 1] ?? '')
      ? words[at + 2]
      : language === 'es-PR'
        ? words[at + 1]
        : undefined
    const colour =
      colourNames[language][after ?? ''] ??
      (language === 'en-US' ? colourNames[language][words[at - 1] ?? ''] : undefined)
    // The name of many things is first the name of one.
    const thing = things.find(
      one => wordsOf(one, language)[0] === singulars(words[at] ?? '').find(form => index.has(form)),
    )
    return colour && thing ? [{ things: [thing], colour }] : []
  })
}

/** Colours that a page names and its picture does not have. */
function uncoloured(words: readonly string[], language: Language, scene: Scene): string[] {
  const has = new Set<Colour>(['beach', 'sea', 'reef'].includes(scene.place) ? ['blue'] : [])
  if (['meadow', 'forest', 'hills', 'farm'].includes(scene.place)) has.add('green')
  for (const { thing, colour } of shownIn(scene)) {
    for (const own of colour ? [colour] : (NATURAL[thing] ?? [])) has.add(own)
  }
  for (const { look } of scene.actors) if (look) has.add(look.top as Colour).add(look.bottom as Colour)
  return words.flatMap(word => {
    const colour = colourNames[language][word]
    return colour && !has.has(colour) ? [`it says ${word}, which nothing in its picture is`] : []
  })
}

/** Things that have one colour in a text's words, and from there on another in one of its pictures. */
function recoloured(
  pages: readonly { readonly words: readonly string[]; readonly scene: Scene }[],
  language: Language,
): string[][] {
  const told = pages.map(({ words }) => colouredIn(words, language))
  return pages.map(({ scene }, page) =>
    shownIn(scene).flatMap(({ thing, colour }) => {
      const all = told.flatMap((one, at) =>
        one.filter(({ things }) => things.includes(thing)).map(one => ({ ...one, at })),
      )
      const colours = new Set(all.map(one => one.colour))
      const isTold = all.some(({ at }) => at <= page)
      const own = colour ? [colour] : (NATURAL[thing] ?? [])
      return !isTold || own.some(one => colours.has(one))
        ? []
        : [`its text says ${thing} ${[...colours].join(' or ')} and it shows ${own[0] ?? 'no such colour'}`]
    }),
  )
}

/** Animals that no word of the text and not its cover has. */
function strangers(
  { title, body, language, cover }: ReadingText,
  scene: Scene,
  people: readonly string[],
): string[] {
  const named = new Set(
    namedOn(wordsIn([title, ...body].join('\n')), language).flatMap(({ things }) => things),
  )
  const all = new Set([title, ...body].flatMap(wordsIn).flatMap(singulars))
  const isKnown = (thing: Thing) =>
    named.has(thing) ||
    wordsOf(thing, language).some(word => all.has(word)) ||
    cover?.parts.some(part => isThing(part) && part === thing)
  // Who has a name in the text may be an animal that it calls by no other.
  const called = new Set(
    scene.actors.flatMap(({ name, thing }) =>
      thing && people.includes(name) && all.has(name.toLowerCase()) ? [thing] : [],
    ),
  )
  return shownIn(scene)
    .filter(({ thing }) => !called.has(thing))
    .filter(({ thing }) => ANIMALS.has(thing) && !isKnown(thing))
    .map(({ thing }) => `no word of its text has the ${thing} that it shows`)
}

/** Whether a page that says it is night shows it. */
function misdated(words: readonly string[], scene: Scene): string[] {
  const isNight = words.some(
    (word, at) => /^(noche|night)$/.test(word) && !/^(good|buena|a|at|every)$/.test(words[at - 1] ?? ''),
  )
  return isNight && scene.hour !== 'night' && scene.hour !== 'dusk'
    ? ['it says that it is night and shows day']
    : []
}

/** A shelf's file: its name, and what it holds. */
interface ShelfFile {
  readonly name: string
  readonly content: unknown
}

/**
 * Every page of a picture book has a picture, of its own events; no text has them twice, and no pictures are of a text that
 * is not there.
 */
export function checkPictures(texts: readonly ReadingText[], files: readonly ShelfFile[]): Finding[] {
  const shelves = files.map(({ name, content }) => ({ name, result: SceneShelf.safeParse(content) }))
  const broken = shelves.flatMap(({ name, result }) =>
    (result.error?.issues ?? []).map(({ path, message }) => ({
      id: name,
      ...found('scene', `${path.join('.')}: ${message}`),
    })),
  )
  const all = shelves.flatMap(({ result }) => Object.entries(result.data ?? {}))
  const twice = [...Map.groupBy(all, ([id]) => id)]
    .filter(([, own]) => own.length > 1)
    .map(([id]) => ({ id, ...found('scene', 'two shelves have pictures of its pages') }))
  const pictures = new Map(all)
  const pictured = texts.filter(({ grade }) => PICTURED.has(grade))
  const ids = new Set(pictured.map(({ id }) => id))
  const orphans = [...pictures.keys()]
    .filter(id => !ids.has(id))
    .map(id => ({ id, ...found('scene', 'there are pictures of its pages, and no such text of Pre-K or K') }))
  return [
    ...broken,
    ...twice,
    ...pictured.flatMap(text => checkText(text, pictures.get(text.id))),
    ...orphans,
  ]
}

function checkText(text: ReadingText, scenes: Scenes | undefined): Finding[] {
  const { id, body, language } = text
  if (!scenes) return [{ id, ...found('scene', 'its pages have no pictures') }]
  if (scenes.pages.length !== body.length)
    return [{ id, ...found('scene', `it has ${body.length} pages and ${scenes.pages.length} pictures`) }]
  const parsed = scenesOf(scenes)
  const pages = body.map((page, at) => ({
    ...readPage(page),
    scene: parsed[at]?.scene ?? { place: 'sheet' as const, hour: 'day' as const, isRainy: false, actors: [] },
  }))
  const colours = recoloured(pages, language)
  const people = Object.keys(scenes.people ?? {}).flatMap(name => name.split(' '))
  return pages.flatMap(({ words, ends, scene }, at) =>
    [
      ...(parsed[at]?.problems ?? []),
      ...unseen(words, language, scene, people).map(word => `it names what is not in its picture: ${word}`),
      ...miscounted({ words, ends }, language, scene),
      ...uncoloured(words, language, scene),
      ...(colours[at] ?? []),
      ...strangers(text, scene, people),
      ...misdated(words, scene),
    ].map(detail => ({ id, ...found('scene', `page ${at + 1}: ${detail}`) })),
  )
}
