const PREFETCH_DELAY_MS = 2000

/** After a while, fetches what the next screens are made of; `files` are their addresses, parted by spaces. */
export function prefetchSoon(files: string | undefined): void {
  if (!files) return
  setTimeout(() => {
    for (const href of files.split(' ')) {
      const link = document.createElement('link')
      link.rel = 'prefetch'
      link.href = href
      document.head.append(link)
    }
  }, PREFETCH_DELAY_MS)
}
