import { serviceWorkers } from '#web/lib/service-workers.ts'

/** Which build this page is of; none in development, where nothing is kept. */
export const build = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name=build]')?.content || undefined

/** Whether a service worker says that it is of another build than the page. */
export const isOtherBuild = (message: unknown, mine: string): boolean =>
  typeof message === 'object' && message !== null && 'build' in message && message.build !== mine

/** Registers the service worker, and calls back when one of another build has come; gives how to stop listening. */
export function keepForOffline(onOtherBuild: () => void): () => void {
  const mine = build()
  const serviceWorker = serviceWorkers()
  if (!mine || !serviceWorker) return () => {}
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (isOtherBuild(data, mine)) onOtherBuild()
  }
  // A page may stay open for days: whoever comes back to it asks whether there is something new.
  const look = () => {
    if (document.visibilityState === 'visible')
      void serviceWorker.ready.then(registration => registration.update()).catch(() => undefined)
  }
  serviceWorker.addEventListener('message', listen)
  document.addEventListener('visibilitychange', look)
  // A browser may refuse (private mode): the app then works with a network only.
  serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
  return () => {
    serviceWorker.removeEventListener('message', listen)
    document.removeEventListener('visibilitychange', look)
  }
}
