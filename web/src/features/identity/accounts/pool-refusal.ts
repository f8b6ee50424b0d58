import { Refusal } from '#web/lib/refusal.ts'

/** What the pool gave instead of success, as a form tells a refusal: its code finds the field, its words say it. */
export class PoolRefusal extends Refusal {
  readonly words: string

  constructor(code: string, words: string) {
    super({ code, status: 0 })
    this.words = words
  }
}

export const poolWords = (error: unknown): string | undefined =>
  error instanceof PoolRefusal ? error.words : undefined
