/** How fast a recording is played: as it was spoken, or for whoever needs longer. */
export const RATES = { usual: 1, slow: 0.75 }

/** An audio element that plays a recording; `close` frees it. */
export function audioOf(sound: Blob): { readonly audio: HTMLAudioElement; close(): void } {
  const url = URL.createObjectURL(sound)
  const audio = new Audio(url)
  return {
    audio,
    close() {
      audio.pause()
      audio.removeAttribute('src')
      URL.revokeObjectURL(url)
    },
  }
}
