import * as z from 'zod/mini'
import { compilePath } from './json-path.ts'

/** What a rule's target receives: the event, a part of it, a constant, or a text made of parts. */
export const TargetInput = {
  Input: z.optional(z.string()),
  InputPath: z.optional(z.string()),
  InputTransformer: z.optional(
    z.strictObject({
      InputPathsMap: z.optional(z.record(z.string(), z.string())),
      InputTemplate: z.string(),
    }),
  ),
}
interface InputSpec {
  readonly Input?: string | undefined
  readonly InputPath?: string | undefined
  readonly InputTransformer?:
    | { readonly InputPathsMap?: Record<string, string> | undefined; readonly InputTemplate: string }
    | undefined
}

/** The text that a target receives for an event. */
export type Shaper = (event: object) => string

export function compileInput(spec: InputSpec, rule: { readonly arn: string; readonly name: string }): Shaper {
  const { Input, InputPath, InputTransformer } = spec
  if (Input !== undefined) return () => Input
  if (InputPath !== undefined) {
    const path = compilePath(InputPath)
    return event => JSON.stringify(path(event) ?? null)
  }
  if (!InputTransformer) return event => JSON.stringify(event)
  const paths = Object.entries(InputTransformer.InputPathsMap ?? {})
  const variables = new Map(paths.map(([name, path]) => [name, compilePath(path)]))
  variables.set('aws.events.event', event => event)
  variables.set('aws.events.event.json', event => event)
  variables.set('aws.events.rule-arn', () => rule.arn)
  variables.set('aws.events.rule-name', () => rule.name)
  variables.set('aws.events.event.ingestion-time', compilePath('$.time'))
  const pieces = piecesOf(InputTransformer.InputTemplate)
  for (const { variable } of pieces) {
    if (variable !== undefined && !variables.has(variable)) throw new Error(`Nothing fills <${variable}>`)
  }
  return event =>
    pieces
      .map(({ text, variable, quoted }) => {
        if (variable === undefined) return text
        const value = variables.get(variable)?.(event)
        return quoted ? withinQuotes(value) : JSON.stringify(value ?? '')
      })
      .join('')
}

interface Piece {
  readonly text: string
  readonly variable?: string
  /** Whether the variable stands within a string of the template. */
  readonly quoted?: boolean
}

function piecesOf(template: string): Piece[] {
  let inString = false
  return template.split(/(<[\w.-]+>)/).map(text => {
    const variable = /^<([\w.-]+)>$/.exec(text)?.[1]
    if (variable !== undefined) return { text, variable, quoted: inString }
    const quotes = text.replace(/\\./g, '').split('"').length - 1
    if (quotes % 2 === 1) inString = !inString
    return { text }
  })
}

function withinQuotes(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '')
  return JSON.stringify(text).slice(1, -1)
}
