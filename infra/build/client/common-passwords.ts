import { dictionary } from '@zxcvbn-ts/language-common'
import type { Plugin } from 'vite'
import { filterOf } from '#shared/identity/bloom-filter.ts'

const ID = 'virtual:common-passwords'
/** Shorter ones are none here. */
const SHORTEST = 6

/** `virtual:common-passwords`: the passwords of published breaches that were chosen most, as a Bloom filter. */
export function commonPasswords(): Plugin {
  return {
    name: 'common-passwords',
    resolveId: id => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined
      const words = dictionary['passwords-common'].map(String).filter(({ length }) => length >= SHORTEST)
      const { bits, hashes } = filterOf(words)
      return `export default ${JSON.stringify({ bits: Buffer.from(bits).toString('base64'), hashes })}`
    },
  }
}
