/** What a deployment would do that cannot be undone. */
export interface AtStake {
  readonly stage: string
  /** Settings that the stage would lose without anybody having asked for it. */
  readonly taken: readonly string[]
  /** Whether something that keeps data would be replaced or taken out, or a whole stack deleted. */
  readonly isLoss: boolean
}

/**
 * Why nothing is deployed; undefined where all may go on. `ask` is given the word that whoever deploys must type, and
 * answers with what they typed: it is asked only where something would be lost.
 */
export async function objectionTo(
  { stage, taken, isLoss }: AtStake,
  ask: (word: string) => Promise<string>,
): Promise<string | undefined> {
  if (taken.length > 0)
    return `infra/stages/${stage}.json no longer says ${taken.join(', ')}, which ${stage} has: put it back, or deploy with --without ${taken.join(',')}`
  if (!isLoss) return undefined
  const word = `change ${stage}`
  return (await ask(word)).trim() === word ? undefined : 'Nothing was deployed.'
}
