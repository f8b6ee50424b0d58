import { describe, expect, test } from 'vitest'
import { accentRules, changesBetween, isOccasionFor, type SoundChange } from './accent.ts'

const change = (meant: string, said: string, place: SoundChange['place'] = 'opening') => ({
  meant,
  said,
  place,
})

describe('what may be a way of speaking, and what is none', () => {
  test.each([
    ['casa', 'tasa', [change('k', 't')]],
    ['pera', 'pela', [change('r', 'l')]],
    ['gato', 'gatu', [change('o', 'u', 'closing')]],
    // Inside a word a consonant may be left out.
    ['plato', 'pato', [change('l', '')]],
    ['campo', 'capo', [change('m', '', 'closing')]],
    // A rule explains it.
    ['los', 'lo', []],
    ['comer', 'comel', []],
    ['casa', 'casa', []],
    // Two changes, one of them by a rule.
    ['perros', 'pelo', [change('R', 'l')]],
    ['casa', 'tafa', [change('k', 't'), change('s', 'f')]],
  ])('%s heard %s', (written, heard, changes) => {
    expect(changesBetween(written, heard, 'es-PR')).toEqual(changes)
  })

  test.each([
    // Letters that are taken for others.
    ['dedo', 'bebo'],
    ['cama', 'cana'],
    // An ending that is left out, a vowel that is left out, a vowel for a consonant.
    ['camión', 'camió'],
    ['maestra', 'mestra'],
    ['casa', 'aasa'],
    // A sound too many, too many changes, nothing heard.
    ['casa', 'casas'],
    ['mariposa', 'taliboka'],
    ['casa', ''],
    ['abracadabra', 'abacadaba'.slice(0, 7)],
  ])('%s heard %s is no accent', (written, heard) => {
    expect(changesBetween(written, heard, 'es-PR')).toBeUndefined()
  })

  test('in English the two sounds of one vowel letter are a letter’s, not a speaker’s', () => {
    expect(changesBetween('red', 'wed', 'en-US')).toEqual([change('r', 'w')])
    expect(changesBetween('hop', 'hope', 'en-US')).toBeUndefined()
    expect(changesBetween('bad', 'dad', 'en-US')).toBeUndefined()
  })
})

test('a word gives occasion where the sound stands in that place', () => {
  const occasions = (one: SoundChange) =>
    ['pera', 'mar', 'carta', 'sol'].filter(word => isOccasionFor(one, word, 'es-PR'))
  expect(occasions(change('r', 'l'))).toEqual(['pera'])
  expect(occasions(change('r', 'l', 'closing'))).toEqual(['mar', 'carta'])
  // A vowel closes a word or stands within it.
  expect(occasions(change('a', 'e', 'closing'))).toEqual(['pera', 'carta'])
  expect(occasions(change('a', 'e'))).toEqual(['mar', 'carta'])
})

test('who always makes a change is heard by it, together with what rules explain', () => {
  const always = [change('R', 'l')]
  expect(accentRules('perros', 'pelos', always, 'es-PR')).toEqual(['accent'])
  expect(accentRules('perros', 'pelo', always, 'es-PR')).toEqual(['accent', 'coda-s'])
  // What the change does not lead to, or where it has nothing to change.
  expect(accentRules('perros', 'gatos', always, 'es-PR')).toBeUndefined()
  expect(accentRules('gatos', 'gatos', always, 'es-PR')).toBeUndefined()
  expect(accentRules('pera', 'pela', [change('r', 'l', 'closing')], 'es-PR')).toBeUndefined()
  expect(accentRules('plato', 'pato', [change('l', '')], 'es-PR')).toEqual(['accent'])
})
