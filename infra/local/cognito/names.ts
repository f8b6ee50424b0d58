import { createHash } from 'node:crypto'
import { LOCAL_ACCOUNT, LOCAL_REGION } from '../service.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** The same id for the same logical name, in the form Cognito gives. */
export function derivedId(logicalName: string, length: number): string {
  const digest = createHash('sha256').update(logicalName).digest()
  return Array.from(digest.subarray(0, length), byte => ALPHABET[byte % ALPHABET.length]).join('')
}

export const poolArn = (poolId: string) =>
  `arn:aws:cognito-idp:${LOCAL_REGION}:${LOCAL_ACCOUNT}:userpool/${poolId}`
export const providerName = (poolId: string) => `cognito-idp.${LOCAL_REGION}.amazonaws.com/${poolId}`
export const issuer = (poolId: string) => `https://${providerName(poolId)}`
