/** The page's service workers. Where nothing may be kept (cookies off), some browsers do not even let a page look. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker
  } catch {
    return undefined
  }
}
