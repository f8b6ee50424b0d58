import type { SchemaAttribute } from './pool-properties.ts'
import type { Client, Pool, User } from './records.ts'
import { invalid, notAuthorized, signsInByEmail } from './world.ts'

export type Attributes = Readonly<Record<string, string>>

// biome-ignore format: one list of names
const STANDARD = [
  'address', 'birthdate', 'email', 'family_name', 'gender', 'given_name', 'locale', 'middle_name', 'name',
  'nickname', 'phone_number', 'picture', 'preferred_username', 'profile', 'updated_at', 'website', 'zoneinfo',
]
const VERIFICATIONS = ['email_verified', 'phone_number_verified']

export const fromList = (list: readonly { Name: string; Value: string }[]): Attributes =>
  Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]))

export const toList = (attributes: Attributes) =>
  Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }))

/** A user's attributes as the API and the tokens show them. */
export const shown = (user: User): Attributes => ({ sub: user.sub, ...user.attributes })

/** Those of them that this app client may read. */
export function readable(client: Client, user: User): Attributes {
  const allowed = client.properties.ReadAttributes
  return Object.fromEntries(
    Object.entries(shown(user)).filter(([name]) => name === 'sub' || (allowed?.includes(name) ?? true)),
  )
}

/** Refuses what an app client may not write, before anything else is looked at. */
export function assertWritable(client: Client, attributes: Attributes): void {
  const allowed = client.properties.WriteAttributes
  for (const name of Object.keys(attributes))
    if (name === 'sub' || VERIFICATIONS.includes(name) || !(allowed?.includes(name) ?? true))
      throw notAuthorized('A client attempted to write unauthorized attribute')
}

function schemaOf(pool: Pool, name: string): SchemaAttribute | undefined {
  const declared = pool.properties.Schema.find(
    ({ Name }) => name === (STANDARD.includes(Name) ? Name : `custom:${Name}`),
  )
  if (declared || ![...STANDARD, ...VERIFICATIONS].includes(name)) return declared
  return { Name: name, AttributeDataType: 'String', Mutable: true, Required: false }
}

const broken = (name: string, reason: string) =>
  invalid(`Attributes did not conform to the schema: ${name}: ${reason}\n`)

function assertValue(schema: SchemaAttribute, name: string, value: string): void {
  if (name === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))
    throw invalid('Invalid email address format.')
  const { MinLength = 0, MaxLength = 2048 } = schema.StringAttributeConstraints ?? {}
  const { MinValue = -Infinity, MaxValue = Infinity } = schema.NumberAttributeConstraints ?? {}
  if (schema.AttributeDataType === 'Number') {
    if (!/^-?\d+$/.test(value)) throw broken(name, 'Attribute must be a number.')
    if (Number(value) < MinValue) throw broken(name, `Number cannot be less than ${MinValue}`)
    if (Number(value) > MaxValue) throw broken(name, `Number cannot be greater than ${MaxValue}`)
  } else {
    if (value.length < MinLength) throw broken(name, `String must be at least ${MinLength} characters long`)
    if (value.length > MaxLength) throw broken(name, `String cannot be longer than ${MaxLength} characters`)
  }
}

/** Refuses attributes that a new user may not have. */
export function assertNew(pool: Pool, attributes: Attributes): void {
  for (const { Name, Required } of pool.properties.Schema)
    if (Required && attributes[Name] === undefined) throw broken(Name, 'The attribute is required')
  for (const [name, value] of Object.entries(attributes)) {
    const schema = schemaOf(pool, name)
    if (!schema) throw broken(name, 'Attribute does not exist in the schema.')
    assertValue(schema, name, value)
  }
}

/** Refuses changes that the schema forbids. An empty value deletes the attribute. */
export function assertChange(pool: Pool, change: Attributes): void {
  for (const [name, value] of Object.entries(change)) {
    const schema = schemaOf(pool, name)
    if (!schema) throw broken(name, 'Attribute does not exist in the schema.')
    if (!schema.Mutable) throw invalid(`user.${name}: Attribute cannot be updated.\n`)
    const needed = schema.Required || (name === 'email' && signsInByEmail(pool))
    if (value === '' && needed) throw broken(name, 'The attribute is required')
    if (value !== '') assertValue(schema, name, value)
  }
}

/** A user's attributes after a change. */
export const merged = (before: Attributes, change: Attributes): Attributes =>
  Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''))
