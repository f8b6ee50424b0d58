import { AwsError } from '../service.ts'
import type { Journal } from './journal.ts'
import { keys, startingWith } from './keys.ts'
import type { Work } from './work.ts'

const RETENTION_MS = 10 * 60 * 1000

interface Use {
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly digest: string
}

/** The client request tokens of the last ten minutes, which make a transaction sent twice act once. */
export class Tokens {
  readonly #journal: Journal
  readonly #now: () => number

  constructor(journal: Journal, now: () => number) {
    this.#journal = journal
    this.#now = now
  }

  /** Whether the token has done its work already. Throws if that was another request's. */
  used(token: string, digest: string): boolean {
    const text = this.#journal.newest(keys.token(token))
    const use: Use | undefined = text === undefined ? undefined : JSON.parse(text)
    if (!use || this.#isOld(use)) return false
    if (use.digest === digest) return true
    throw new AwsError(
      'IdempotentParameterMismatchException',
      'Specified idempotent token was used with different request parameters within the idempotency window',
    )
  }

  /** Marks the token as used by what `work` commits. */
  use(token: string, digest: string, work: Work): void {
    const use: Use = { at: this.#now(), digest }
    work.rows.set(keys.token(token), JSON.stringify(use))
  }

  async forgetOld(): Promise<void> {
    for await (const rows of this.#journal.scan(startingWith(keys.token('')))) {
      const old = rows.filter(([, text]) => this.#isOld(JSON.parse(text)))
      await this.#journal.write(new Map(old.map(([key]) => [key, undefined])))
    }
  }

  #isOld({ at }: Use): boolean {
    return at <= this.#now() - RETENTION_MS
  }
}
