/** When a picture for the dark is shown: as somebody chose, or else as the device has it. */
export function darkMedia(theme: string | undefined): string {
  if (theme === 'dark') return 'all'
  return theme === 'light' ? 'not all' : '(prefers-color-scheme: dark)'
}

/** What the document has by light and by dark (pictures, the browser's own bars) follows a chosen theme, or else the device. */
export function followScheme(theme: string | undefined): void {
  const chosen = theme === 'light' || theme === 'dark'
  const bySchemes = document.querySelectorAll<HTMLElement>(
    'meta[name="theme-color"], source[media*="color-scheme"], source[data-scheme]',
  )
  for (const one of bySchemes) {
    const scheme = one.dataset.scheme ?? (/dark/.test(one.getAttribute('media') ?? '') ? 'dark' : 'light')
    one.dataset.scheme = scheme
    const here = scheme === theme ? 'all' : 'not all'
    one.setAttribute('media', chosen ? here : `(prefers-color-scheme: ${scheme})`)
  }
}
