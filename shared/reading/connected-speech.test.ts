import { describe, expect, test } from 'vitest'
import { english, outcomes, spanish, wordOf } from './said-aloud.ts'
import type { ScoredReading } from './schema.ts'

/** Words that were not simply read as they are written: "va correct synalepha". */
const told = ({ words }: ScoredReading): string =>
  words
    .flatMap(({ expected, outcome, rule }) =>
      outcome === 'correct' && !rule ? [] : [[expected, outcome, rule].filter(Boolean).join(' ')],
    )
    .join(', ')

describe('two vowels, one sound', () => {
  test.each([
    ['Ella va a hacer pan.', 'ella va hacer pan', 'va correct synalepha, a correct synalepha'],
    ['Le puso cara a Joel.', 'le puso cara joel', 'cara correct synalepha, a correct synalepha'],
    ['Voy a hacer pan.', 'voy hacer pan', 'a correct synalepha, hacer correct synalepha'],
    [
      'Ella va a hacer pan.',
      'ella vacer pan',
      'va correct synalepha, a correct synalepha, hacer correct synalepha',
    ],
    ['Una amiga come.', 'unamiga come', 'Una correct synalepha, amiga correct synalepha'],
    ['Me encanta el mar.', 'mencanta el mar', 'Me correct synalepha, encanta correct synalepha'],
    ['Va a él.', 'va al', 'a correct synalepha, él correct synalepha'],
    ['Fue a la escuela.', 'fue a lascuela', 'la correct synalepha, escuela correct synalepha'],
    ['Me imagino el mar.', 'mimagino el mar', 'Me correct synalepha, imagino correct synalepha'],
    ['No está aquí.', 'nostá aquí', 'No correct synalepha, está correct synalepha'],
    ['De este lado.', 'deste lado', 'De correct synalepha, este correct synalepha'],
  ])('%s read "%s": %s', (text, said, expected) => {
    expect(told(spanish(text, said))).toBe(expected)
    // No voice can do otherwise.
    expect(spanish(text, said, { dialect: 'strict' }).errors).toBe(0)
  })

  test('another vowel left out is a word left out, and so is one between others', () => {
    expect(told(spanish('Ella va o viene ya.', 'ella va viene ya'))).toBe('o omitted')
    expect(told(spanish('Ellos van a comer.', 'ellos van comer'))).toBe('a omitted')
    expect(told(spanish('Ya lo ha hecho.', 'ya lo hecho'))).toBe('ha omitted')
    // Another vowel than e keeps its own, and short words have too little to be told by.
    expect(spanish('La iglesia es grande.', 'liglesia es grande').errors).toBeGreaterThan(0)
    expect(spanish('Le ha dado pan.', 'la dado pan').errors).toBeGreaterThan(0)
  })

  test('of a vowel said again and again each is a word', () => {
    expect(
      outcomes(spanish('A a a, canta el coquí.', 'a canta el coquí')).filter(one => one === 'omitted'),
    ).toHaveLength(2)
  })

  test('what is said beside the text’s word is put in, although it makes no other sound', () => {
    const scored = spanish('Voy hacer.', 'voy a hacer', { insertions: 'counted' })
    expect(scored.insertions.map(({ word }) => word)).toEqual(['a'])
  })
})

describe('the same sounds with other borders', () => {
  test.each([
    ['Vamos a ver el mar.', 'vamos haber el mar', 'a correct word-border, ver correct word-border'],
    ['Tiene que haber pan.', 'tiene que a ver pan', 'haber correct word-border'],
    ['Va a ser feliz.', 'va hacer feliz', 'a correct word-border, ser correct word-border'],
    ['Ella va a hacer pan.', 'ella va a ser pan', 'a correct word-border, hacer correct word-border'],
    [
      'Mira las aves del lago.',
      'mira la saves del lago',
      'las correct word-border, aves correct word-border',
    ],
    ['Va al río.', 'va a él río', 'al correct word-border'],
    ['Él también canta.', 'él tan bien canta', 'también correct word-border'],
    ['Él canta tan bien.', 'él canta también', 'tan correct word-border, bien correct word-border'],
    ['Un beso grande.', 'umbeso grande', 'Un correct word-border, beso correct word-border'],
    ['Hoy es lunes.', 'oyes lunes', 'Hoy correct word-border, es correct word-border'],
    ['Lo oyes bien.', 'lo hoy es bien', 'oyes correct word-border'],
    ['Ella lo sabes bien.', 'ella los abes bien', 'lo correct word-border, sabes correct word-border'],
  ])('%s read "%s": %s', (text, said, expected) => {
    expect(told(spanish(text, said))).toBe(expected)
    expect(spanish(text, said, { dialect: 'strict' }).errors).toBe(0)
  })

  test.each([
    ['An ice cube.', 'a nice cube', 'An correct word-border, ice correct word-border'],
    ['I scream at it.', 'ice cream at it', 'I correct word-border, scream correct word-border'],
    ['She sat alone.', 'she sat a loan', 'alone correct word-border'],
    ['We have to go.', 'we half to go', 'have correct word-border, to correct word-border'],
    ['Half to you.', 'have to you', 'Half correct word-border, to correct word-border'],
    ['He used to run.', 'he use to run', 'used correct word-border, to correct word-border'],
    ['Tell her now.', 'teller now', 'Tell correct word-border, her correct word-border'],
    ['The stuff he knows.', 'the stuffy nose', 'stuff correct word-border, he correct word-border'],
    ['One small step.', "one's mall step", 'One correct word-border, small correct word-border'],
    ['She is already here.', 'she is all ready here', 'already correct word-border'],
    ['A gray tape.', 'a great ape', 'gray correct word-border, tape correct word-border'],
  ])('%s read "%s": %s', (text, said, expected) => expect(told(english(text, said))).toBe(expected))

  test('other sounds with other borders are other words', () => {
    expect(spanish('Vamos a ver el mar.', 'vamos beber el mar').errors).toBeGreaterThan(0)
    expect(spanish('Mira las aves.', 'mira la nave').errors).toBeGreaterThan(0)
    expect(english('An ice cube.', 'a mice cube').errors).toBeGreaterThan(0)
    // Before a voiced sound, and before a vowel, v stays v; what -n and -s tell is never joined away.
    expect(english('We have done it.', 'we half done it').errors).toBe(1)
    expect(english('We have it.', 'we half it').errors).toBe(1)
    expect(spanish('Ellos van nadando.', 'ellos va nadando').errors).toBe(1)
    expect(spanish('Es tan cierto.', 'es tam cierto').errors).toBe(1)
    expect(english('See a hat.', 'see at').errors).toBeGreaterThan(0)
  })

  test('each word of a pair that is parted otherwise keeps its own time', () => {
    const { words } = spanish('Mira las aves.', 'mira la saves')
    expect(words.slice(1)).toMatchObject([
      { heard: 'la', start: 0.5 },
      { heard: 'saves', start: 0.9 },
    ])
  })
})

describe('compounds, splits and loanwords, by sound', () => {
  test.each([
    ['Compró un sándwich de jamón.', 'compró un sangüich de jamón'],
    ['Juega béisbol hoy.', 'juega baseball hoy'],
    ['Juega béisbol hoy.', 'juega base ball hoy'],
    ['Dio un jonrón largo.', 'dio un home run largo'],
    ['El coquí canta.', 'el co key canta'],
    ['Un rompecabezas.', 'un rompe cabezas'],
    ['Puerto Rico canta.', 'puertorico canta'],
    ['La mariposa vuela.', 'la ma ri posa vuela'],
  ])('%s read "%s"', (text, said) => expect(spanish(text, said)).toMatchObject({ errors: 0, insertions: [] }))

  test.each([
    ['The coquí sings.', 'the co key sings'],
    ['The coquí sings.', 'the coqui sings'],
    ['We eat mofongo.', 'we eat more fongo'],
    ['I see the guagua.', 'i see the wah wah'],
    ['El Yunque is wet.', 'el yoon kay is wet'],
    ['The rainbow is big.', 'the rain bow is big'],
    ['The seashell is here.', 'the see shell is here'],
    ['I saw Lucía.', 'i saw lucia'],
    ['Baseball today.', 'base ball today'],
    ['We went into town.', 'we went in to town'],
  ])('%s read "%s"', (text, said) => expect(english(text, said)).toMatchObject({ errors: 0, insertions: [] }))

  test('a part alone is not the word', () => {
    expect(english('We eat mofongo.', 'we eat more').errors).toBe(1)
    expect(spanish('Juega béisbol hoy.', 'juega bola hoy').errors).toBe(1)
  })
})

describe('said short, and said in full', () => {
  test.each([
    ['Va para el río.', 'va pa el río', 'para dialect reduced'],
    ['Va para el río.', 'va pal río', 'para dialect reduced, el dialect reduced'],
    ["Va pa' el río.", 'va para el río', 'pa dialect reduced'],
    ['Está en la casa.', 'ta en la casa', 'Está dialect reduced'],
    ['Mi hijo come.', 'mijo come', 'Mi dialect reduced, hijo dialect reduced'],
  ])('%s read "%s": %s; strict, an error', (text, said, expected) => {
    expect(told(spanish(text, said))).toBe(expected)
    expect(spanish(text, said, { dialect: 'strict' }).errors).toBeGreaterThan(0)
    expect(spanish(text, said, { strictRules: ['reduced'] }).errors).toBeGreaterThan(0)
  })

  test.each([
    ['Do not run.', "don't run", 'Do correct contraction, not correct contraction'],
    ["Don't run.", 'do not run', "Don't correct contraction"],
    ['You could have come.', "you could've come", 'could correct contraction, have correct contraction'],
    ['I would have gone.', 'i would of gone', 'have correct contraction'],
    ["I would've gone.", 'i would of gone', "would've correct contraction"],
    ['They are here.', 'there here', 'They correct contraction, are correct contraction'],
    ['You are here.', 'your here', 'You correct contraction, are correct contraction'],
    ['A lot of fish.', 'a lotta fish', 'lot dialect reduced, of dialect reduced'],
    ["Don't you know?", 'doncha know', "Don't dialect reduced, you dialect reduced"],
    ['It is bigger than me.', 'it is bigger then me', 'than dialect reduced'],
    ["I can't see.", 'i cannot see', "can't correct contraction"],
    ['It is late.', "it's late", 'It correct contraction, is correct contraction'],
    ['We are going to play.', 'we are gonna play', 'going dialect reduced, to dialect reduced'],
  ])('%s read "%s": %s; strict, an error', (text, said, expected) => {
    expect(told(english(text, said))).toBe(expected)
    expect(english(text, said, { dialect: 'strict' }).errors).toBeGreaterThan(0)
  })

  test('a possessive is no contraction; it is said as a plural is', () => {
    expect(english("The dog's bone.", 'the dog is bone').errors).toBe(1)
    expect(english("The dog's bone.", 'the dogs bone').errors).toBe(0)
    expect(english("The sun's rays.", 'the sons raise').errors).toBe(0)
    expect(english("The dog's bone.", 'the dog bone').errors).toBe(1)
  })

  test('of for have only after could and the like', () => {
    expect(english('They have gone.', 'they of gone').errors).toBe(1)
  })

  test('between n and s nobody hears whether there is a t', () => {
    expect(english('The prince saw tents.', 'the prints saw tense').errors).toBe(0)
    expect(english('The mint is here.', 'the mince is here').errors).toBe(1)
  })

  test.each([
    ['La hierba crece.', 'la yerba crece'],
    ['El hueso duele.', 'el güeso duele'],
    ['En septiembre llueve.', 'en setiembre llueve'],
    ['Es oscuro el trasporte.', 'es obscuro el transporte'],
    ['Está obscuro el transporte.', 'está oscuro el trasporte'],
  ])('spelled in two ways, said in one: %s read "%s"', (text, said) =>
    expect(spanish(text, said)).toMatchObject({ errors: 0, insertions: [] }),
  )

  test.each([
    ['El instante pasa.', 'el istante pasa'],
    ['Observa el mar.', 'oserva el mar'],
  ])('and no other: %s read "%s"', (text, said) => expect(spanish(text, said).errors).toBe(1))
})

describe('numbers, years and times, in whatever mixture of words and digits', () => {
  test.each([
    ['Son las 3:30 ya.', 'son las tres y media ya'],
    ['Son las 3:30 ya.', 'son las 3 y media ya'],
    ['Son las 3:30 ya.', 'son las 3 y 30 ya'],
    ['Son las tres y media ya.', 'son las 3:30 ya'],
    ['Son las 12:15 ya.', 'son las doce y cuarto ya'],
    ['Son las doce y cuarto ya.', 'son las 12 y cuarto ya'],
    ['Nació en 1998 aquí.', 'nació en mil 998 aquí'],
    ['Nació en 1998 aquí.', 'nació en 19 98 aquí'],
    ['Nació en mil ochocientos noventa y ocho.', 'nació en 1898'],
    ['Cuesta $3.50 hoy.', 'cuesta tres pesos y medio hoy'],
  ])('%s read "%s"', (text, said) => expect(spanish(text, said)).toMatchObject({ errors: 0, insertions: [] }))
  test.each([
    ['It is 2:14 now.', 'it is two fourteen now'],
    ['It is 2:14 now.', 'it is 2 14 now'],
    ['It is 2:14 now.', 'it is 214 now'],
    ['Room 214 is open.', 'room 2:14 is open'],
    ['Room two fourteen is open.', 'room 214 is open'],
    ['It is 12:15 now.', 'it is a quarter after 12 now'],
    ['In 1998 it rained.', 'in 19 98 it rained'],
    ['In nineteen ninety-eight it rained.', 'in 1998 it rained'],
    ['About 25% of it.', 'about twenty five per cent of it'],
  ])('%s read "%s"', (text, said) => expect(english(text, said)).toMatchObject({ errors: 0, insertions: [] }))
  test('another number is another word', () => {
    expect(spanish('Son las 3:30 ya.', 'son las 3 y cuarto ya').errors).toBe(1)
    expect(english('In 1998 it rained.', 'in 19 89 it rained').errors).toBe(1)
    expect(english('It is 2:14 now.', 'it is 241 now').errors).toBe(1)
  })
})

describe('abbreviations', () => {
  test.each([
    ['La Dra. Ruiz llegó.', 'la doctora ruiz llegó', 0],
    ['La Dra. Ruiz llegó.', 'la de erre a ruiz llegó', 1],
    ['Vive en EE.UU. hoy.', 'vive en estados unidos hoy', 0],
    ['Mira la TV hoy.', 'mira la te ve hoy', 0],
  ])('%s read "%s" has %i errors', (text, said, errors) => expect(spanish(text, said).errors).toBe(errors))

  test.each([
    ['In the US today.', 'in the u s today', 0],
    ['In the US today.', 'in the united states today', 0],
    ['The dog saw us today.', 'the dog saw united states today', 1],
    ['Mr. Cruz is here.', 'm r cruz is here', 1],
    ['Mr. Cruz is here.', 'mister cruz is here', 0],
  ])('%s read "%s" has %i errors', (text, said, errors) => expect(english(text, said).errors).toBe(errors))
})

describe('sounded out', () => {
  test('and never blended it is an error, by its name', () => {
    expect(told(spanish('El sol sale.', 'el s o l sale'))).toBe('sol mispronounced sounded-out')
    expect(told(english('The sun is up.', 'the s u n is up'))).toBe('sun mispronounced sounded-out')
    expect(told(english('A cat sat.', 'a c at sat'))).toBe('cat mispronounced sounded-out')
  })
  test('however long the word is, and at the end of the text', () => {
    expect(told(spanish('El sol sale.', 'el sol s a l e'))).toBe('sale mispronounced sounded-out')
  })
  test('blended afterwards it is a self-correction, with nothing put in', () => {
    const scored = spanish('El sol sale.', 'el s o l sol sale', { insertions: 'counted' })
    expect(told(scored)).toBe('sol selfCorrected')
    expect(scored.errors).toBe(0)
  })
  test('by its syllables a word is read', () => {
    expect(wordOf(spanish('La casa es roja.', 'la ca sa es ro ja'), 'casa')).toMatchObject({
      outcome: 'correct',
    })
    expect(told(spanish('Yo oí un eco.', 'yo o í un eco'))).toBe('')
  })
})
