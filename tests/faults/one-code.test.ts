/** Many people at once with one code: some sign up, some have an account. One of them gets what it gives. */
import { randomUUID } from 'node:crypto'
import {
  CognitoIdentityProviderClient,
  paginateListUsers,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { expect, test } from 'vitest'
import { applyCode, createCodes } from '#shared/identity/access-code-routes.ts'
import { startCloud } from '#tests/support/cloud.ts'
import { eventually } from '#tests/support/eventually.ts'

const CLAIMS = Number(process.env.CLAIMS ?? 30)
/** Of those who claim, so many have an account. */
const MEMBERS = 10

test(`${CLAIMS} claims of one code: one winner, and one account`, { timeout: 1_800_000 }, async () => {
  const house = await startCloud({ seeds: true })
  try {
    const { aws, userPoolId } = house.operator
    const pool = new CognitoIdentityProviderClient({
      ...aws,
      maxAttempts: 1,
      // All at once: the SDK would hold them back at fifty.
      requestHandler: { httpAgent: { maxSockets: CLAIMS } },
    })
    const admin = await house.signIn('admin@demo.test')
    const members = await Promise.all(Array.from({ length: MEMBERS }, () => house.newStudent()))
    const { codes } = await admin.ask(createCodes, {
      path: { place: 'school:playa-azul' },
      body: { role: 'director', count: 1 },
    })
    const code = codes[0]?.code ?? ''

    // As pages do, they send again what a busy machine let time out, or whose connection it dropped.
    const signUp = async (): Promise<string | undefined> => {
      const [email, password] = [`claims-${randomUUID()}@lee.test`, randomUUID()]
      const asked = new SignUpCommand({
        ClientId: house.config.userPoolClientId,
        Username: email,
        Password: password,
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'name', Value: 'Ana Rivera' },
        ],
        ClientMetadata: { accountType: 'director', code },
      })
      for (;;) {
        const answer = await pool.send(asked).catch(String)
        if (typeof answer !== 'string') return answer.UserSub
        if (answer.includes('identity.codeInvalid')) return undefined
        if (answer.includes('UsernameExists')) return (await house.signIn(email, password)).personId
        expect(answer).toMatch(/timed out|ECONNRESET/)
      }
    }
    const apply = async (member: (typeof members)[number]): Promise<string | undefined> => {
      const idempotencyKey = randomUUID()
      for (;;) {
        const { status } = await member.tryTo(applyCode, { body: { code }, idempotencyKey })
        if (status === 200) return member.personId
        if (status === 422) return undefined
        expect(status).toBeGreaterThanOrEqual(500)
      }
    }
    const newcomers = Array.from({ length: CLAIMS - MEMBERS }, signUp)
    const winners = (await Promise.all([...newcomers, ...members.map(apply)])).filter(
      won => won !== undefined,
    )
    expect(winners).toHaveLength(1)

    const rows = await house.operator.scan(house.operator.identityTable)
    const holders = rows.filter(({ standing }) =>
      (Object(standing).roles ?? []).some((role: string) => role === 'director'),
    )
    // The demo school has its own.
    expect(holders.filter(({ standing }) => Object(standing).personId === winners[0])).toHaveLength(1)
    expect(holders).toHaveLength(2)
    expect(rows.filter(({ usedBy }) => usedBy === winners[0])).toHaveLength(1)

    // Whoever lost has no account; whoever won by signing up has one.
    await eventually(async () => {
      const opened: string[] = []
      for await (const { Users = [] } of paginateListUsers({ client: pool }, { UserPoolId: userPoolId }))
        opened.push(
          ...Users.flatMap(({ Username = '', Attributes = [] }) =>
            Attributes.some(({ Value }) => Value?.startsWith('claims-')) ? [Username] : [],
          ),
        )
      const isMember = members.some(({ personId }) => personId === winners[0])
      expect(opened).toEqual(isMember ? [] : winners)
    })
    pool.destroy()
  } finally {
    await house.close()
  }
})
