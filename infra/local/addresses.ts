import { LOCAL_REGION } from './service.ts'

/**
 * Templates name the cloud's hosts. Where such a name leaves the template for a browser or a function, it becomes an
 * address of this machine.
 */
export interface Addresses {
  /** From now on `origin` of the cloud is `address` here. Both without a trailing slash. */
  add(origin: string, address: string): void
  localize(text: string): string
}

export function createAddresses(): Addresses {
  const known = new Map<string, string>()
  return {
    add: (origin, address) => void known.set(origin, address),
    localize: text =>
      [...known].reduce((result, [origin, address]) => replaceOrigin(result, origin, address), text),
  }
}

/** A token's issuer is a name, not an address: it stays. */
const ISSUER = `/${LOCAL_REGION}_`

const replaceOrigin = (text: string, origin: string, address: string) =>
  text.replaceAll(origin, (found, at: number) =>
    text.startsWith(ISSUER, at + found.length) ? found : address,
  )
