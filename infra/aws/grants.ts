import { CfnParameter, Stack } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { ENVIRONMENT, type FunctionSpec, personPartitions } from '#functions/platform/wiring.ts'
import { SESSION_KEYS } from '#shared/kernel/session.ts'
import { STANDING_KEYS } from '#shared/kernel/standing.ts'
import type { State } from './data.ts'
import type { Edge } from './edge.ts'
import { may, type Permissions } from './permissions.ts'
import { type Island, transcriptionEndpoint } from './stages.ts'
import { WildcardStatement } from './wildcard-resources.ts'

/** Who may reach whom, and whose session goes on, for a function with a route that is not public. */
export function standings(
  { secondFactorFor }: Island,
  state: State,
  { clients }: Edge,
  spec: FunctionSpec,
): Permissions {
  const asks = 'serves' in spec && spec.serves.some(({ may: { scope } }) => scope !== 'public')
  if (!asks && !spec.uses.standings) return { statements: [], environment: {} }
  const onKeys = (action: string, keys: string) => {
    const statement = may([action], state.standing.tableArn)
    statement.addCondition('ForAllValues:StringLike', { 'dynamodb:LeadingKeys': [keys] })
    return statement
  }
  if (!asks)
    return {
      statements: [onKeys('dynamodb:BatchGetItem', STANDING_KEYS)],
      environment: { [ENVIRONMENT.standing]: state.standing.tableName },
    }
  return {
    statements: [onKeys('dynamodb:BatchGetItem', STANDING_KEYS), onKeys('dynamodb:UpdateItem', SESSION_KEYS)],
    environment: {
      [ENVIRONMENT.standing]: state.standing.tableName,
      [ENVIRONMENT.sharedClientId]: clients.shared.userPoolClientId,
      [ENVIRONMENT.picturesClientId]: clients.pictures.userPoolClientId,
      ...(secondFactorFor.length > 0 && { [ENVIRONMENT.secondFactorFor]: secondFactorFor.join(' ') }),
    },
  }
}

/** What every noun keeps by person, each table by its own name: for a function that gathers or erases all of someone. */
export function everyTable(
  scope: Construct,
  { wirings }: Island,
  state: State,
  spec: FunctionSpec,
): Permissions {
  const { everyTable: actions = [] } = spec.uses
  if (actions.length === 0) return { statements: [], environment: {} }
  const byPerson = wirings
    .map(wiring => ({ noun: wiring.noun, partitions: personPartitions(wiring) }))
    .filter(({ partitions }) => partitions.length > 0)
  const statement = new PolicyStatement({
    actions: actions.map(action => `dynamodb:${action}`),
    resources: byPerson.map(({ noun }) => state.table(noun).tableArn),
  })
  const every = Object.fromEntries(
    byPerson.map(({ noun, partitions }) => [noun, { table: state.table(noun).tableName, partitions }]),
  )
  return {
    statements: [statement],
    environment: { [ENVIRONMENT.everyTable]: Stack.of(scope).toJsonString(every) },
  }
}

/** Writes good Spanish, is invoked in us-east-1 without a profile, and costs less than a cent a text. */
const DEFAULT_MODEL = 'amazon.nova-pro-v1:0'

/** The one language model that a deployment names: the parameter `ModelId` of the noun's stack. */
export function askingModel(scope: Construct, spec: FunctionSpec): Permissions {
  if (!spec.uses.model) return { statements: [], environment: {} }
  const stack = Stack.of(scope)
  const model = modelOf(stack)
  const arn = `arn:${stack.partition}:bedrock:${stack.region}::foundation-model/${model.valueAsString}`
  return {
    statements: [may(['bedrock:InvokeModel'], arn)],
    environment: { [ENVIRONMENT.model]: model.valueAsString },
  }
}

/** One for all functions of a stack that ask it. */
function modelOf(stack: Stack): CfnParameter {
  const known = stack.node.tryFindChild('ModelId')
  if (known instanceof CfnParameter) return known
  return new CfnParameter(stack, 'ModelId', {
    type: 'String',
    default: DEFAULT_MODEL,
    allowedPattern: '[a-z0-9.:-]+',
    description: 'The foundation model on Amazon Bedrock that writes, by its id.',
  })
}

/** What the edge holds: content, speech, people, connections, transcription, uploads. */
export function behindEdge(
  scope: Construct,
  island: Island,
  edge: Edge,
  noun: string,
  spec: FunctionSpec,
): Permissions {
  const {
    content,
    speech,
    publishes,
    users = [],
    connections,
    hangsUp,
    mails,
    site,
    transcription,
    uploads,
    deletesUploads,
  } = spec.uses
  const { region, account, partition } = Stack.of(scope)
  const statements: PolicyStatement[] = []
  const environment: Record<string, string> = {}
  if (content) statements.push(new WildcardStatement('content', edge.siteBucketArn))
  if (publishes) statements.push(new WildcardStatement('publishes', edge.siteBucketArn))
  if (content || publishes) environment[ENVIRONMENT.contentBucket] = edge.site.bucket.bucketName
  if (speech) statements.push(new WildcardStatement('speech'))
  if (users.length > 0) {
    statements.push(
      may(
        users.map(action => `cognito-idp:${action}`),
        edge.userPool.userPoolArn,
      ),
    )
    environment[ENVIRONMENT.userPoolId] = edge.userPool.userPoolId
  }
  if (connections || hangsUp) {
    const api = `arn:${partition}:execute-api:${region}:${account}:${edge.liveApiId}`
    if (connections) statements.push(new WildcardStatement('connections', api))
    if (hangsUp) statements.push(new WildcardStatement('hangsUp', api))
    environment[ENVIRONMENT.connections] = edge.liveApi.callbackUrl
  }
  if (mails && island.sender) {
    const { address, region: from } = island.sender
    const identity = `arn:${partition}:ses:${from}:${account}:identity/${address.replace(/^.*@/, '')}`
    if (mails === true) statements.push(may(['ses:SendEmail'], identity))
    environment[ENVIRONMENT.mailSender] = JSON.stringify(island.sender)
  }
  if (site) environment[ENVIRONMENT.siteUrl] = `https://${edge.host}`
  if (transcription && island.transcription) {
    statements.push(new WildcardStatement('transcription'))
    environment[ENVIRONMENT.transcription] = transcriptionEndpoint(region)
  }
  if (uploads) {
    statements.push(new WildcardStatement('uploads', `${edge.uploadsArn}/${noun}`))
    environment[ENVIRONMENT.uploadsBucket] = edge.uploads.bucketName
  }
  if (deletesUploads) statements.push(new WildcardStatement('deletesUploads', `${edge.uploadsArn}/${noun}`))
  return { statements, environment }
}
