import { expect, test } from 'vitest'
import { ORIGIN_HEADER } from '#functions/platform/wiring.ts'
import { synthesize } from './synthesized.ts'

/** What one release makes, sends and accepts, by the names of the secrets. */
async function release(originTurn: number) {
  const { ofType, functionOf, wirings, written, templates } = await synthesize('prod', { originTurn })
  const named = (text: string) =>
    [...text.matchAll(/{{resolve:secretsmanager:(.+?):SecretString/g)].map(([, id]) => id)
  const secrets = ofType('AWS::SecretsManager::Secret')
  const nameOfRef = new Map(secrets.map(({ stack, id, Properties }) => [`${stack}/${id}`, Properties.Name]))
  const [distribution] = ofType('AWS::CloudFront::Distribution')
  const headers = distribution?.Properties.DistributionConfig.Origins.flatMap(
    (origin: { OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[] }) =>
      origin.OriginCustomHeaders ?? [],
  )
  const accepted = wirings.flatMap(({ noun, functions }) =>
    Object.entries(functions).map(([name, spec]) => ({
      name: `${noun}/${name}`,
      serves: 'serves' in spec,
      accepts: named(String(functionOf(noun, name).Properties.Environment.Variables.ORIGIN_SECRETS ?? '')),
    })),
  )
  return {
    made: secrets.map(({ Properties }) => Properties.Name),
    headers: headers.map(({ HeaderName }: { HeaderName: string }) => HeaderName),
    sent: named(written(distribution?.stack ?? '', headers[0].HeaderValue)).map(id =>
      nameOfRef.get(id ?? ''),
    ),
    accepted,
    accepts: accepted.find(({ serves }) => serves)?.accepts ?? [],
    secrets,
    templates,
  }
}

test('the site sends one secret with every request of the API, and each HTTP function accepts it, no other knows it', async () => {
  const { headers, sent, accepted } = await release(1)
  expect(headers).toEqual([ORIGIN_HEADER])
  for (const { name, serves, accepts } of accepted) {
    expect(accepts, name).toHaveLength(serves ? 2 : 0)
    if (serves) expect(accepts, name).toContain(sent[0])
  }
})

test('no template holds a secret: Secrets Manager makes each up, as long as 48 letters', async () => {
  const { secrets, made, sent, accepts } = await release(1)
  for (const { Properties } of secrets) {
    expect(Properties.SecretString).toBeUndefined()
    expect(Properties.GenerateSecretString).toMatchObject({ PasswordLength: 48 })
  }
  expect(made).toEqual(['coqui-prod-origin-1', 'coqui-prod-origin-2'])
  expect(made).toEqual(expect.arrayContaining([...sent, ...accepts]))
})

test('when the next takes its turn, each step is accepted by what is deployed before and after it, and a step back finds its own', async () => {
  const [before, after] = [await release(4), await release(5)]
  // The site first, which the functions of before must accept; then these, which must accept the site of after.
  expect(before.accepts).toContain(after.sent[0])
  expect(after.accepts).toContain(after.sent[0])
  // A function that is rolled back is given anew what it had.
  expect(after.made).toEqual(expect.arrayContaining([...before.accepts]))
})
