import { serviceWorkers } from '#web/lib/service-workers.ts'

const asked = new Map<string, Promise<unknown>>()

/**
 * Stands, in what is built, in place of the bundler's own helper around each `import()`: `files` are the addresses, below `/`,
 * of what the module needs. Its styles are there before it is given; its scripts are asked for all at once, instead of each
 * when another names it. What the service worker keeps is not: to name sixty files costs a phone more than it saves.
 * Rejects when a style or the module cannot be had; it is asked for again the next time.
 */
export async function importWithFiles<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const isKept = Boolean(serviceWorkers()?.controller)
  const styles = files.flatMap(file => {
    if (file.endsWith('.css')) return [once(file, styled)]
    if (!isKept) void once(file, preloaded)
    return []
  })
  const [module] = await Promise.all([load(), ...styles])
  return module
}

function once(file: string, ask: (href: string) => Promise<unknown>): Promise<unknown> {
  const href = `/${file}`
  const before = asked.get(href)
  if (before) return before
  const asking = ask(href)
  asked.set(href, asking)
  asking.catch(() => asked.delete(href))
  return asking
}

async function preloaded(href: string): Promise<void> {
  if (!document.querySelector(`link[rel=modulepreload][href="${href}"]`)) link('modulepreload', href)
}

async function styled(href: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return
  const style = link('stylesheet', href)
  await new Promise<void>((resolve, reject) => {
    style.onload = () => resolve()
    style.onerror = () => {
      style.remove()
      reject(new Error(`${href} could not be loaded`))
    }
  })
}

function link(rel: string, href: string): HTMLLinkElement {
  const made = document.createElement('link')
  made.rel = rel
  made.crossOrigin = ''
  made.href = href
  document.head.append(made)
  return made
}
