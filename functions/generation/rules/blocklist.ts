import { type Found, found } from '#shared/catalogue/checks/finding.ts'
import { wordsIn } from '#shared/catalogue/checks/words.ts'
import municipios from '#shared/catalogue/municipios.json' with { type: 'json' }
import { folded } from '#shared/language/folded.ts'

/** Words no text for a child is made with, without their accents; an asterisk stands for any ending. Both languages at once. */
const BLOCKED = `
  asesin* muert* morir* matar* matanza* mataron homicid* suicid* degoll* apunal* dispar* pistola* rifle* fusil* bala balas
  balazo* bombarde* explosiv* sangr* cadaver* tortur* violen* viola violar* violador* secuestr* golpiza* amenaz* guerra* terroris*
  kill* murder* suicid* gun guns gunshot* shoot shoots shooting rifle* bullet* blood* corpse* tortur* violen* rape* kidnap* weapon*
  stab stabbed dead death die dies died war wars terrorist*
  sexo sexual* sexy desnud* porno* pene vagina seno senos teta* condon* erotic*
  sex sexual* sexy naked nude porn* penis vagina breast breasts
  droga* cocaina marihuana heroina cigarr* tabaco borrach* cerveza* ron vodka whisky licor* alcohol* vape* jeringuilla*
  drug drugs cocaine marijuana heroin cigar* tobacco drunk beer beers rum vodka whiskey liquor vape* casino* apuest* gambl*
  idiota* estupid* imbecil* tonto tonta tontos tontas bruto bruta mierda puta puto cabron* carajo maricon* pendej* negrata*
  idiot* stupid* dumb moron* ugly fatty shit fuck* bitch* bastard* damn hell crap retard*
  diablo* demonio* infierno satan* devil demon* satan*
  mcdonald* cocacola coca-cola pepsi nike adidas disney netflix youtube tiktok instagram facebook whatsapp roblox fortnite
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

/** The commonest surnames and given names here: two of them side by side, or a name before a surname, may be a child's. */
const SURNAMES = names(`
  Acevedo Acosta Alicea Alvarado Álvarez Aponte Arroyo Ayala Báez Burgos Calderón Camacho Candelaria Caraballo Carrasquillo
  Cintrón Collazo Colón Cordero Correa Cortés Cruz Dávila De Jesús Delgado Díaz Feliciano Fernández Ferrer Figueroa Flores Fontánez
  Fuentes García Gómez González Guzmán Hernández Irizarry Jiménez Laboy Lebrón López Lugo Maldonado Marrero Martínez Matos
  Medina Meléndez Méndez Mercado Miranda Molina Montañez Morales Moreno Muñoz Navarro Negrón Nieves Ocasio Ortega Ortiz Otero
  Pabón Padilla Pagán Pérez Quiñones Ramírez Ramos Reyes Rivera Robles Rodríguez Roldán Román Rosado Rosario Ruiz Sánchez
  Santana Santiago Santos Serrano Sierra Soto Suárez Torres Valentín Vargas Vázquez Vega Velázquez Vélez Vera Zayas
  Smith Johnson Williams Brown Jones Davis Miller Wilson Anderson Taylor Thomas Jackson Harris Clark Lewis Robinson Walker`)
const GIVEN = names(`
  Adriana Alejandro Alondra Amanda Amaya Ana Andrés Ángel Antonio Carlos Carmen Carolina Daniel Diego Emma Francisco Gabriel Gabriela
  Isabella Jaime Javier John Jorge José Juan Juana Julia Kevin Laura Liam Luis Luz Manuel María Mary Miguel Noah Olivia Pedro
  Rafael Ramón Ricardo Roberto Rosa Samuel Sebastián Sofía Valentina Valeria Víctor William`)

/** Whether a word is one of the commonest names or surnames here. */
export const isName = (word: string): boolean => word !== 'De' && (GIVEN.has(word) || SURNAMES.has(word))

function names(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}

const cities = new Set(municipios.rows.map(({ municipio }) => municipio))
const PAIR = /(?<!\p{L})(?=(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+))/gu

/** Names and surnames side by side that are no place’s. */
function fullNames(written: string): string[] {
  return [...written.matchAll(PAIR)]
    .filter(
      ([, first = '', second = '']) => SURNAMES.has(second) || (GIVEN.has(first) && !SURNAMES.has(first)),
    )
    .map(([, first, second]) => `${first} ${second}`)
    .filter(name => !cities.has(name) && !/^San(?:ta)? /.test(name))
}

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
