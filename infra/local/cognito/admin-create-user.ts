import * as z from 'zod/mini'
import { AwsError } from '../service.ts'
import { described, Target } from './admin.ts'
import { type Attributes, assertNew, fromList, shown, toList } from './attributes.ts'
import { assertPolicy, passwordFields, temporaryPassword } from './passwords.ts'
import type { Pool, User } from './records.ts'
import { addUser, candidate } from './sign-up.ts'
import { attributesForTrigger, trigger } from './triggers.ts'
import {
  AttributeList,
  action,
  findPool,
  findUser,
  Metadata,
  saveUser,
  userNotFound,
  type World,
} from './world.ts'

export const adminCreateUser = action(
  z.object({
    ...Target,
    UserAttributes: z._default(AttributeList, []),
    ValidationData: z.optional(AttributeList),
    TemporaryPassword: z.optional(z.string()),
    MessageAction: z.optional(z.enum(['SUPPRESS', 'RESEND'])),
    ClientMetadata: Metadata,
  }),
  async (world, input) => {
    const pool = findPool(world, input.UserPoolId)
    const password = input.TemporaryPassword ?? temporaryPassword(pool)
    assertPolicy(pool, password)
    const user =
      input.MessageAction === 'RESEND'
        ? renew(world, pool, input.Username, password)
        : await create(world, pool, input, password)
    if (input.MessageAction !== 'SUPPRESS') await invite(world, pool, user, password, input.ClientMetadata)
    return { User: { ...described(user), Attributes: toList(shown(user)) } }
  },
)

interface Creation {
  readonly Username: string
  readonly UserAttributes: z.output<typeof AttributeList>
  readonly ValidationData?: z.output<typeof AttributeList> | undefined
  readonly ClientMetadata?: Metadata
}

async function create(world: World, pool: Pool, input: Creation, password: string): Promise<User> {
  const { sub, username, attributes } = candidate(pool, input.Username, fromList(input.UserAttributes))
  assertNew(pool, attributes)
  await trigger(world, pool, 'PreSignUp', {
    source: 'AdminCreateUser',
    username,
    request: {
      userAttributes: attributes,
      validationData: input.ValidationData ? fromList(input.ValidationData) : null,
      ...(input.ClientMetadata && { clientMetadata: input.ClientMetadata }),
    },
  })
  const now = world.now()
  const unverified: Attributes = attributes.email ? { email_verified: 'false' } : {}
  return addUser(world, pool, {
    poolId: pool.id,
    username,
    sub,
    status: 'FORCE_CHANGE_PASSWORD',
    enabled: true,
    attributes: { ...unverified, ...attributes },
    ...passwordFields(pool, username, password, now),
    createdAt: now,
    modifiedAt: now,
  })
}

function renew(world: World, pool: Pool, name: string, password: string): User {
  const user = findUser(world, pool, name)
  if (!user) throw userNotFound()
  if (user.status !== 'FORCE_CHANGE_PASSWORD')
    throw new AwsError(
      'UnsupportedUserStateException',
      `Resend not possible. ${user.username} status is not FORCE_CHANGE_PASSWORD`,
    )
  return saveUser(world, pool, { ...user, ...passwordFields(pool, user.username, password, world.now()) })
}

async function invite(world: World, pool: Pool, user: User, password: string, metadata: Metadata) {
  const to = user.attributes.email
  if (!to) return
  const message = await trigger(world, pool, 'CustomMessage', {
    source: 'AdminCreateUser',
    username: user.username,
    request: {
      userAttributes: attributesForTrigger(user),
      codeParameter: '{####}',
      usernameParameter: '{username}',
      ...(metadata && { clientMetadata: metadata }),
    },
  })
  const template = pool.properties.AdminCreateUserConfig.InviteMessageTemplate
  const body =
    message.emailMessage ??
    template?.EmailMessage ??
    'Your username is {username} and temporary password is {####}.'
  world.mail({
    to,
    subject: message.emailSubject ?? template?.EmailSubject ?? 'Your temporary password',
    body: body.replaceAll('{username}', to).replaceAll('{####}', password),
  })
}
