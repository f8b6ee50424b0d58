/** The operators of an event pattern on one value that is there. */
import * as z from 'zod/mini'

type Test = (value: unknown) => boolean

const onText =
  (test: (text: string) => boolean): Test =>
  value =>
    typeof value === 'string' && test(value)
const folded = (text: string) => text.toLowerCase()

const Folded = z.strictObject({ 'equals-ignore-case': z.string() })
const Affix = z.union([z.string(), Folded])
const Values = z.union([z.array(z.string()), z.array(z.number())])
const Limit = z.enum(['<', '<=', '=', '>=', '>'])
const Range = z.union([z.tuple([Limit, z.number()]), z.tuple([Limit, z.number(), Limit, z.number()])])
const AnythingBut = z.union([
  z.string(),
  z.number(),
  Values,
  z.partialRecord(
    z.enum(['prefix', 'suffix', 'wildcard', 'equals-ignore-case']),
    z.union([z.string(), z.array(z.string())]),
  ),
])

export function comparison(name: string, operator: string, operand: unknown): Test {
  const parsed = <Schema extends z.ZodMiniType>(schema: Schema): z.output<Schema> => {
    const result = z.safeParse(schema, operand)
    if (result.success) return result.data
    throw new Error(`${name}: '${operator}' does not take ${JSON.stringify(operand)}`)
  }
  switch (operator) {
    case 'prefix':
      return affix(parsed(Affix), (text, start) => text.startsWith(start))
    case 'suffix':
      return affix(parsed(Affix), (text, end) => text.endsWith(end))
    case 'equals-ignore-case': {
      const wanted = folded(parsed(z.string()))
      return onText(text => folded(text) === wanted)
    }
    case 'wildcard': {
      const shape = shapeOf(parsed(z.string()))
      return onText(text => shape.test(text))
    }
    case 'numeric':
      return numeric(parsed(Range))
    case 'anything-but':
      return anythingBut(name, parsed(AnythingBut))
    default:
      throw new Error(`${name}: the embedded event bus does not know the operator '${operator}'`)
  }
}

function affix(operand: z.output<typeof Affix>, has: (text: string, part: string) => boolean): Test {
  if (typeof operand === 'string') return onText(text => has(text, operand))
  const part = folded(operand['equals-ignore-case'])
  return onText(text => has(folded(text), part))
}

const shapeOf = (wildcard: string) =>
  new RegExp(
    `^${wildcard
      .split('*')
      .map(part => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'))
      .join('.*')}$`,
    's',
  )

function numeric(range: z.output<typeof Range>): Test {
  const bounds: Test[] = []
  for (let index = 0; index < range.length; index += 2) {
    const [limit, bound] = [range[index], range[index + 1]]
    if (typeof bound === 'number')
      bounds.push(value => typeof value === 'number' && within(value, limit, bound))
  }
  return value => bounds.every(bound => bound(value))
}

function within(value: number, limit: unknown, bound: number): boolean {
  if (limit === '<') return value < bound
  if (limit === '<=') return value <= bound
  if (limit === '>') return value > bound
  if (limit === '>=') return value >= bound
  return value === bound
}

function anythingBut(name: string, operand: z.output<typeof AnythingBut>): Test {
  if (typeof operand !== 'object' || Array.isArray(operand)) {
    const refused: readonly unknown[] = Array.isArray(operand) ? operand : [operand]
    return value => !refused.includes(value)
  }
  const tests = Object.entries(operand).flatMap(([operator, values]) =>
    [values ?? []].flat().map(value => comparison(name, operator, value)),
  )
  return value => !tests.some(test => test(value))
}
