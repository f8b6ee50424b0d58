import { type Found, found } from '#shared/catalogue/checks/finding.ts'
import { wordsIn } from '#shared/catalogue/checks/words.ts'
import municipios from '#shared/catalogue/municipios.json' with { type: 'json' }
import { folded } from '#shared/language/folded.ts'

/** Words no text for a child is made with, without their accents; an asterisk stands for any ending. Both languages at once. */
const BLOCKED = `
  asesin* muert* morir* matar* matanza* mataron homicid* suicid* degoll* apunal* dispar* pistola* rifle* fusil* bala balas
  balazo* bomba* explosiv* sangr* cadaver* tortur* violen* viola violar* violador* secuestr* golpiza* amenaz* guerra* terroris*
  kill* murder* suicid* gun guns gunshot* shoot shoots shooting rifle* bullet* blood* corpse* tortur* violen* rape* kidnap* weapon*
  stab stabbed dead death die dies died war wars terrorist*
  sexo sexual* sexy desnud* porno* pene vagina seno senos teta* condon* erotic* novio* novia*
  sex sexual* sexy naked nude porn* penis vagina breast breasts boyfriend* girlfriend*
  droga* cocaina marihuana heroina cigarr* tabaco borrach* cerveza* ron vodka whisky licor* alcohol* vape* jeringuilla*
  drug drugs cocaine marijuana heroin cigar* tobacco drunk beer beers rum vodka whiskey liquor vape* casino* apuest* gambl*
  idiota* estupid* imbecil* tonto tonta tontos tontas bruto bruta feo fea gord* mierda puta puto cabron* carajo coño cono maricon* pendej* negrata*
  idiot* stupid* dumb moron* ugly fat fatty shit fuck* bitch* bastard* damn hell crap retard*
  diablo* demonio* infierno satan* devil demon* satan*
  mcdonald* cocacola coca-cola pepsi nike adidas disney netflix youtube tiktok instagram facebook whatsapp roblox fortnite amazon
  google walmart barbie pokemon nintendo playstation xbox
  politic* partido-politico president* gobernador* governor* senador* senator*
`
  .trim()
  .split(/\s+/)

const exact = new Set(BLOCKED.filter(entry => !entry.endsWith('*')))
const beginnings = BLOCKED.filter(entry => entry.endsWith('*')).map(entry => entry.slice(0, -1))

const isBlocked = (word: string): boolean =>
  exact.has(word) || beginnings.some(beginning => word.startsWith(beginning))

/** What tells of one person or leads out of the text. */
const PERSONAL: readonly (readonly [what: string, is: RegExp])[] = [
  ['a telephone number', /\d{3}[\s.-]?\d{3,4}[\s.-]?\d{4}|\d{7,}/],
  ['an e-mail address', /[\w.+-]+@[\w-]+\.\w/],
  ['an address of the web', /https?:|www\.|\b[\w-]+\.(?:com|org|net|edu|pr|gov|io)\b/i],
  ['an address', /\b(?:calle|street|avenida|avenue|urb\.|apartado)\b[^.]{0,20}\d/i],
  ['a handle', /(?:^|\s)[@#]\w/],
  ['markup', /[<>{}`]|\]\(|\\u/],
]

const cities = new Set(municipios.rows.map(({ municipio }) => municipio))
/** Names of two words that are nobody's. */
const PLACES =
  /^(?:El|La|Los|Las|San|Santa|Viejo|Río|Isla|Puerto|Old|North|South|East|West|Big|Little|Milky|Orion|Gran|Cueva|Bahía|Bosque|Lago|Cerro|Plaza|Playa|Faro|Caribbean|Atlantic)$/
/** What stands before one name of somebody whom a child calls so. */
const KIN =
  /^(?:Don|Doña|Titi|Tití|Tía|Tío|Mamá|Papá|Abuela|Abuelo|Grandma|Grandpa|Aunt|Uncle|Mr|Mrs|Ms|Miss)$/

const PAIR = /(?<![\p{L}])(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+)(?=(?: (\p{Lu}\p{Ll}+))?)/gu

/** Two capitals side by side that name no place and nobody's kin: they may be the name and surname of a child. */
function fullNames(written: string): string[] {
  return [...written.matchAll(PAIR)]
    .filter(([whole, first = '', second = '']) => {
      if (cities.has(whole) || PLACES.test(first) || KIN.test(first)) return false
      // The first may only open its sentence: then a name stands alone behind a small word.
      return !(cities.has(second) && isOpening(written, whole))
    })
    .map(([whole]) => whole)
}

const isOpening = (written: string, whole: string): boolean =>
  new RegExp(`(?:^|[.!?¡¿—«“"] ?)${whole}`, 'u').test(written)

/** What may not stand before a child, whoever wrote it. */
export function checkBlocked(all: readonly string[]): Found[] {
  const words = new Set(all.flatMap(wordsIn).map(word => folded(word)))
  const findings = [...words].filter(isBlocked).map(word => `«${word}» is not for children`)
  for (const written of all) {
    for (const [what, is] of PERSONAL) if (is.test(written)) findings.push(`${what} stands in it`)
    for (const name of fullNames(written)) findings.push(`«${name}» may be somebody’s full name`)
  }
  return [...new Set(findings)].map(detail => found('blocked', detail))
}
