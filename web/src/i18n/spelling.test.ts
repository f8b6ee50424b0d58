import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** One spelling each, in every text of ours; those that the specification gives stay as it gives them. */
const NEVER: readonly RegExp[] = [
  /pre-?kinder/i,
  /pre-kínder/i,
  /\bkinder\b/i,
  /(?<![\p{L}])mango(?![\p{L}])/iu,
  /(?<![\p{L}])a dónde/iu,
  /[\d}]%/,
  /(?<!una )flor de maga/,
  /del curso\b|curso escolar/i,
  /con IA por nivel/,
  /\b(usted|ustedes no)\b/i,
]
const SPECIFIED = new Set(['Pre-Kinder', 'Kinder'])

const sentences = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(sentences)
      : []

/** What screens say at the beginning of a sentence to somebody whom they call *tú*. */
const FORMAL =
  /(?:^|[.!?:;]\s+|\s[yo] )(?:Abra|Anule|Anúlelo|Añada|Aplique|Busque|Cambie|Confirme|Descargue|Elija|Entre (?:a|con)|Escoja|Escriba|Espere|Guarde|Haga|Imprima|Indique|Lea|Mire|Oprima|Pida|Póngale|Prepare|Pruebe|Quítelo|Recuerde|Revise|Sáquelo|Seleccione|Toque|Trate|Use|Verifique|Vuelva)(?![\p{L}])/iu

interface Ours {
  readonly name: string
  readonly language?: unknown
  readonly said: readonly string[]
}

const ours = (at: string): readonly Ours[] =>
  readdirSync(new URL(at, import.meta.url))
    .filter(name => name.endsWith('.json'))
    .map(name => {
      const { language, ...all } = JSON.parse(readFileSync(new URL(`${at}${name}`, import.meta.url), 'utf8'))
      // What has neither a space nor a capital may be an id.
      return { name, language, said: sentences(all).filter(one => /[\s\p{Lu}]/u.test(one)) }
    })

const screens = [...ours('es/'), ...ours('privacy/'), ...ours('../features/support/content/es/')].filter(
  ({ name }) => name !== 'en.json',
)
const CATALOGUE = '../../../shared/catalogue/content/'
const catalogue = ['texts/', 'units/']
  .flatMap(kind => ours(`${CATALOGUE}${kind}`))
  .filter(({ language }) => language === 'es-PR')
/** A racket has a handle; and people of stories speak to each other as people do. */
const handle = 'Objeto con mango y cuerdas para pegarle a la bola.'
const inStories = NEVER.filter(wrong => !wrong.test('usted'))

test.each(screens)('$name spells as the others do', ({ said }) => {
  const odd = said.filter(one => !SPECIFIED.has(one) && NEVER.some(wrong => wrong.test(one)))
  expect(odd).toEqual([])
})

test.each(screens)('$name says tú', ({ said }) => {
  expect(said.filter(one => FORMAL.test(one))).toEqual([])
})

test('every text and every unit spells as the screens do', () => {
  expect(catalogue.length).toBeGreaterThan(100)
  const odd = catalogue.flatMap(({ name, said }) =>
    said
      .filter(one => one !== handle && inStories.some(wrong => wrong.test(one)))
      .map(one => `${name}: ${one}`),
  )
  expect(odd).toEqual([])
})

test('of what is said to a stranger, each is found; a child that comes in is none', () => {
  const formal = [
    'Haga un código.',
    'Listo. Escriba su nombre',
    'Recorta y Entre a «Grupos»',
    'Oprima «Datos»',
  ]
  expect(formal.filter(said => !FORMAL.test(said))).toEqual([])
  const fine = ['Haz un código.', 'Entre amigos', 'Úsalo', 'para que lea', 'Usemos', 'Abraza']
  expect(fine.filter(said => FORMAL.test(said))).toEqual([])
})

test('of what is misspelt, each is found', () => {
  const wrong = [
    'Pre-Kínder',
    'el Kinder',
    'un mango',
    '¿A dónde?',
    '80%',
    'la flor de maga',
    'del curso',
    'Usted',
  ]
  expect(wrong.filter(said => !NEVER.some(pattern => pattern.test(said)))).toEqual([])
  const right = [
    'Prekínder',
    'kínder',
    'un mangó',
    '¿Adónde?',
    '80 %',
    'una flor de maga',
    'hasta dónde',
    'del año escolar',
  ]
  expect(right.filter(said => NEVER.some(pattern => pattern.test(said)))).toEqual([])
})
