import type { Language } from '#shared/kernel/school.ts'

// Not "red read" nor "lead led": which of its two sounds a spelling has, only the sentence tells.
const groups = `to too two|there their they're|one won|eight ate|know no|knew new|write right|here hear|sea see|son sun|by buy bye
|for four|be bee|blue blew|flower flour|hour our|reed read|meet meat|week weak|wait weight|tail tale|road rode
|bear bare|pair pear|hole whole|would wood|its it's|your you're|who's whose|night knight|nose knows|mail male|main mane
|plane plain|rain reign|sail sale|some sum|sight site|stair stare|steal steel|threw through|wear where|which witch
|ant aunt|dear deer|fair fare|hair hare|heal heel|made maid|peace piece|toe tow|role roll|cent sent scent|cell sell
|berry bury|break brake|beach beech|been bin|board bored|creek creak|die dye|feet feat|great grate|heard herd|him hymn
|in inn|jeans genes|lone loan|none nun|oh owe|pale pail|passed past|poor pour|seam seem|so sew sow|sore soar
|tide tied|waist waste|way weigh|wrap rap|ring wring|we'll wheel|i'll aisle isle|he'll heel|ok okay`

const heardAs = new Map<string, Set<string>>()
for (const group of groups.split('|')) {
  const words = group.trim().split(' ')
  for (const word of words) heardAs.set(word, new Set([...(heardAs.get(word) ?? []), ...words]))
}

const none: readonly string[] = []

/** The words said as this one, itself among them, as far as the list of early readers' homophones knows. */
export const homophonesOf = (word: string, language: Language): Iterable<string> =>
  (language === 'en-US' && heardAs.get(word)) || none
