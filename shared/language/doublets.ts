/** Spellings of which the academy admits two (RAE, "Ortografía de la lengua española", 2010): the fuller and the simpler. */
const simpler: Readonly<Record<string, readonly (readonly [fuller: RegExp, simpler: string])[]>> = {
  h: [
    [/^hie/, 'ye'],
    [/^hue/, 'güe'],
  ],
  o: [[/^obscur/, 'oscur']],
  p: [
    [/^ps/, 's'],
    [/^post(?=[bcdfgjlmnpqrtv])/, 'pos'],
  ],
  s: [
    [/^subs(?=[ct])/, 'sus'],
    [/^sept(?=iembre|im)/, 'set'],
    [/^sépt(?=im)/, 'sét'],
  ],
  t: [[/^trans(?=[bcdfgjlmnpqrtv])/, 'tras']],
}

const none: readonly never[] = []

/** How a Spanish word in normal form is spelled as it is said, where it may be: hierba, yerba; septiembre, setiembre. */
export function simplerSpelling(word: string): string {
  for (const [fuller, short] of simpler[word.charAt(0)] ?? none)
    if (fuller.test(word)) return word.replace(fuller, short)
  return word
}
