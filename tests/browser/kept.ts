// What a page says of what lies on the device: each runs in it.

/** The service worker has kept what it keeps, and answers this page. */
export const isKept = () =>
  navigator.serviceWorker.ready.then(
    ({ active }) => active?.state === 'activated' && navigator.serviceWorker.controller !== null,
  )

/** How many files of recordings are kept here. */
export const recordingsKept = async () =>
  (await (await caches.open('content')).keys()).filter(({ url }) => url.includes('/audio/')).length

/** Whether all texts of kindergarten are kept here, and a kit of sounds, which comes after them. */
export const gradeKept = async (): Promise<boolean> => {
  const kept = (await (await caches.open('content')).keys()).map(({ url }) => url)
  const listed = await caches.match('/content/texts.json')
  if (!listed) return false
  const { texts }: { texts: readonly { grade: string; hash: string }[] } = await listed.json()
  return (
    kept.some(url => url.includes('/content/sounds/')) &&
    texts.every(({ grade, hash }) => grade !== 'K' || kept.some(url => url.endsWith(`${hash}.json`)))
  )
}
