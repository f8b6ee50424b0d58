import type { Language } from '#shared/kernel/school.ts'
import { folded } from '#shared/language/folded.ts'
import type { FindingId, ToldFinding } from '#shared/progress/told-finding.ts'

/** Names of what only a clinician may find, and of what no child is called: without accents, an asterisk stands for any ending. */
const DIAGNOSES = `
  dislexi* dyslexi* disgrafi* dysgraphi* discalculi* dyscalculi* disortografi* disfasi* dysphasi* afasi* aphasi* dispraxi* dyspraxi*
  tdah adhd tda tea asd autis* asperger* sindrome* syndrome* trastorno* disorder* discapaci* disab* deficit* deficien* impair*
  diagnos* patolog* patholog* clinic* sintoma* symptom* neurolog* psicolog* psycholog* psiquiatr* psychiatr* terapi* therap*
  tratamient* treatment* medica* medicin* medicat* hiperactiv* hyperactiv* ansiedad* anxi* depresi* depress* trauma* retras* retard* delay*
  inteligen* intellig* coeficiente* iq gifted superdotad* dotad* logoped* fonoaudiolog* speech-language
  perezos* vago vaga lazy flojo floja torpe* incapaz incapac* incapable fracas* failure* problematic* anormal* abnormal* bruto bruta
`
  .trim()
  .split(/\s+/)
const exact = new Set(DIAGNOSES.filter(entry => !entry.endsWith('*')))
const beginnings = DIAGNOSES.filter(entry => entry.endsWith('*')).map(entry => entry.slice(0, -1))

const PHRASES =
  /special (?:needs|education)|educacion especial|necesidades especiales|(?:problemas?|dificultad(?:es)?) de aprendizaje|learning (?:problem|difficult)\w*|slow learner\w*/

/** The first word of a sentence, or the phrase, that diagnoses or labels a child. */
export function diagnosisIn(sentence: string): string | undefined {
  const text = folded(sentence)
  const word = text
    .split(' ')
    .find(word => exact.has(word) || beginnings.some(beginning => word.startsWith(beginning)))
  return word ?? PHRASES.exec(text)?.[0]
}

/** Parts of a whole that are said without a number; what most do is a figure, too. */
const PARTS: Readonly<Record<Language, RegExp>> = {
  'es-PR':
    /\b(?:mitad|tercios?|cuartas? parte|tercera parte|doble|triple|docenas?|decenas?|cientos|miles|millones|mayoría|minoría|casi tod[oa]s)\b/u,
  'en-US':
    /\b(?:half|thirds|quarters?|twice|double|triple|dozens?|hundreds|thousands|millions?|majority|minority|most (?:of|students|children|readers)|(?:almost|nearly) (?:all|every))\b/u,
}
/** Everybody is a figure: it must be one of a finding's. */
const ALL: Readonly<Record<Language, RegExp>> = {
  'es-PR': /\b(?:tod[oa]s|cada (?:estudiante|niñ|alumn|un[oa]))/u,
  'en-US':
    /\b(?:all (?:of|the|students|children|readers)|every(?:one|body)|(?:each|every) (?:student|child|reader|one))\b/u,
}

interface Claim {
  readonly what: string
  readonly says: Readonly<Record<Language, RegExp>>
  /** Of which findings a sentence may say so. */
  readonly of?: readonly FindingId[]
  /** Or of which language’s. */
  readonly in?: Language
}

/** What is said in words and is a finding all the same: nobody may say it of other figures. */
const CLAIMS: readonly Claim[] = [
  {
    what: 'that something rose',
    says: {
      'es-PR': /\b(?:subi|mejor(?:ó|aron|ado|and)|aument|avanz|crec(?:ió|ieron|ido)|progres)/u,
      'en-US':
        /\b(?:rose|risen|improv|increas|advanc|grew|grown|gained|progress|(?:went|moved|gone) up|getting better)/u,
    },
    of: ['ownRose', 'moved'],
  },
  {
    what: 'that something fell',
    says: {
      'es-PR': /baj(?:ó|aron|ado|ando)|empeor|disminu|cay(?:ó|eron)|retroced|descend/u,
      'en-US':
        /\b(?:fell|fallen|dropp|declin|decreas|worsen|regress|(?:went|moved|gone) down|getting worse)/u,
    },
    of: ['ownFell', 'moved'],
  },
  {
    what: 'that somebody reads fast',
    says: { 'es-PR': /rápid|veloz|velozmente|con prisa/u, 'en-US': /\b(?:fast|quick|rapid|hurr)/u },
    of: ['ownFast'],
  },
  {
    what: 'that somebody reads slowly',
    says: { 'es-PR': /despacio|lent[oa]|lentitud/u, 'en-US': /\bslow/u },
    of: ['ownSlow', 'pace'],
  },
  {
    what: 'that somebody stands above',
    says: { 'es-PR': /por encima|superior|adelantad/u, 'en-US': /\b(?:above|ahead)\b/u },
    of: ['ownAbove', 'ownFast', 'pace'],
  },
  {
    what: 'that somebody stands below',
    says: { 'es-PR': /por debajo|inferior|atrasad|rezagad/u, 'en-US': /\b(?:below|behind)\b/u },
    of: ['ownBelow', 'ownSlow', 'pace', 'hard', 'noneHard', 'ownHard'],
  },
  {
    what: 'something of homes and families',
    says: {
      'es-PR': /\b(?:casas?|hogar|famili|padres?\b|madres?\b|mamá|papá|abuel)/u,
      'en-US': /\b(?:homes?\b|famil|parents?\b|mothers?\b|fathers?\b|grandm|grandp)/u,
    },
    of: ['silent', 'ownAway', 'ownNever'],
  },
  {
    what: 'what caused it',
    says: {
      'es-PR': /\b(?:porque|debido|por culpa|a causa|gracias a)\b/u,
      'en-US': /\b(?:because|due to|caused?|thanks to|owing to)\b/u,
    },
    of: [],
  },
  { what: 'something of Spanish', says: { 'es-PR': /español/u, 'en-US': /spanish/u }, in: 'es-PR' },
  { what: 'something of English', says: { 'es-PR': /inglés/u, 'en-US': /english/u }, in: 'en-US' },
]

const mayClaim = (claim: Claim, findings: readonly ToldFinding[]): boolean =>
  findings.some(({ id, language }) => claim.of?.includes(id) || (claim.in && claim.in === language))

/** What a sentence says in words that none of its findings shows; undefined where it says nothing of the kind. */
export function unfoundedClaim(
  sentence: string,
  language: Language,
  { findings, isOfAll }: { readonly findings: readonly ToldFinding[]; readonly isOfAll: boolean },
): string | undefined {
  const text = sentence.normalize('NFC').toLowerCase()
  if (PARTS[language].test(text)) return 'a part of a whole without its number'
  if (ALL[language].test(text) && !isOfAll) return 'that it is so of all'
  return CLAIMS.find(claim => claim.says[language].test(text) && !mayClaim(claim, findings))?.what
}
