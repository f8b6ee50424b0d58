import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Language } from '#shared/kernel/school.ts'
import { languageOf, SOUNDS } from './sound.ts'
import { placesOf, soundsIn, soundsMissed } from './sounds.ts'

test.each<[string, Language, string]>([
  ['perro', 'es-PR', 'es-rr'],
  ['honra', 'es-PR', 'es-rr es-h'],
  ['gente', 'es-PR', 'es-j'],
  ['guitarra', 'es-PR', 'es-rr es-g'],
  ['chiringa', 'es-PR', 'es-ch es-r es-g'],
  ['pingüino', 'es-PR', 'es-g es-diphthongs'],
  ['queso', 'es-PR', 'es-s'],
  // A sound that nobody can be heard to miss is not counted either.
  ['los', 'es-PR', ''],
  ['pasto', 'es-PR', ''],
  ['puerta', 'es-PR', 'es-l-r es-diphthongs'],
  ['Verdad', 'es-PR', 'es-d es-b-v es-l-r'],
  ['calle', 'es-PR', 'es-ll-y'],
  ['ship', 'en-US', 'en-i-ee en-sh-ch'],
  ['like', 'en-US', 'en-silent-e'],
  ['give', 'en-US', 'en-v'],
  ['said', 'en-US', 'en-final-b-d-g'],
  ['rain', 'en-US', 'en-n-ng en-vowel-teams'],
  ['corn', 'en-US', 'en-n-ng en-final-clusters en-r-vowels'],
  ['the', 'en-US', 'en-th'],
  ['she', 'en-US', 'en-sh-ch en-long-vowels'],
  ['nest', 'en-US', 'en-final-clusters'],
  ['hour', 'en-US', ''],
  ['jumped', 'en-US', 'en-a-u en-j-y en-ed'],
  ['bed', 'en-US', 'en-final-b-d-g'],
  ['school', 'en-US', 'en-s-clusters'],
  ['stop', 'en-US', 'en-s-clusters'],
  ['back', 'en-US', 'en-a-u'],
])('%s (%s) holds %s', (word, language, sounds) => {
  expect(soundsIn(word, language).join(' ')).toBe(sounds)
})

test.each<[string, string, Language, string]>([
  ['perro', 'pero', 'es-PR', 'es-rr'],
  ['pero', 'perro', 'es-PR', 'es-r'],
  ['caña', 'cana', 'es-PR', 'es-n'],
  ['papá', 'papa', 'es-PR', 'es-accents'],
  ['hoja', 'ola', 'es-PR', 'es-j'],
  ['casa', 'cara', 'es-PR', 'es-s'],
  ['cocina', 'coquina', 'es-PR', 'es-s'],
  // However it is spelled it is one sound here, and where a syllable ends on it nobody misses it.
  ['zapato', 'sapito', 'es-PR', ''],
  ['cena', 'sana', 'es-PR', ''],
  ['los', 'lo', 'es-PR', ''],
  ['pastos', 'pato', 'es-PR', ''],
  ['cascos', 'caco', 'es-PR', ''],
  ['sopas', 'topa', 'es-PR', 'es-s'],
  ['ship', 'chip', 'en-US', 'en-sh-ch'],
  ['chip', 'kip', 'en-US', 'en-sh-ch'],
  ['ship', 'sheep', 'en-US', 'en-i-ee'],
  ['cat', 'cut', 'en-US', 'en-a-u'],
  ['nest', 'ness', 'en-US', 'en-final-clusters'],
  ['nest', 'best', 'en-US', ''],
  ['bag', 'back', 'en-US', 'en-final-b-d-g'],
  ['stop', 'estop', 'en-US', 'en-s-clusters'],
  ['thing', 'thin', 'en-US', 'en-n-ng'],
  ['kite', 'kit', 'en-US', 'en-silent-e'],
  ['goat', 'got', 'en-US', 'en-vowel-teams'],
  ['market', 'maket', 'en-US', 'en-r-vowels'],
  ['bird', 'burd', 'en-US', ''],
])('%s heard %s (%s) missed %s', (written, heard, language, sounds) => {
  expect(soundsMissed(written, heard, language).join(' ')).toBe(sounds)
})

test('a word heard as it is written misses nothing, and only its own language’s sounds are asked', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'abcdeghijlmnñorstuvyzáéí') }),
      fc.constantFrom<Language>('es-PR', 'en-US'),
      (word, language) => {
        expect(soundsMissed(word, word, language)).toEqual([])
        for (const sound of soundsIn(word, language)) expect(languageOf(sound)).toBe(language)
      },
    ),
  )
})

test('the places of a sound are its letters', () => {
  const text = 'El perro de Rosa corre.'
  expect(placesOf(text, 'es-rr').map(([from, to]) => text.slice(from, to))).toEqual(['rr', 'R', 'rr'])
  expect(placesOf('Like a bike', 'en-i-ee')).toEqual([])
  expect(SOUNDS.filter(sound => languageOf(sound) === 'es-PR')).toHaveLength(21)
})
