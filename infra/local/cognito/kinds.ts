import type { ResourceKinds } from '../resource.ts'
import type { UserPools } from './user-pools.ts'

export const userPoolKinds = (pools: UserPools, onDomain: (origin: string) => void): ResourceKinds => ({
  'AWS::Cognito::UserPool': async ({ stack, logicalId, properties }) => {
    const { id, arn, providerName, providerUrl } = await pools.deployPool(`${stack}/${logicalId}`, properties)
    const attributes = { UserPoolId: id, Arn: arn, ProviderName: providerName, ProviderURL: providerUrl }
    return { ref: id, attributes }
  },
  'AWS::Cognito::UserPoolClient': async ({ stack, logicalId, properties }) => {
    const { id } = await pools.deployClient(`${stack}/${logicalId}`, properties)
    return { ref: id, attributes: { ClientId: id } }
  },
  'AWS::Cognito::UserPoolDomain': async ({ stack, logicalId, properties }) => {
    const { domain, origin } = pools.deployDomain(`${stack}/${logicalId}`, properties)
    onDomain(origin)
    return { ref: domain, attributes: {} }
  },
  'AWS::Cognito::UserPoolIdentityProvider': async ({ stack, logicalId, properties }) => {
    const { name } = pools.deployProvider(`${stack}/${logicalId}`, properties)
    return { ref: name, attributes: {} }
  },
})
