// Before the first paint: what somebody chose of how the page looks, as `src/lib/appearance.ts` keeps it.
try {
  Object.assign(document.documentElement.dataset, JSON.parse(localStorage.getItem('settings')))
} catch {
  // Where nothing may be kept, nothing was.
}
