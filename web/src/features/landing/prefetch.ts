const PREFETCH_DELAY_MS = 2000
/** So few begin in one go that a press in between is answered on a slow phone, too. */
const AT_ONCE = 4
const PAUSE_MS = 25

/** After a while, fetches what the next screens are made of; `files` are their addresses, parted by spaces. */
export function prefetchSoon(files: string | undefined): void {
  if (files) setTimeout(() => prefetch(files.split(' ')), PREFETCH_DELAY_MS)
}

function prefetch(files: readonly string[]): void {
  for (const href of files.slice(0, AT_ONCE)) {
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = href
    document.head.append(link)
  }
  if (files.length > AT_ONCE) setTimeout(() => prefetch(files.slice(AT_ONCE)), PAUSE_MS)
}
