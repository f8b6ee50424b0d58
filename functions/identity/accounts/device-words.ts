import Bowser from 'bowser'

/** A browser and its system in words, by what it says of itself; what it does not say is left out. */
export function deviceWords(agent: string | undefined): { browser?: string; system?: string } {
  if (!agent) return {}
  const { browser, os } = Bowser.parse(agent)
  return { ...(browser.name && { browser: browser.name }), ...(os.name && { system: os.name }) }
}
