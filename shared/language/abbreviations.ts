import type { Language } from '#shared/kernel/school.ts'

type Ways = readonly string[]
const table = (lines: string): ReadonlyMap<string, Ways> =>
  new Map(
    lines.split('\n').map(line => {
      const [short = '', ways = ''] = line.split(': ')
      return [short.trim(), ways.split(', ')] as const
    }),
  )

/** Words cut short: said in full, never letter by letter. */
const spanishWords = table(`dr: doctor
dra: doctora
sr: señor
sra: señora
srta: señorita
ud: usted
uds: ustedes
sta: santa
sto: santo
ave: avenida
etc: etcétera
núm: número
pág: página
km: kilómetros, kilómetro
kg: kilogramos, kilos, kilogramo, kilo
cm: centímetros, centímetro
mm: milímetros, milímetro
ml: mililitros, mililitro
lb: libra, libras
lbs: libras`)
const englishWords = table(`dr: doctor, drive
mr: mister
mrs: missus, misses
ms: miss, miz
st: street, saint
ave: avenue
jr: junior
etc: et cetera, etcetera
km: kilometers, kilometer
kg: kilograms, kilogram, kilos
cm: centimeters, centimeter
ft: feet, foot
lb: pound
lbs: pounds`)

/** First letters, in capitals: said letter by letter or in full. */
const spanishInitials = table(`EEUU: estados unidos
PR: puerto rico, pe erre
TV: te ve, tele, televisión, tivi, ti vi
UPR: u pe erre, la universidad de puerto rico
ADN: a de ene
AM: a m, de la mañana
PM: p m, pe eme, de la tarde, de la noche`)
const englishInitials = table(`US: u s, united states
USA: u s a, united states of america
PR: puerto rico, p r
TV: t v, tee vee, television
UPR: u p r
DNA: d n a
AM: a m, in the morning
PM: p m, in the afternoon, in the evening`)

/** What each letter is called, where it stands alone. */
const spanishLetters = table(`b: be, be larga, be grande
c: ce
d: de
f: efe
g: ge
h: hache
j: jota
k: ka
l: ele
m: eme
n: ene
ñ: eñe
p: pe
q: cu
r: erre, ere
s: ese
t: te
v: ve, uve, ve corta, ve chiquita
w: doble u, doble ve, uve doble
x: equis
z: zeta, ceta, seta`)
const englishLetters = table(`b: be, bee
c: see, sea, cee
d: dee
e: ee
f: ef, eff
g: gee
h: aitch
j: jay
k: kay
l: el, ell
m: em
n: en
o: oh
p: pea, pee
q: cue, queue
r: are, ar
s: es, ess
t: tea, tee
u: you
v: vee
w: double u
x: ex
y: why
z: zee`)

const none: Ways = []
const inCapitals = /^\p{Lu}[\p{Lu}.]+$/u

/** Roman numbers of kings, centuries and chapters. */
const roman = /^(?=[IVX]{2,})X{0,3}(?:IX|IV|V?I{0,3})$/
const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 }

function romanNumber(letters: string): number {
  const values = [...letters].map(letter => VALUES[letter] ?? 0)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}

/** The Roman number that a word is written as; undefined where it is none. */
export const romanOf = (written: string): number | undefined =>
  roman.test(written) ? romanNumber(written) : undefined

/** The ways to say an abbreviation, initials or a single letter; `own` is its normal form. */
export function spokenAbbreviation(written: string, own: string, language: Language): Ways {
  const spanish = language === 'es-PR'
  if (own.length === 1) return (spanish ? spanishLetters : englishLetters).get(own) ?? none
  const initials = inCapitals.test(written) ? written.replaceAll('.', '') : ''
  const known = (spanish ? spanishInitials : englishInitials).get(initials)
  return known ?? (spanish ? spanishWords : englishWords).get(own) ?? none
}
