declare global {
  interface Window {
    coquiComplain(complaint: string): void
    /** Looks at once. */
    coquiLook(): void
  }
}

/**
 * Runs in every page from its first moment: complains of a page that scrolls sideways, and of keys that stand where
 * their texts should.
 */
export function watchPage(keys: readonly string[]): void {
  // A key of one word is a word like others.
  const isKey = new Set(keys.filter(key => key.includes('.')))

  const complain = (of: string) => window.coquiComplain(`${location.pathname} at ${innerWidth} px ${of}`)
  const look = () => {
    // The script of the head comes before there is a body.
    if (!document.body) return
    // Nobody sees a page whose styles are still on their way.
    const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
    if ([...sheets].some(({ sheet }) => !sheet)) return lookSoon()
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) complain(`scrolls sideways by ${scrollWidth - clientWidth} px`)
    const said = [...document.querySelectorAll('[aria-label], [title], [alt]')].flatMap(element =>
      ['aria-label', 'title', 'alt'].map(name => element.getAttribute(name) ?? ''),
    )
    for (const word of [document.body.innerText, ...said].join(' ').split(/\s+/))
      if (isKey.has(word.replace(/^[\w-]+:/, ''))) complain(`shows the key ${word}`)
  }

  window.coquiLook = look

  let resting: ReturnType<typeof setTimeout>
  const lookSoon = () => {
    clearTimeout(resting)
    resting = setTimeout(look, 100)
  }
  new MutationObserver(lookSoon).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
  addEventListener('resize', lookSoon)
}
