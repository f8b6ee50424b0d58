import { SecretValue, Validations } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { ENVIRONMENT } from '#functions/platform/wiring.ts'
import type { Permissions } from './permissions.ts'
import { type Island, nameOf } from './stages.ts'

const LENGTH = 48

const secretName = (island: Island, turn: number) => nameOf(island, 'origin', String(turn))

/**
 * What the site tells the API with each request, by turns: of the last turn, which a stack that is rolled back asks for
 * again; of this one, which is sent; of the next, which is accepted already when its turn comes. Secrets Manager makes them
 * up; templates hold their names. Gives the one that is sent.
 */
export function originSecrets(scope: Construct, island: Island): SecretValue {
  const turns = [island.originTurn - 1, island.originTurn, island.originTurn + 1].filter(turn => turn > 0)
  const made = turns.map(turn => {
    const secret = new Secret(scope, `Origin${turn}`, {
      secretName: secretName(island, turn),
      description: 'By this the API knows that a request came through the site.',
      generateSecretString: { passwordLength: LENGTH, excludePunctuation: true },
    })
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'It takes its turn with a deployment (`originTurn` of the stage’s file), because CloudFront and functions hold copies that only a deployment replaces.',
    })
    return { turn, secret }
  })
  const sent = made.find(({ turn }) => turn === island.originTurn)
  if (!sent) throw new Error(`turn ${island.originTurn} has no secret`)
  return sent.secret.secretValue
}

/** What an HTTP function accepts. CloudFormation asks for the values as it deploys the function. */
export const acceptedOrigins = (island: Island): Permissions => ({
  statements: [],
  environment: {
    [ENVIRONMENT.originSecrets]: [island.originTurn, island.originTurn + 1]
      .map(turn => SecretValue.secretsManager(secretName(island, turn)).unsafeUnwrap())
      .join(' '),
  },
})
