import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'
import { CONTRACT } from '../untold.ts'

/** Which of zod's functions make a schema; what is made within another's making is made with it. */
const MAKERS =
  /^(strictObject|object|extend|omit|array|union|discriminatedUnion|record|partialRecord|tuple|enum|pipe|optional|nullable|string|int|number|literal|iso|_default)$/

/**
 * A page loads the schemas of whole nouns and asks a few of them: each that is made while a module is loaded is made when
 * it is first asked instead. Lines keep their numbers.
 */
export function lazySchemas(source: string): string {
  const { program } = parseSync('schemas.ts', source)
  const found: ESTree.CallExpression[] = []
  let functions = 0
  const within = { enter: () => void functions++, leave: () => void functions-- }
  new Visitor({
    FunctionDeclaration: within.enter,
    'FunctionDeclaration:exit': within.leave,
    FunctionExpression: within.enter,
    'FunctionExpression:exit': within.leave,
    ArrowFunctionExpression: within.enter,
    'ArrowFunctionExpression:exit': within.leave,
    CallExpression(call) {
      const isInner = found.some(({ start, end }) => start <= call.start && call.end <= end)
      if (functions === 0 && !isInner && makesSchema(call)) found.push(call)
    },
  }).visit(program)
  if (found.length === 0) return source
  let [lazy, from] = [`import { whenAsked } from '#web/lib/when-asked.ts';`, 0]
  for (const { start, end } of found) {
    lazy += `${source.slice(from, start)}/* @__PURE__ */ whenAsked(() => ${source.slice(start, end)})`
    from = end
  }
  return lazy + source.slice(from)
}

/** Whether a chain of calls begins with one of zod's makers: `z.array(Word).check(…)`. */
function makesSchema({ callee }: ESTree.CallExpression): boolean {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false
  const { object, property } = callee
  if (object.type === 'CallExpression') return makesSchema(object)
  return object.type === 'Identifier' && object.name === 'z' && MAKERS.test(property.name)
}

/** Makes the contract's schemas lazy in what is built for the browser. */
export const lazySchemasInContract: Plugin = {
  name: 'lazy-schemas',
  apply: 'build',
  enforce: 'pre',
  transform: { filter: { id: CONTRACT }, handler: code => ({ code: lazySchemas(code), map: null }) },
}
