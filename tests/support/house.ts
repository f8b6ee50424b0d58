import type { TestProject } from 'vitest/node'
import { startCloud } from './cloud.ts'
import type { Counter } from './operator.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
    /** Only of the embedded cloud. */
    counter: Counter | undefined
  }
}

/** The deployment that all front-door tests share: at `TARGET`, else an embedded cloud that ends with them. */
export async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const target = process.env.TARGET
  if (target && target !== 'local') {
    provide('siteUrl', target)
    provide('counter', undefined)
    return
  }
  const { siteUrl, operator, close } = await startCloud({ seeds: true })
  const { endpoint, folder, identityTable, schoolsTable, userPoolId } = operator
  provide('siteUrl', siteUrl)
  provide('counter', { endpoint, folder, identityTable, schoolsTable, userPoolId })
  return close
}
