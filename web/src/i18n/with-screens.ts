import type screens from 'virtual:texts/es/screens'

interface Shell {
  readonly titles: Readonly<Record<string, string>>
  readonly menu: Readonly<Record<string, string>>
}

/** The frame's texts with the names of the screens that nouns name themselves; a menu calls one by its title unless told. */
export function withScreens<S extends Shell>(shell: S, byNoun: typeof screens) {
  const own = Object.values(byNoun).flatMap(named => Object.entries(named))
  return {
    ...shell,
    titles: { ...shell.titles, ...Object.fromEntries(own.map(([screen, { title }]) => [screen, title])) },
    menu: {
      ...shell.menu,
      ...Object.fromEntries(own.map(([screen, { title, menu = title }]) => [screen, menu])),
    },
  }
}
