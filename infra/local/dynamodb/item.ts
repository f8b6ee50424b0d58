import type { AttributeValue } from 'aws-lambda'

/** One attribute as DynamoDB's wire form writes it; binary is base64. Exactly one member is set. */
export type { AttributeValue }

export interface Item {
  [name: string]: AttributeValue
}

export const MAX_ITEM_BYTES = 400 * 1024

/** An item's size in bytes as DynamoDB bills and limits it: names and text in UTF-8. */
export function itemBytes(item: Item): number {
  let bytes = 0
  for (const [name, value] of Object.entries(item)) bytes += Buffer.byteLength(name) + valueBytes(value)
  return bytes
}

function valueBytes(value: AttributeValue): number {
  if (value.S !== undefined) return Buffer.byteLength(value.S)
  if (value.N !== undefined) return numberBytes(value.N)
  if (value.B !== undefined) return Buffer.byteLength(value.B, 'base64')
  if (value.SS) return sum(value.SS, text => Buffer.byteLength(text))
  if (value.NS) return sum(value.NS, numberBytes)
  if (value.BS) return sum(value.BS, text => Buffer.byteLength(text, 'base64'))
  if (value.L) return 3 + sum(value.L, member => 1 + valueBytes(member))
  if (value.M) return 3 + Object.keys(value.M).length + itemBytes(value.M)
  return 1
}

/** Two digits a byte, a byte for the exponent, one more for a minus sign. */
function numberBytes(text: string): number {
  const digits = text.replace(/^-|\.|e.*$/gi, '').replace(/^0+|0+$/g, '')
  return 1 + Math.ceil(digits.length / 2) + (text.startsWith('-') ? 1 : 0)
}

function sum<Member>(members: readonly Member[], measure: (member: Member) => number): number {
  return members.reduce((total, member) => total + measure(member), 0)
}

/** Whether both hold the same; sets have no order. Numbers are compared as the engine writes them: one way each. */
export function sameItem(one: Item | undefined, other: Item | undefined): boolean {
  if (!one || !other) return one === other
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every(name => sameValue(one[name], other[name]))
}

export function sameValue(one: AttributeValue | undefined, other: AttributeValue | undefined): boolean {
  if (!one || !other) return one === other
  if (one.M && other.M) return sameItem(one.M, other.M)
  if (one.L && other.L) {
    const list = other.L
    return one.L.length === list.length && one.L.every((member, at) => sameValue(member, list[at]))
  }
  return (
    sameSet(one.SS, other.SS) &&
    sameSet(one.NS, other.NS) &&
    sameSet(one.BS, other.BS) &&
    one.S === other.S &&
    one.N === other.N &&
    one.B === other.B &&
    one.BOOL === other.BOOL &&
    one.NULL === other.NULL &&
    !one.M === !other.M &&
    !one.L === !other.L
  )
}

function sameSet(one: readonly string[] | undefined, other: readonly string[] | undefined): boolean {
  if (!one || !other) return one === other
  return one.length === other.length && new Set([...one, ...other]).size === one.length
}
