import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/kernel/school.ts'
import { normalizeWord, spokenForms } from './spoken-forms.ts'

const ways = (written: string, language: Language, neighbours = {}) =>
  spokenForms(written, language, neighbours).map(way => way.join(' '))

describe('hours in every way they are said', () => {
  test.each([
    ['3:30', 'tres y media, tres y treinta, tres treinta, tres con treinta'],
    ['12:15', 'doce y cuarto, doce y quince, doce quince'],
    ['2:45', 'tres menos cuarto, un cuarto para las tres, quince para las tres, dos cuarenta y cinco'],
    ['12:50', 'una menos diez, diez para la una, diez minutos para la una'],
    ['1:05', 'una y cinco, una cero cinco'],
    ['12:00', 'doce, doce en punto, mediodía'],
  ])('%s: %s', (written, said) => {
    for (const way of said.split(', ')) expect(ways(written, 'es-PR')).toContain(way)
  })
  test.each([
    ['2:14', 'two fourteen, fourteen past two, fourteen minutes past two'],
    ['3:30', 'three thirty, half past three'],
    ['2:45', 'two forty five, quarter to three, a quarter to three, fifteen minutes to three'],
    ['12:55', 'twelve fifty five, five to one'],
    ['1:05', 'one oh five, five past one, five after one'],
    ['12:00', "twelve, twelve o'clock, noon, midnight"],
  ])('%s: %s', (written, said) => {
    for (const way of said.split(', ')) expect(ways(written, 'en-US')).toContain(way)
  })
  test('half past belongs to thirty alone, quarters to fifteen and forty-five', () => {
    expect(ways('3:29', 'en-US').join()).not.toContain('half')
    expect(ways('3:31', 'es-PR').join()).not.toContain('media')
    expect(ways('3:14', 'en-US').join()).not.toContain('quarter')
    expect(ways('3:44', 'es-PR').join()).not.toContain('cuarto')
    // Up to half past the hour is behind, then before.
    expect(ways('3:30', 'en-US')).not.toContain('thirty to four')
    expect(ways('3:31', 'en-US')).toContain('twenty nine to four')
    expect(ways('3:30', 'es-PR')).not.toContain('cuatro menos treinta')
    expect(ways('3:31', 'es-PR')).toContain('cuatro menos veintinueve')
  })
})

describe('years and numbers by twos', () => {
  test.each([
    ['1998', 'mil novecientos noventa y ocho, diecinueve noventa y ocho'],
    ['305', 'trescientos cinco, tres cero cinco'],
    ['35', 'treinta y cinco, treintaicinco'],
    ['11º', 'undécimo, undécima, onceavo'],
    ['3er', 'tercero, tercer'],
  ])('%s: %s', (written, said) => {
    for (const way of said.split(', ')) expect(ways(written, 'es-PR')).toContain(way)
  })
  test.each([
    ['1998', 'nineteen ninety eight, one thousand nine hundred ninety eight'],
    ['214', 'two fourteen, two hundred fourteen'],
    ['1950s', 'nineteen fifties'],
    ['90s', 'nineties'],
    ['1,679', 'one thousand six hundred seventy nine, sixteen seventy nine'],
  ])('%s: %s', (written, said) => {
    for (const way of said.split(', ')) expect(ways(written, 'en-US')).toContain(way)
  })
  test('never digit by digit', () => {
    expect(ways('1999', 'en-US')).not.toContain('one nine nine nine')
  })
})

describe('money, shares, decimals and days', () => {
  test.each([
    ['$5', 'cinco dólares, cinco pesos'],
    ['$1', 'un dólar, un peso'],
    ['$5.50', 'cinco dólares con cincuenta centavos, cinco pesos con cincuenta chavos, cinco cincuenta'],
    ['$0.25', 'veinticinco centavos'],
    ['3/4', 'tres cuartos, tres sobre cuatro'],
    ['1/2', 'medio, media, la mitad, un medio'],
    ['1/3', 'un tercio, una tercera parte'],
    ['3.5', 'tres punto cinco, tres y medio'],
    ['25%', 'veinticinco por ciento'],
  ])('%s: %s', (written, said) => {
    for (const way of said.split(', ')) expect(ways(written, 'es-PR')).toContain(way)
  })
  test.each([
    ['$5', 'five dollars'],
    ['$1', 'one dollar, a dollar'],
    ['$5.50', 'five dollars and fifty cents, five fifty'],
    ['3/4', 'three fourths, three quarters'],
    ['1/2', 'one half, a half, half'],
    ['3.14', 'three point one four'],
    ['3.5', 'three and a half'],
    ['25%', 'twenty five percent'],
  ])('%s: %s', (written, said) => {
    for (const way of said.split(', ')) expect(ways(written, 'en-US')).toContain(way)
  })
  test('the first of a month, and a day after its month', () => {
    expect(ways('1', 'es-PR', { after: 'de' })).toContain('primero')
    expect(ways('1', 'es-PR', { after: 'sol' })).not.toContain('primero')
    expect(ways('5', 'en-US', { before: 'May' })).toContain('the fifth')
    expect(ways('5', 'en-US', { before: 'the' })).not.toContain('fifth')
  })
})

test('a single letter is said by its name', () => {
  expect(ways('s', 'es-PR')).toContain('ese')
  expect(ways('b', 'en-US')).toContain('bee')
})

test('initials count in capitals alone', () => {
  expect(ways('US', 'en-US')).toContain('united states')
  expect(ways('U.S', 'en-US')).toContain('united states')
  expect(ways('us', 'en-US')).toEqual(['us'])
})

test('numbers of kings and centuries', () => {
  expect(ways('XX', 'es-PR')).toEqual(['xx', 'veinte', 'vigésimo', 'vigésima'])
  expect(ways('IV', 'en-US')).toContain('the fourth')
  // A pronoun, and no number.
  expect(ways('I', 'en-US')).toEqual(['i'])
})

test.each([
  ['$5.50,', '$5.50'],
  ['3:30.', '3:30'],
  ['1,200', '1200'],
  ['25%', '25%'],
  ['1/2', '1/2'],
  ['’90s', '90s'],
  ['3.º', '3.º'],
  ['bien-te-veo', 'bienteveo'],
])('%s in normal form is %s', (written, normal) => expect(normalizeWord(written)).toBe(normal))
