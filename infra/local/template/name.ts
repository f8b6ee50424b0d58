import { createHash } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** The name CloudFormation would make up for a resource without one; here always the same. */
export function physicalName(stack: string, logicalId: string, longest = 64): string {
  const name = `${stack}-${logicalId}`
  return name.length <= longest ? name : `${name.slice(0, longest - 9)}-${digest(name).slice(0, 8)}`
}

/** An id that AWS would draw, such as an API's; here always the same. */
export function physicalId(stack: string, logicalId: string, length = 10): string {
  return BigInt(`0x${digest(`${stack}/${logicalId}`)}`)
    .toString(36)
    .slice(0, length)
}
