import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { API_CALLS_OF_AN_ADDRESS, CLASS_CODES_OF_AN_ADDRESS } from '#infra/aws/site-firewall.ts'
import { documentOf } from '#web/offline/requests.ts'
import { synthesize } from './synthesized.ts'

const { ofType, written } = await synthesize('dev', { transcription: false, googleSecret: undefined })
const withDomain = await synthesize('prod', {
  domain: 'lee.example',
  certificateArn: 'arn:aws:acm:us-east-1:000000000000:certificate/one',
  siteFirewall: false,
  webAclArn: 'arn:aws:wafv2:us-east-1:000000000000:global/webacl/one/1',
  poolFirewall: true,
  sender: { address: 'hola@lee.example', name: 'Coquí Lee', region: 'us-east-1' },
})
const only = (type: string, from = ofType) => {
  const [found, ...more] = from(type)
  if (!found || more.length > 0) throw new Error(`not exactly one ${type}`)
  return found
}

test('the pool knows role, school and region, and lets anyone sign up by e-mail', () => {
  const { Properties } = only('AWS::Cognito::UserPool')
  for (const Name of ['role', 'schoolId', 'region'])
    expect(Properties.Schema).toContainEqual(
      expect.objectContaining({ Name, AttributeDataType: 'String', Mutable: true }),
    )
  expect(Properties).toMatchObject({
    UserPoolTier: 'LITE',
    UsernameAttributes: ['email'],
    UsernameConfiguration: { CaseSensitive: false },
    AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
    Policies: { PasswordPolicy: { MinimumLength: 6 } },
  })
  expect(Properties.UserPoolAddOns).toBeUndefined()
})

const FirewallRule = z.object({
  Action: z.object({ Block: z.object({ CustomResponse: z.object({ ResponseCode: z.number() }) }) }),
  Statement: z.object({
    RateBasedStatement: z.object({
      Limit: z.number(),
      AggregateKeyType: z.string(),
      ScopeDownStatement: z.object({ ByteMatchStatement: z.object({ SearchString: z.string() }) }),
    }),
  }),
})

test('a firewall stands before the site: it counts class codes and calls by address, and answers as the gateway does', () => {
  const { stack, id, Properties } = firewallOf('CLOUDFRONT')
  const { WebACLId } = config
  expect(written(stack, WebACLId)).toBe(`${stack}/${id}.Arn`)
  const { Scope, Rules, CustomResponseBodies } = Properties
  expect(Scope).toBe('CLOUDFRONT')
  const limits = Rules.map((rule: never) => {
    const { Statement, Action } = FirewallRule.parse(rule)
    const { Limit, AggregateKeyType, ScopeDownStatement } = Statement.RateBasedStatement
    const { SearchString } = ScopeDownStatement.ByteMatchStatement
    return [SearchString, AggregateKeyType, Limit, Action.Block.CustomResponse.ResponseCode]
  })
  expect(limits).toEqual([
    ['/api/class-codes/', 'IP', CLASS_CODES_OF_AN_ADDRESS, 429],
    ['/api/', 'IP', API_CALLS_OF_AN_ADDRESS, 429],
  ])
  expect(CustomResponseBodies['too-many'].Content).toBe('{"message":"Too Many Requests"}')
  expect(JSON.stringify(Properties)).not.toContain('"SampledRequestsEnabled":true')
})

/** The web ACL of a scope. */
const firewallOf = (Scope: 'CLOUDFRONT' | 'REGIONAL', from = ofType) => {
  const [found, ...more] = from('AWS::WAFv2::WebACL').filter(({ Properties }) => Properties.Scope === Scope)
  if (!found || more.length > 0) throw new Error(`not exactly one firewall ${Scope}`)
  return found
}
const refusing = (call: string) => ({
  Action: { Block: {} },
  Statement: {
    ByteMatchStatement: {
      FieldToMatch: { SingleHeader: { Name: 'x-amz-target' } },
      PositionalConstraint: 'ENDS_WITH',
      SearchString: `.${call}`,
    },
  },
})
const refused = ['deleteuser', 'setusermfapreference'].map(refusing)

test.each([
  ['dev', { ofType, written }, refused],
  [
    'prod',
    withDomain,
    [...refused, { Action: { Block: {} }, Statement: { RateBasedStatement: { AggregateKeyType: 'IP' } } }],
  ],
])(
  '%s: a firewall stands before the pool: nobody deletes an account or takes a second factor off, and where the stage says so it counts',
  (_, cloud, rules) => {
    const { stack, id, Properties } = firewallOf('REGIONAL', cloud.ofType)
    expect(Properties.Rules).toMatchObject(rules)
    expect(Properties.Rules).toHaveLength(rules.length)
    // A school of 600 behind one address, with about five calls each, comes in within five minutes.
    for (const { Statement } of Properties.Rules.slice(refused.length))
      expect(Statement.RateBasedStatement.Limit).toBeGreaterThanOrEqual(600 * 5)
    for (const { VisibilityConfig } of [Properties, ...Properties.Rules])
      expect(VisibilityConfig.SampledRequestsEnabled).toBe(false)
    const before = only('AWS::WAFv2::WebACLAssociation', cloud.ofType)
    const pool = only('AWS::Cognito::UserPool', cloud.ofType)
    expect(cloud.written(before.stack, before.Properties.ResourceArn)).toBe(`${pool.stack}/${pool.id}.Arn`)
    expect(cloud.written(before.stack, before.Properties.WebACLArn)).toBe(`${stack}/${id}.Arn`)
  },
)

test('people get mail from the stage’s sender through SES, else from Cognito', () => {
  const { EmailConfiguration } = only('AWS::Cognito::UserPool', withDomain.ofType).Properties
  expect(EmailConfiguration).toMatchObject({
    EmailSendingAccount: 'DEVELOPER',
    From: `=?UTF-8?B?${Buffer.from('Coquí Lee').toString('base64')}?= <hola@lee.example>`,
  })
  expect(JSON.stringify(EmailConfiguration.SourceArn)).toContain('identity/lee.example')
  expect(only('AWS::Cognito::UserPool').Properties.EmailConfiguration).toBeUndefined()
})

test('mail is sent by those whose wiring says so, and from the sender’s domain alone', () => {
  const sends = withDomain.wirings.flatMap(({ noun, functions }) =>
    Object.entries(functions).flatMap(([name, { uses }]) => (uses.mails ? [{ noun, name, ...uses }] : [])),
  )
  expect(sends.map(({ mails }) => mails)).toEqual(expect.arrayContaining([true, 'knows']))
  for (const { noun, name, mails, site } of sends) {
    const fn = withDomain.functionOf(noun, name)
    const told = fn.Properties.Environment.Variables
    expect(JSON.stringify(told.MAIL_SENDER), name).toContain('hola@lee.example')
    if (site) expect(JSON.stringify(told.SITE_URL), name).toContain('https://lee.example')
    const role = withDomain
      .ofType('AWS::IAM::Role')
      .find(one => `${one.stack}/${one.id}.Arn` === withDomain.written(fn.stack, fn.Properties.Role))
    const granted = JSON.stringify(role?.Properties.Policies)
    expect(granted.includes('ses:SendEmail'), name).toBe(mails === true)
    if (mails === true) expect(granted).toContain(':identity/lee.example')
  }
})

test('what Google says at each sign-in may be written: what cannot be listed as writable is the pool’s own', () => {
  const { AttributeMapping } = only('AWS::Cognito::UserPoolIdentityProvider', withDomain.ofType).Properties
  const { Browser, SharedBrowser } = clientsOf(withDomain)
  const { Schema } = only('AWS::Cognito::UserPool', withDomain.ofType).Properties
  for (const name of Object.keys(AttributeMapping).filter(name => name !== 'email_verified')) {
    for (const client of [Browser, SharedBrowser]) expect(client?.WriteAttributes, name).toContain(name)
    // Cognito updates it at every sign-in and fails where it may not.
    expect(Schema.find(({ Name }: { Name: string }) => Name === name)?.Mutable, name).toBe(true)
  }
})

/** The app clients of a deployment, by the sessions they begin. */
const clientsOf = (cloud: Pick<typeof withDomain, 'ofType'>) =>
  Object.fromEntries(
    cloud
      .ofType('AWS::Cognito::UserPoolClient')
      .map(({ id, Properties }) => [id.replace(/[\dA-F]{8}$/, ''), Properties]),
  )

// cdk-nag flags neither a client without WriteAttributes, which may write all, nor the default OAuth flows.
test('pictures begin no session but their own, a password none of theirs, and none writes a custom attribute', () => {
  const clients = clientsOf({ ofType })
  const srp = { ways: ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'], writes: ['email', 'name'] }
  const pictures = { ways: ['ALLOW_CUSTOM_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'], writes: ['locale'] }
  expect(
    Object.fromEntries(
      Object.entries(clients).map(([name, { ExplicitAuthFlows, WriteAttributes, RefreshTokenValidity }]) => [
        name,
        { ways: ExplicitAuthFlows, writes: WriteAttributes, minutes: RefreshTokenValidity },
      ]),
    ),
  ).toEqual({
    Browser: { ...srp, minutes: 30 * 24 * 60 },
    SharedBrowser: { ...srp, minutes: 12 * 60 },
    Pictures: { ...pictures, minutes: 12 * 60 },
  })
  for (const Properties of Object.values(clients)) {
    expect(Properties.ReadAttributes).toEqual([
      'custom:region',
      'custom:role',
      'custom:schoolId',
      'email',
      'email_verified',
      'name',
    ])
    expect(Properties.AllowedOAuthFlowsUserPoolClient).toBe(false)
    expect(Properties.AllowedOAuthFlows).toBeUndefined()
    expect(Properties.CallbackURLs).toBeUndefined()
    expect(Properties).toMatchObject({
      GenerateSecret: false,
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      IdTokenValidity: 60,
      TokenValidityUnits: { IdToken: 'minutes', RefreshToken: 'minutes' },
    })
  }
})

test('Google comes with its own secret, unlinked, and returns to the site alone', () => {
  const { Properties: provider } = only('AWS::Cognito::UserPoolIdentityProvider', withDomain.ofType)
  expect(provider).toMatchObject({
    ProviderName: 'Google',
    ProviderType: 'Google',
    ProviderDetails: {
      client_id: '{{resolve:secretsmanager:coqui-google:SecretString:clientId::}}',
      client_secret: '{{resolve:secretsmanager:coqui-google:SecretString:clientSecret::}}',
      authorize_scopes: 'openid email profile',
    },
    AttributeMapping: { email: 'email', email_verified: 'email_verified', name: 'name' },
  })
  const { Pictures, ...byPassword } = clientsOf(withDomain)
  expect(Pictures).toMatchObject({
    SupportedIdentityProviders: ['COGNITO'],
    AllowedOAuthFlowsUserPoolClient: false,
  })
  for (const client of Object.values(byPassword))
    expect(client).toMatchObject({
      GenerateSecret: false,
      SupportedIdentityProviders: ['COGNITO', 'Google'],
      AllowedOAuthFlowsUserPoolClient: true,
      AllowedOAuthFlows: ['code'],
      AllowedOAuthScopes: ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'],
      CallbackURLs: ['https://lee.example/dashboard'],
      LogoutURLs: ['https://lee.example/auth'],
      WriteAttributes: ['email', 'name'],
    })
  expect(only('AWS::Cognito::UserPoolDomain', withDomain.ofType).Properties.Domain).toBeDefined()
  for (const type of ['AWS::Cognito::UserPoolIdentityProvider', 'AWS::Cognito::UserPoolDomain'])
    expect(ofType(type)).toEqual([])
})

test('both stages deploy themselves, are throttled, and log no person', () => {
  const stages = ofType('AWS::ApiGatewayV2::Stage')
  expect(stages.map(({ Properties }) => Properties.StageName).toSorted()).toEqual(['api', 'live'])
  for (const { Properties } of stages) {
    expect(Properties.AutoDeploy).toBe(true)
    expect(Properties.DefaultRouteSettings.ThrottlingRateLimit).toBeGreaterThan(0)
    expect(Properties.DefaultRouteSettings.ThrottlingBurstLimit).toBeGreaterThan(0)
    expect(Properties.DefaultRouteSettings.DetailedMetricsEnabled).toBe(false)
    const logged = Object.values(JSON.parse(Properties.AccessLogSettings.Format)).join(' ')
    expect(logged).toContain('$context.routeKey')
    expect(logged).not.toMatch(/identity|authorizer|sourceIp|userAgent|context\.path|connectionId/)
  }
  const live = ofType('AWS::ApiGatewayV2::Api').find(
    ({ Properties }) => Properties.ProtocolType === 'WEBSOCKET',
  )
  expect(live?.Properties.RouteSelectionExpression).toBe('$request.body.type')
})

test('what bears its name in the whole account says of which region it is', () => {
  const named = [
    ['AWS::CloudFront::CachePolicy', 'CachePolicyConfig'],
    ['AWS::CloudFront::ResponseHeadersPolicy', 'ResponseHeadersPolicyConfig'],
    ['AWS::CloudFront::OriginAccessControl', 'OriginAccessControlConfig'],
    ['AWS::CloudFront::Function', undefined],
  ] as const
  for (const [type, config] of named) {
    const { stack, Properties } = only(type)
    const { Name } = config ? Properties[config] : Properties
    expect(written(stack, Name), type).toContain('<AWS::Region>')
    expect(written(stack, Name).length, type).toBeLessThanOrEqual(64)
  }
})

test('the bucket is closed, versioned, encrypted and logged', () => {
  const [site] = ofType('AWS::S3::Bucket').filter(({ Properties }) => Properties.VersioningConfiguration)
  expect(site?.Properties.LoggingConfiguration).toBeDefined()
  for (const { Properties } of ofType('AWS::S3::Bucket')) {
    expect(Object.values(Properties.PublicAccessBlockConfiguration)).toEqual([true, true, true, true])
    expect(Properties.BucketEncryption).toBeDefined()
  }
})

const config = only('AWS::CloudFront::Distribution').Properties.DistributionConfig
const DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'
const OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6'
const ALL_VIEWER_EXCEPT_HOST_HEADER = 'b689b0a8-53d0-40ab-baf2-68738e2966ac'

test('the distribution sends each path where it belongs, the API’s document before the API', () => {
  const behaviours: { PathPattern: string; CachePolicyId: string; TargetOriginId: string }[] =
    config.CacheBehaviors
  const policy = only('AWS::CloudFront::CachePolicy')
  const revalidated = { Ref: policy.id }
  expect(behaviours.map(({ PathPattern, CachePolicyId }) => [PathPattern, CachePolicyId])).toEqual([
    ['/api/openapi.json', revalidated],
    ['/api/*', DISABLED],
    ['/assets/*', OPTIMIZED],
    ['/content/*/*', OPTIMIZED],
    ['/audio/*/*', OPTIMIZED],
  ])
  const isBucket = (id: string) =>
    config.Origins.find(({ Id }: { Id: string }) => Id === id).S3OriginConfig !== undefined
  expect(behaviours.map(({ TargetOriginId }) => isBucket(TargetOriginId))).toEqual([
    true,
    false,
    true,
    true,
    true,
  ])
  expect(config.DefaultCacheBehavior).toMatchObject({ CachePolicyId: revalidated, Compress: true })
  // The edge asks each time, and yet it caches: what it never caches it would not compress.
  const { MinTTL, DefaultTTL, MaxTTL } = policy.Properties.CachePolicyConfig
  expect([MinTTL, DefaultTTL]).toEqual([0, 0])
  expect(MaxTTL).toBeGreaterThan(0)
  expect(isBucket(config.DefaultCacheBehavior.TargetOriginId)).toBe(true)
  expect(config.CacheBehaviors[1]).toMatchObject({
    OriginRequestPolicyId: ALL_VIEWER_EXCEPT_HOST_HEADER,
    AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
  })
  for (const origin of config.Origins) {
    if (origin.S3OriginConfig) expect(origin.OriginAccessControlId).toBeDefined()
    else expect(origin.CustomOriginConfig.OriginProtocolPolicy).toBe('https-only')
  }
})

test('the fallback stands before the bucket alone, and no error becomes a page', () => {
  expect(config.DefaultCacheBehavior.FunctionAssociations).toHaveLength(1)
  for (const behaviour of config.CacheBehaviors) expect(behaviour.FunctionAssociations).toBeUndefined()
  expect(config.CustomErrorResponses).toBeUndefined()
  const code = only('AWS::CloudFront::Function').Properties.FunctionCode
  const rewrite = new Function('uri', `${code}; return handler({ request: { uri } }).uri`)
  expect(rewrite('/')).toBe('/index.html')
  expect(rewrite('/reading-spanish')).toBe('/app.html')
  expect(rewrite('/students/7/progress')).toBe('/app.html')
  for (const path of ['/', '/en', '/en/', '/en/no-such-page', '/english', '/auth', '/dashboard'])
    expect(rewrite(path)).toBe(documentOf(path))
  expect(rewrite('/en')).toBe('/en.html')
  expect(rewrite('/auth')).toBe('/auth.html')
  expect(rewrite('/dashboard')).toBe('/dashboard.html')
  expect(rewrite('/runtime-config.json')).toBe('/runtime-config.json')
  expect(rewrite('/assets/index-4f2a.js')).toBe('/assets/index-4f2a.js')
})

test('plain HTTP is never answered, and with a certificate TLS 1.2 is the least', () => {
  for (const { ViewerProtocolPolicy } of [config.DefaultCacheBehavior, ...config.CacheBehaviors])
    expect(ViewerProtocolPolicy).toBe('redirect-to-https')
  expect(config.HttpVersion).toBe('http2and3')
  const own = only('AWS::CloudFront::Distribution', withDomain.ofType).Properties.DistributionConfig
  expect(own.Aliases).toEqual(['lee.example'])
  expect(own.ViewerCertificate.MinimumProtocolVersion).toBe('TLSv1.2_2021')
  expect(own.WebACLId).toContain('webacl')
})

test('pages may reach the site, live, sign-in and uploads, and transcription only where it is on', () => {
  const connects = (from: typeof ofType, write: typeof written) => {
    const { stack, Properties } = only('AWS::CloudFront::ResponseHeadersPolicy', from)
    const { ContentSecurityPolicy } = Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig
    const policy = write(stack, ContentSecurityPolicy.ContentSecurityPolicy)
    return /connect-src (?<hosts>[^;]*)/.exec(policy)?.groups?.hosts?.split(' ')
  }
  const live = (from: typeof ofType) => {
    const api = from('AWS::ApiGatewayV2::Api').find(
      ({ Properties }) => Properties.ProtocolType === 'WEBSOCKET',
    )
    return `${api?.stack}/${api?.id}.ApiEndpoint`
  }
  const signIn = 'https://cognito-idp.<AWS::Region>.amazonaws.com'
  const uploading = (from: typeof ofType) => {
    const found = from('AWS::S3::Bucket').find(({ Properties }) => Properties.CorsConfiguration)
    return `https://${found?.stack}/${found?.id}.RegionalDomainName`
  }
  const [authDomain] = withDomain.ofType('AWS::Cognito::UserPoolDomain')
  expect(connects(ofType, written)).toEqual(["'self'", live(ofType), signIn, uploading(ofType)])
  expect(connects(withDomain.ofType, withDomain.written)).toEqual([
    "'self'",
    live(withDomain.ofType),
    signIn,
    uploading(withDomain.ofType),
    `https://${authDomain?.stack}/${authDomain?.id}.auth.<AWS::Region>.amazoncognito.com`,
    'wss://transcribestreaming.<AWS::Region>.amazonaws.com:8443',
  ])
})

test('every answer tells the browser to be strict', () => {
  const { stack, id, Properties } = only('AWS::CloudFront::ResponseHeadersPolicy')
  for (const { ResponseHeadersPolicyId } of [config.DefaultCacheBehavior, ...config.CacheBehaviors])
    expect(written(stack, ResponseHeadersPolicyId)).toBe(`${stack}/${id}`)
  const { SecurityHeadersConfig, CustomHeadersConfig } = Properties.ResponseHeadersPolicyConfig
  expect(SecurityHeadersConfig.StrictTransportSecurity.AccessControlMaxAgeSec).toBeGreaterThanOrEqual(
    31536000,
  )
  expect(SecurityHeadersConfig.ContentTypeOptions.Override).toBe(true)
  expect(SecurityHeadersConfig.FrameOptions.FrameOption).toBe('DENY')
  expect(CustomHeadersConfig.Items).toContainEqual(
    expect.objectContaining({
      Header: 'Permissions-Policy',
      Value: expect.stringContaining('microphone=(self)'),
    }),
  )
})
