import { describe, expect, test } from 'vitest'
import type { Language } from '../kernel/school.ts'
import { englishCardinal, englishNumeral } from './english-numerals.ts'
import { spanishCardinal, spanishNumeral } from './spanish-numerals.ts'
import { spokenForms } from './spoken-forms.ts'
import type { Neighbours } from './spoken-numerals.ts'

/** All that is said for what is written with digits, each once. */
const said = (written: string, language: Language, beside: Neighbours = {}) => [
  ...new Set(
    spokenForms(written, language, beside)
      .slice(1)
      .map(way => way.join(' ')),
  ),
]
const each = (ways: string) => ways.split(', ').toSorted()

describe('every way to say it, and no other', () => {
  test.each([
    ['3:00', 'tres, tres en punto'],
    ['12:00', 'doce, doce en punto, mediodía, medianoche'],
    [
      '1:15',
      'una y cuarto, una y quince, una quince, una con quince, una y quince minutos, una con quince minutos, una quince minutos',
    ],
    [
      '3:05',
      'tres y cinco, tres cero cinco, tres cinco, tres con cinco, tres y cinco minutos, tres con cinco minutos, tres cinco minutos',
    ],
    [
      '3:30',
      'tres y media, tres y treinta, tres treinta, tres con treinta, tres y treinta minutos, tres con treinta minutos, tres treinta minutos',
    ],
    [
      '2:31',
      'dos y treinta y uno, dos treinta y uno, dos con treinta y uno, dos y treinta y un minutos, dos con treinta y un minutos, ' +
        'dos treinta y un minutos, tres menos veintinueve, veintinueve para las tres, veintinueve minutos para las tres, ' +
        'tres menos veintinueve minutos',
    ],
    [
      '12:45',
      'doce y cuarenta y cinco, doce cuarenta y cinco, doce con cuarenta y cinco, doce y cuarenta y cinco minutos, ' +
        'doce con cuarenta y cinco minutos, doce cuarenta y cinco minutos, una menos quince, quince para la una, ' +
        'quince minutos para la una, una menos quince minutos, una menos cuarto, un cuarto para la una, cuarto para la una',
    ],
    [
      '11:59',
      'once y cincuenta y nueve, once cincuenta y nueve, once con cincuenta y nueve, once y cincuenta y nueve minutos, ' +
        'once con cincuenta y nueve minutos, once cincuenta y nueve minutos, doce menos uno, uno para las doce, ' +
        'un minuto para las doce, doce menos un minuto',
    ],
    ['1/2', 'un medio, medio, media, la mitad, uno sobre dos'],
    ['3/2', 'tres medios, tres sobre dos'],
    ['1/3', 'un tercio, una tercera parte, la tercera parte, uno sobre tres'],
    ['2/3', 'dos tercios, dos terceras partes, dos sobre tres'],
    ['1/10', 'un décimo, una décima parte, la décima parte, uno sobre diez'],
    ['3/4', 'tres cuartos, tres cuartas partes, tres sobre cuatro'],
    ['5/11', 'cinco sobre once'],
    ['$2', 'dos dólares, dos pesos'],
    ['$0.25', 'veinticinco centavos, veinticinco chavos'],
    ['$5.00', 'cinco dólares, cinco pesos'],
    [
      '$2.50',
      'dos dólares con cincuenta centavos, dos dólares con cincuenta chavos, dos dólares con cincuenta, ' +
        'dos dólares y cincuenta centavos, dos dólares y cincuenta chavos, dos dólares y cincuenta, ' +
        'dos dólares cincuenta centavos, dos dólares cincuenta chavos, dos dólares cincuenta, ' +
        'dos pesos con cincuenta centavos, dos pesos con cincuenta chavos, dos pesos con cincuenta, ' +
        'dos pesos y cincuenta centavos, dos pesos y cincuenta chavos, dos pesos y cincuenta, ' +
        'dos pesos cincuenta centavos, dos pesos cincuenta chavos, dos pesos cincuenta, dos cincuenta, ' +
        'dos dólares y medio, dos pesos y medio',
    ],
    ['2.14', 'dos punto uno cuatro, dos punto catorce, dos coma uno cuatro, dos coma catorce'],
    ['2.05', 'dos punto cero cinco, dos coma cero cinco'],
    ['3.5', 'tres punto cinco, tres coma cinco, tres y medio, tres y media'],
    ['25%', 'veinticinco por ciento, veinticinco porciento'],
    ['1º', 'primero, primera, primer'],
    ['2ª', 'segundo, segunda'],
    ['3er', 'tercero, tercera, tercer'],
    ['11º', 'undécimo, undécima, onceavo, decimoprimero, decimoprimera'],
    ['12º', 'duodécimo, duodécima, doceavo, decimosegundo, decimosegunda'],
    ['13º', 'decimotercero, decimotercera, decimotercer'],
    ['20º', 'vigésimo, vigésima'],
  ])('%s in Spanish', (written, ways) => expect(said(written, 'es-PR').toSorted()).toEqual(each(ways)))

  test.each([
    ['3:00', "three, three o'clock, three oclock"],
    ['12:00', "twelve, twelve o'clock, twelve oclock, noon, midnight"],
    [
      '1:15',
      'one fifteen, fifteen past one, fifteen after one, fifteen minutes past one, fifteen minutes after one, ' +
        'quarter past one, quarter after one, a quarter past one, a quarter after one',
    ],
    [
      '3:30',
      'three thirty, half past three, thirty past three, thirty after three, thirty minutes past three, thirty minutes after three',
    ],
    [
      '3:01',
      'three oh one, three o one, three zero one, one past three, one after three, one minute past three, one minute after three',
    ],
    [
      '2:31',
      'two thirty one, twenty nine to three, twenty nine of three, twenty nine till three, twenty nine minutes to three, ' +
        'twenty nine minutes of three, twenty nine minutes till three',
    ],
    [
      '12:45',
      'twelve forty five, fifteen to one, fifteen of one, fifteen till one, fifteen minutes to one, fifteen minutes of one, ' +
        'fifteen minutes till one, quarter to one, quarter of one, quarter till one, a quarter to one, a quarter of one, a quarter till one',
    ],
    ['1/2', 'one half, a half, half, one over two'],
    ['3/2', 'three halves, three over two'],
    ['1/3', 'one third, a third, one over three'],
    ['1/4', 'one fourth, a fourth, one quarter, a quarter, one over four'],
    ['3/4', 'three fourths, three quarters, three over four'],
    ['5/12', 'five twelfths, five over twelve'],
    ['$1', 'one dollar, a dollar'],
    ['$2', 'two dollars'],
    ['$0.01', 'one cent'],
    ['$0.25', 'twenty five cents'],
    [
      '$2.50',
      'two dollars and fifty cents, two dollars and fifty, two dollars fifty cents, two dollars fifty, two fifty, two dollars and a half',
    ],
    ['2.05', 'two point zero five'],
    ['3.5', 'three point five, three and a half'],
    ['25%', 'twenty five percent, twenty five per cent'],
    ['8th', 'eighth'],
    ['22nd', 'twenty second'],
    ['101st', 'one hundred first, one hundred and first'],
    ['60s', 'sixties'],
    ['2000s', 'two thousands'],
  ])('%s in English', (written, ways) => expect(said(written, 'en-US').toSorted()).toEqual(each(ways)))

  test('one dollar and one cent are of one', () => {
    expect(said('$1', 'es-PR')).toEqual(expect.arrayContaining(['un dólar', 'un peso']))
    expect(said('$0.01', 'es-PR')).toEqual(expect.arrayContaining(['un centavo', 'un chavo']))
    for (const written of ['$1', '$0.01']) expect(said(written, 'es-PR').join()).not.toMatch(/s\b/)
  })

  test('what is no number, or larger than a million, is said as it is written', () => {
    for (const written of ['21º', '0º', '90s', '1000000', '1:234', '1/234'])
      expect(said(written, 'es-PR')).toEqual([])
  })

  test('a day after its month, until the thirty-first', () => {
    expect(said('31', 'en-US', { before: 'May' })).toEqual(['thirty first', 'the thirty first'])
    expect(said('32', 'en-US', { before: 'May' })).toEqual(['thirty two'])
    expect(said('5', 'es-PR', { before: 'May' })).toEqual(['cinco'])
    expect(said('2', 'es-PR', { after: 'de' })).toEqual(['dos'])
    expect(said('1', 'en-US', { after: 'de' })).toEqual(['one'])
  })
})

const spanish = (n: number) => [...new Set(spanishNumeral(n).map(way => way.join(' ')))]
const english = (n: number) => [...new Set(englishNumeral(n).map(way => way.join(' ')))]

test.each([
  [21, 'veintiuno, veintiún, veintiuna'],
  [31, 'treinta y uno, treinta y un, treinta y una, treintaiuno'],
  [32, 'treinta y dos, treintaidós'],
  [43, 'cuarenta y tres, cuarentaitrés'],
  [56, 'cincuenta y seis, cincuentaiséis'],
  [100, 'cien, ciento'],
  [101, 'ciento uno, ciento un, ciento una, uno cero uno'],
  [110, 'ciento diez, uno diez'],
  [200, 'doscientos, doscientas'],
  [305, 'trescientos cinco, trescientas cinco, tres cero cinco'],
  [1000, 'mil'],
  [
    1998,
    'mil novecientos noventa y ocho, mil novecientas noventa y ocho, mil novecientos noventaiocho, diecinueve noventa y ocho',
  ],
  [10_001, 'diez mil uno, diez mil un, diez mil una'],
  [31_000, 'treinta y un mil, treintaiún mil'],
])('%d in Spanish is said %s', (n, ways) => expect(spanish(n).toSorted()).toEqual(each(ways)))

test.each([
  [21, 'twenty one'],
  [100, 'one hundred, a hundred'],
  [
    105,
    'one hundred five, one hundred and five, a hundred five, a hundred and five, one oh five, one o five, one zero five',
  ],
  [
    199,
    'one hundred ninety nine, one hundred and ninety nine, a hundred ninety nine, a hundred and ninety nine, one ninety nine',
  ],
  [200, 'two hundred'],
  [1000, 'one thousand, a thousand'],
  [1100, 'one thousand one hundred, eleven hundred'],
  [
    1905,
    'one thousand nine hundred five, one thousand nine hundred and five, nineteen oh five, nineteen o five, nineteen zero five, nineteen hundred five, nineteen hundred and five',
  ],
  [2000, 'two thousand'],
  [2010, 'two thousand ten, two thousand and ten, twenty ten'],
  [
    9999,
    'nine thousand nine hundred ninety nine, nine thousand nine hundred and ninety nine, ninety nine ninety nine, ninety nine hundred ninety nine, ninety nine hundred and ninety nine',
  ],
  [10_000, 'ten thousand'],
  [10_001, 'ten thousand one, ten thousand and one'],
])('%d in English is said %s', (n, ways) => expect(english(n).toSorted()).toEqual(each(ways)))

test('a number of any size is said by its parts', () => {
  expect([29, 30, 99, 199, 999, 2001, 100_000, 999_999].map(n => spanishCardinal(n).join(' '))).toEqual([
    'veintinueve',
    'treinta',
    'noventa y nueve',
    'ciento noventa y nueve',
    'novecientos noventa y nueve',
    'dos mil uno',
    'cien mil',
    'novecientos noventa y nueve mil novecientos noventa y nueve',
  ])
  expect([0, 19, 20, 99, 101, 2001, 100_100].map(n => englishCardinal(n, true).join(' '))).toEqual([
    'zero',
    'nineteen',
    'twenty',
    'ninety nine',
    'one hundred and one',
    'two thousand and one',
    'one hundred thousand one hundred',
  ])
})
