import { expect, test } from 'vitest'
import { errorStatus, noticed } from '#shared/contract.ts'
import errors from './es/errors.ts'

type Tree = { readonly [key: string]: string | readonly string[] | Tree }

/** Every key with its text, `noun.key.key`. */
const leaves = (tree: Tree | readonly string[], path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`),
  )
/** By file below the language's folder, without its ending. */
const inFolder = (files: Record<string, Tree>): Tree =>
  Object.fromEntries(Object.entries(files).map(([path, texts]) => [path.slice('./es/'.length, -5), texts]))
const spanish = new Map(
  leaves(inFolder(import.meta.glob<Tree>('./es/**/*.json', { eager: true, import: 'default' }))),
)
const english = new Map(
  leaves(inFolder(import.meta.glob<Tree>('./en/**/*.json', { eager: true, import: 'default' }))),
)

test('both languages say the same things', () => {
  expect(spanish.size).toBeGreaterThan(100)
  expect([...english.keys()].sort()).toEqual([...spanish.keys()].sort())
})

test('no text is empty, and both speak of the same parameters', () => {
  const parameters = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()
  for (const [key, text] of spanish) {
    expect(text.trim(), key).not.toBe('')
    expect(english.get(key)?.trim(), key).not.toBe('')
    expect(new Set(parameters(english.get(key))), key).toEqual(new Set(parameters(text)))
  }
})

test('every plural has both its forms', () => {
  // Spanish has a third, `many`, for millions: no text counts so far.
  const plurals = [...spanish.keys()].filter(key => key.endsWith('_other'))
  expect(plurals.length).toBeGreaterThan(0)
  for (const key of plurals) expect(spanish.has(key.replace(/_other$/, '_one')), key).toBe(true)
})

test('every code that the server may answer has a text', () => {
  const said = new Set(leaves(errors).map(([code]) => code))
  for (const code of Object.keys(errorStatus)) expect(said, code).toContain(code)
})

test('Spanish opens what it closes', () => {
  for (const [key, text] of spanish) {
    expect(text.split('!').length, key).toBe(text.split('¡').length)
    expect(text.split('?').length, key).toBe(text.split('¿').length)
  }
})

/** Of what a notice gives, what is not said: where it leads, and what is asked for by it. */
const LEADS = new Set(['groupId', 'studentId', 'week', 'ruleId', 'where'])
/** What is said that no notice gives: whoever reads it may know it, and events never say it. */
const PUT_IN = new Set(['name'])

test('what a notice says is filled in with what its event gives', () => {
  expect(noticed.length).toBeGreaterThan(0)
  for (const { name, notice } of noticed) {
    // Any field of the body, as long as it is there: one of something is one, and a list of one.
    const { params: { context: _, ...params } = {} } =
      notice(new Proxy({}, { get: () => [1] }) as never) ?? expect.unreachable(name)
    const [noun, what] = name.split('.')
    const said = [...spanish].filter(([key]) => key.startsWith(`${noun}.notices.${what}.`))
    const named = said.flatMap(([, text]) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, param]) => param))
    const worded = Object.keys(params).filter(param => !LEADS.has(param))
    expect(new Set(named.filter(param => !PUT_IN.has(param ?? ''))), name).toEqual(new Set(worded))
  }
})

test('a notice that no event declares is not there', () => {
  const words = [...spanish.keys()].filter(key => /^[^.]+\.notices\./.test(key))
  const told = words.map(key => key.split('.').toSpliced(1, 1).slice(0, 2).join('.'))
  // What somebody tells many is told by the one who sends it, and by no event.
  expect(new Set(told)).toEqual(new Set([...noticed.map(({ name }) => name), 'sendings.sent']))
})
