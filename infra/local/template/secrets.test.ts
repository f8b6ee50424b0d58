import { expect, test } from 'vitest'
import { createSecrets } from './secrets.ts'

async function made(Name: string, more: object = {}) {
  const secrets = createSecrets()
  const deploy = () =>
    secrets.kinds['AWS::SecretsManager::Secret']?.({
      stack: 's',
      logicalId: 'Secret',
      type: 'AWS::SecretsManager::Secret',
      properties: { Name, GenerateSecretString: { PasswordLength: 48, ExcludePunctuation: true }, ...more },
    })
  const deployed = await deploy()
  return { ...secrets, deploy, arn: deployed?.ref ?? '' }
}

test('a secret is found by its name and by its ARN, and stays when it is deployed again', async () => {
  const { reveal, deploy, arn } = await made('origin-1')
  const value = reveal('{{resolve:secretsmanager:origin-1:SecretString:::}}')
  expect(value).toMatch(/^[0-9a-f]{48}$/)
  await deploy()
  expect(reveal(`{{resolve:secretsmanager:${arn}:SecretString:::}}`)).toBe(value)
  expect(reveal('a {{resolve:secretsmanager:origin-1:SecretString}} b')).toBe(`a ${value} b`)
})

test('what is of the cloud alone stays as it is written', async () => {
  const { reveal } = await made('origin-1')
  for (const text of ['plain', '{{resolve:secretsmanager:google:SecretString:clientId::}}'])
    expect(reveal(text)).toBe(text)
})

test('a secret that says its value is not known on this machine', () =>
  expect(made('open', { SecretString: 'abc' })).rejects.toThrow('SecretString'))
