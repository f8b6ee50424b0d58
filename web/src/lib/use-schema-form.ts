import { useState } from 'react'
import {
  type FieldError,
  type FieldValues,
  type Resolver,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form'
import * as z from 'zod/mini'
import { useFieldWords } from '#web/i18n/field-words.ts'
import { useRefusalWords } from '#web/i18n/refusal-words.ts'
import { useToast } from '#web/ui/toast.tsx'
import type { ToastMessage } from '#web/ui/toast-message.ts'
import { FIELD_PROBLEMS, type FieldProblem, fieldProblem } from './field-problem.ts'
import { Refusal } from './refusal.ts'

type NameOf<Values> = keyof Values & string

type OwnWords = string | { readonly [Key in FieldProblem['key']]?: string }

export interface SchemaFormOptions<Values extends object, Body, Reply, Code extends string = string> {
  /** What the fields hold at first; their names are the form's. */
  readonly defaults: Values
  /** Makes of the fields what the schema takes; without it, they are what it takes. */
  readonly toBody?: (values: Values) => { readonly [Part in keyof Body]?: unknown }
  /** The field that a part of the body is made of, where it has another name. */
  readonly fieldOfPart?: { readonly [Part in keyof Body]?: NameOf<Values> }
  /** A field's own words for what its schema has against it: for whatever it is, or by what it is. */
  readonly words?: { readonly [Name in NameOf<Values>]?: OwnWords }
  /** The field that a refusal speaks of, by its code. */
  readonly fieldOfCode?: { readonly [C in Code]?: NameOf<Values> }
  /** The form's own words for what was refused; those of the code where it has none. */
  readonly refusalWords?: (error: unknown) => string | undefined
  readonly send: (body: Body) => Promise<Reply>
  /** What follows, once it was sent; a toast it gives is shown. */
  readonly done?: (reply: Reply, body: Body) => ToastMessage | undefined
  /** What follows where it was refused, beside what is said of it. */
  readonly whenRefused?: (error: unknown) => void
  /** The title of a toast that tells a refusal too; its words stand in the form in any case. */
  readonly failed?: string
  /** Once sent, the fields hold again what they held at first. */
  readonly resets?: boolean
}

interface Bound<Value> {
  readonly value: Value
  readonly set: (value: Value) => void
}

export interface SchemaForm<Values extends object> {
  /** Of a text, a select, a text area, a checkbox: `<TextField label={…} {...form.field('name')} />`. */
  readonly field: (name: NameOf<Values>) => UseFormRegisterReturn & { readonly error: string | undefined }
  /** Of one of a few: `<Choice legend={…} options={…} {...form.choice('topic')} />`. */
  readonly choice: <Name extends NameOf<Values>>(
    name: Name,
  ) => {
    readonly chosen: Values[Name]
    readonly onChoose: (value: Values[Name]) => void
    readonly error: string | undefined
  }
  /** Of on and off: `<Switch label={…} {...form.toggle('active')} />`. */
  readonly toggle: <Name extends NameOf<Values>>(
    name: Name,
  ) => { readonly checked: Values[Name]; readonly onChange: (on: Values[Name]) => void }
  /** Of any other control: what the field holds now, and how it changes. */
  readonly bound: <Name extends NameOf<Values>>(name: Name) => Bound<Values[Name]>
  /** What is wrong with a field, in words. */
  readonly errorOf: (name: NameOf<Values>) => string | undefined
  readonly reset: () => void
  /** Of `<Form>`: what it does when it is sent, and what is wrong with the whole. */
  readonly form: { readonly onSubmit: () => Promise<void>; readonly problem: string | undefined }
}

/** Where the form keeps what no field can mend. `root` would not do: the library lets it pass. */
const FOOT = '$foot'
/** An error at a field whose words are the last refusal's. */
const REFUSED = 'refused'

/**
 * A form that a schema judges: when it is sent, and from then on as it is mended. What the server has against a field
 * stands at that field; what is wrong with the whole, at the form's foot.
 */
export function useSchemaForm<
  Schema extends z.ZodMiniType,
  Values extends object,
  Reply,
  Code extends string = string,
>(schema: Schema, options: SchemaFormOptions<Values, z.output<Schema>, Reply, Code>): SchemaForm<Values> {
  const { defaults, words, refusalWords, send, done, whenRefused, failed, resets = false } = options
  const fieldWords = useFieldWords()
  const codeWords = useRefusalWords()
  const toast = useToast()
  const [refused, setRefused] = useState<{ readonly error: unknown; readonly isOfWhole: boolean }>()

  const draftOf = (values: FieldValues): object =>
    // The library gives back what it was given, without its type.
    options.toBody ? options.toBody(values as Values) : values
  const resolver: Resolver<FieldValues, unknown, z.output<Schema>> = values => {
    const draft = draftOf(values)
    const result = z.safeParse(schema, draft)
    if (result.success) return { values: result.data, errors: {} }
    const errors: Record<string, FieldError> = {}
    for (const issue of result.error.issues) {
      const problem = fieldProblem(issue, valueAt(draft, issue.path))
      errors[fieldAt(issue.path, options) ?? FOOT] ??= errorOf(problem)
    }
    return { values: {}, errors }
  }
  const { formState, ...library } = useForm<FieldValues, unknown, z.output<Schema>>({
    resolver,
    defaultValues: defaults,
    // The form leads to the first in the order of the page, among what the server found too.
    shouldFocusError: false,
  })

  const said = (error: unknown) => refusalWords?.(error) ?? codeWords(error)
  const wordsOf = (name: string): string | undefined => {
    const error = formState.errors[name]
    if (!error) return undefined
    if (error.type === REFUSED) return refused && said(refused.error)
    const key = FIELD_PROBLEMS.find(one => one === error.type) ?? 'invalid'
    const all: Readonly<Record<string, OwnWords | undefined>> = words ?? {}
    const own = all[name]
    return (typeof own === 'string' ? own : own?.[key]) ?? fieldWords({ key, count: Number(error.message) })
  }
  const refuse = (error: unknown) => {
    if (failed !== undefined) toast({ title: failed, text: said(error), tone: 'alert' })
    const found = error instanceof Refusal ? foundBy(error, options) : []
    for (const [name, problem] of found)
      library.setError(name, problem ? errorOf(problem) : { type: REFUSED })
    setRefused({ error, isOfWhole: found.length === 0 })
    whenRefused?.(error)
  }
  const onSubmit = async () => {
    setRefused(undefined)
    let isSent = false
    await library.handleSubmit(async body => {
      try {
        const reply = await send(body)
        isSent = true
        const told = done?.(reply, body)
        if (told) toast({ tone: 'good', ...told })
      } catch (error) {
        refuse(error)
      }
    })()
    if (isSent && resets) library.reset()
  }
  const bound = <Name extends NameOf<Values>>(name: Name): Bound<Values[Name]> => {
    const key: string = name
    const how = { shouldDirty: true, shouldValidate: formState.isSubmitted }
    return { value: library.watch(key), set: value => library.setValue(key, value, how) }
  }
  return {
    bound,
    errorOf: wordsOf,
    field: name => ({ ...library.register(name), error: wordsOf(name) }),
    choice: name => {
      const { value, set } = bound(name)
      return { chosen: value, onChoose: set, error: wordsOf(name) }
    },
    toggle: name => {
      const { value, set } = bound(name)
      return { checked: value, onChange: set }
    },
    reset: () => library.reset(),
    form: { onSubmit, problem: refused?.isOfWhole ? said(refused.error) : wordsOf(FOOT) },
  }
}

const errorOf = ({ key, count }: FieldProblem): FieldError => ({ type: key, message: String(count) })

const valueAt = (draft: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    draft,
  )

interface Names {
  readonly defaults: object
  readonly fieldOfPart?: object
  readonly fieldOfCode?: object
}

/** The field that a part of the body comes from. */
function fieldAt(path: readonly PropertyKey[], { defaults, fieldOfPart = {} }: Names): string | undefined {
  const named: unknown = Reflect.get(fieldOfPart, String(path[0]))
  if (typeof named === 'string') return named
  // What lies within a part may be a field of its own: `closed.until`.
  return path.map(String).find(part => part in defaults)
}

/** A route may declare that a code comes with the part of the body that it speaks of: `{ field: 'name' }`. */
function fieldOfDetails({ details }: Refusal, names: Names): string | undefined {
  if (typeof details !== 'object' || details === null || !('field' in details)) return undefined
  return fieldAt([String(details.field)], names)
}

/** The fields that a refusal speaks of; without a problem of their own it speaks in its own words. */
function foundBy(refusal: Refusal, names: Names): readonly (readonly [string, FieldProblem | undefined])[] {
  const named: unknown = Reflect.get(names.fieldOfCode ?? {}, refusal.code) ?? fieldOfDetails(refusal, names)
  if (typeof named === 'string') return [[named, undefined]]
  return refusal.issues.flatMap(({ path, code }) => {
    const name = fieldAt(path.split('.'), names)
    // The server tells no values and no limits.
    return name ? [[name, fieldProblem({ code }, path)] as const] : []
  })
}
