import type { Language } from '#shared/kernel/school.ts'

// Not "red read" nor "lead led": which of its two sounds a spelling has, only the sentence tells.
const groups = `to too two|there their they're|one won|eight ate|know no|knew new|write right|here hear|sea see|son sun|by buy bye
|for four|be bee|blue blew|flower flour|hour our|reed read|meet meat|week weak|wait weight|tail tale|road rode
|bear bare|pair pear|hole whole|would wood|its it's|your you're|who's whose|night knight|nose knows|mail male|main mane
|plane plain|rain reign|sail sale|some sum|sight site|stair stare|steal steel|threw through|wear where|which witch
|ant aunt|dear deer|fair fare|hair hare|heal heel|made maid|peace piece|toe tow|role roll|cent sent scent|cell sell
|berry bury|break brake|beach beech|been bin|board bored|creek creak|die dye|feet feat|great grate|heard herd|him hymn
|in inn|jeans genes|lone loan|none nun|oh owe|pale pail|passed past|poor pour|seam seem|so sew sow|sore soar
|tide tied|waist waste|way weigh|wrap rap|ring wring|we'll wheel|i'll aisle isle|he'll heel|ok okay
|a uh|rose rows|peak peek|pray prey|root route|scene seen|tea tee|throne thrown|vain vein|war wore|chews choose|coarse course
|days daze|doe dough|fir fur|flea flee|freeze frees|guessed guest|hall haul|hoarse horse|knot not|lain lane|mist missed
|pause paws|pole poll|praise prays|sole soul|stake steak|toad towed|wade weighed|warn worn|weather whether|whole hole
|wail whale|yoke yolk|side sighed|bald bawled|build billed|bruise brews|cymbal symbol|earn urn|groan grown|higher hire
|idle idol|key quay|mind mined|oar or ore|peel peal|real reel|stayed staid|taught taut|tax tacks|time thyme|wood would
|wrote rote|ate eight`

const heardAs = new Map<string, readonly string[]>()
for (const group of groups.split('|')) {
  const words = group.trim().split(' ')
  for (const word of words) heardAs.set(word, [...new Set([...(heardAs.get(word) ?? []), ...words])])
}

/** The words said as this one, itself among them, as far as the list of early readers' homophones knows; of plurals by their stems. */
export function homophonesOf(word: string, language: Language): readonly string[] {
  if (language !== 'en-US') return none
  const listed = heardAs.get(word)
  if (listed) return listed
  if (!word.endsWith('s')) return none
  const stems = heardAs.get(word.slice(0, word.endsWith("'s") ? -2 : -1))
  return stems ? stems.flatMap(stem => [`${stem}s`, `${stem}'s`]) : none
}

const none: readonly string[] = []
