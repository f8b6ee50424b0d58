import { Worker } from 'node:worker_threads'
import { ENVIRONMENT } from '#functions/platform/wiring.ts'
import { LOCAL_REGION } from '../service.ts'

/** What the demo people are written with: the AWS endpoint of the embedded cloud and two of its resources. */
export interface SeedTarget {
  readonly endpoint: string
  readonly userPoolId: string
  readonly identityTable: string
}

/**
 * Makes the demo people, one of each role, in the user pool and in identity's table, with their school and its groups;
 * what exists stays as it is.
 * Runs identity's own store, in a worker of its own, whose environment is that of a function.
 */
export function seed({ endpoint, userPoolId, identityTable }: SeedTarget): Promise<void> {
  const worker = new Worker(new URL('./demo.ts', import.meta.url), {
    env: {
      AWS_ENDPOINT_URL: endpoint,
      AWS_REGION: LOCAL_REGION,
      AWS_ACCESS_KEY_ID: 'operator',
      AWS_SECRET_ACCESS_KEY: 'operator',
      [ENVIRONMENT.table]: identityTable,
      [ENVIRONMENT.userPoolId]: userPoolId,
      [ENVIRONMENT.functionName]: 'seed',
    },
  })
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', code => (code === 0 ? resolve() : reject(new Error(`the seed ended with ${code}`))))
  })
}
