/** What `npm run deploy` keeps for itself of its arguments; the rest is the CDK's. */
export interface DeployOptions {
  readonly stage: string
  /** Settings to be taken away. */
  readonly without: readonly string[]
  /** The word that would be asked for. */
  readonly confirm: string | undefined
  readonly context: readonly string[]
  readonly cdk: readonly string[]
}

export function optionsFrom(args: readonly string[]): DeployOptions {
  const context: string[] = []
  const cdk: string[] = []
  let [without, confirm, stage]: [string[], string | undefined, string] = [[], undefined, 'dev']
  for (let at = 0; at < args.length; at++) {
    const [name = '', value = args[at + 1] ?? ''] = (args[at] ?? '').split(/=(.*)/s, 2) as [string, string?]
    const isLong = name.startsWith('--') && (args[at] ?? '').includes('=')
    if (name === '--without') without = value.split(',')
    else if (name === '--confirm') confirm = value
    else if (args[at] === '-c' || name === '--context') {
      const said = isLong ? value : (args[at + 1] ?? '')
      context.push('--context', said)
      if (said.startsWith('stage=')) stage = said.slice('stage='.length)
      if (!isLong) at++
      continue
    } else {
      cdk.push(args[at] ?? '')
      continue
    }
    if (!isLong) at++
  }
  return { stage, without, confirm, context, cdk }
}
