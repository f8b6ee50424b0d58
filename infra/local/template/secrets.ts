import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { ResourceKinds } from '../resource.ts'
import { LOCAL_ACCOUNT, LOCAL_REGION } from '../service.ts'
import { flag, kind, number, tags } from './kind.ts'

const SecretProperties = z.strictObject({
  Name: z.string(),
  Description: z.optional(z.string()),
  GenerateSecretString: z.strictObject({ PasswordLength: number(), ExcludePunctuation: flag() }),
  Tags: tags(),
})

const REFERENCE = /\{\{resolve:secretsmanager:(.+?):SecretString:*\}\}/g

/** Secrets that a template has made up. They live as long as the process: both sides are told anew when it starts. */
export function createSecrets() {
  const byId = new Map<string, string>()
  const kinds: ResourceKinds = {
    'AWS::SecretsManager::Secret': kind(SecretProperties, ({ Name, GenerateSecretString }) => {
      const arn = `arn:aws:secretsmanager:${LOCAL_REGION}:${LOCAL_ACCOUNT}:secret:${Name}`
      const made = byId.get(Name) ?? madeUp(GenerateSecretString.PasswordLength)
      for (const id of [Name, arn]) byId.set(id, made)
      return { ref: arn, attributes: { Id: arn } }
    }),
  }
  /** A text with its dynamic references to those secrets carried out; others are of the cloud alone, and stay. */
  const reveal = (text: string): string =>
    text.replace(REFERENCE, (whole, id: string) => byId.get(id) ?? whole)
  return { kinds, reveal }
}

const madeUp = (length: number): string => randomBytes(length).toString('hex').slice(0, length)
