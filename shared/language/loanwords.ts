import type { Language } from '#shared/kernel/school.ts'

/**
 * Words of the other language that the island says and recognisers write in several ways: any of a group is any other.
 * Two words are one written word.
 */
const spanishGroups = `sándwich sangüich sanguich sánguche sanwich sandwich sánduich
béisbol beisbol baseball base+ball
básquetbol basquetbol básquet basketball
fútbol futbol football
voleibol volibol vólibol volleyball
jonrón jonron homerun home+run
hamburger jamburguer hámburguer hamburguer
hot+dog jotdog hotdog
pizza piza picsa pitza
suéter sueter sweater
líder leader
clóset closet
champú shampoo shampú
yogur yogurt
picnic pícnic
internet ínternet
show chou
wifi guaifai wi+fi
email imeil e+mail
zíper ziper zipper
friser freezer fríser
límber limber
pancake panqueque pan+cake
kínder kinder
tenis tennis
láser laser
coquí coqui co+qui co+key`

/** Of the island in English texts: as a recogniser of English writes what it does not know. */
const englishGroups = `coquí co+key ko+key cokey
coquíes co+keys cokeys
mofongo more+fongo
guagua wawa wah+wah gwagwa
yunque yoon+kay yunkay
juan wan hwan
tostones toes+tones
puerto porto
vejigante vehigante
jíbaro hibaro`

function index(groups: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const group of groups.split('\n')) {
    const words = group.trim().split(' ')
    for (const word of words)
      found.set(
        word,
        words.filter(other => other !== word).map(other => other.replaceAll('+', ' ')),
      )
  }
  return found
}
const byWord = { 'es-PR': index(spanishGroups), 'en-US': index(englishGroups) }
const none: readonly string[] = []

/** How else a loanword is said or written; `word` in normal form. */
export const variantsOf = (word: string, language: Language): readonly string[] =>
  byWord[language].get(word) ?? none
