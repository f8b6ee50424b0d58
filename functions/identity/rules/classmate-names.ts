import { folded } from '#shared/language/folded.ts'

interface Named {
  readonly fullName: string
}

const wordsOf = ({ fullName }: Named): readonly string[] => fullName.trim().split(/\s+/u)

const cut = (word: string, letters: number): string => {
  const all = [...word]
  return all.length > letters ? `${all.slice(0, letters).join('')}.` : word
}

/** A first name, and so many letters of so many of the words behind it. */
const shownBy = (child: Named, letters: number, words: number): string => {
  const [first = '', ...rest] = wordsOf(child)
  return [first, ...rest.slice(0, words).map(word => cut(word, letters))].join(' ')
}

const differentIn = (names: readonly string[]): number => new Set(names.map(folded)).size
const most = (numbers: readonly number[]): number => Math.max(0, ...numbers)

/** The names of those who share a first name: as little more of each as tells all of them apart. */
function namesakes(children: readonly Named[]): readonly string[] {
  const goal = differentIn(children.map(({ fullName }) => fullName))
  const words = most(children.map(child => wordsOf(child).length - 1))
  const letters = most(children.flatMap(wordsOf).map(word => [...word].length))
  for (let size = 1; size <= letters; size++)
    for (let count = 1; count <= words; count++) {
      const shown = children.map(child => shownBy(child, size, count))
      if (differentIn(shown) === goal) return numbered(shown)
    }
  return numbered(children.map(child => shownBy(child, letters, words)))
}

/** Whoever bears the whole name of another is told apart by a number alone. */
const numbered = (names: readonly string[]): readonly string[] =>
  names.map((name, at) => {
    const alike = names.flatMap((other, i) => (folded(other) === folded(name) ? [i] : []))
    return alike.length > 1 ? `${name} ${alike.indexOf(at) + 1}` : name
  })

/**
 * What a class shows of each child before they sign in, in the order given: the first name, and of those who share it the
 * initials behind it too, or a further letter until no two look alike (case and accents aside).
 */
export function classmateNames(children: readonly Named[]): readonly string[] {
  const bearers = Map.groupBy(children, child => folded(wordsOf(child)[0] ?? ''))
  const shown = new Map<Named, string>()
  for (const alike of bearers.values()) {
    const names = alike.length > 1 ? namesakes(alike) : alike.map(child => wordsOf(child)[0] ?? '')
    for (const [i, child] of alike.entries()) shown.set(child, names[i] ?? '')
  }
  return children.map(child => shown.get(child) ?? '')
}
