import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Command, sideBySide } from './side-by-side.ts'

/** A command of Node's. */
const node = (name: string, script: string, after?: string): Command => ({
  name,
  command: [process.execPath, '-e', script],
  ...(after && { after }),
})

/** Says it before it waits for what another one makes, and says something more then. */
function waiting() {
  const folder = mkdtempSync(join(tmpdir(), 'coqui-lanes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = JSON.stringify(join(folder, 'made'))
  const fs = `const fs = require('node:fs');`
  return {
    waits: `${fs} console.log('before'); const ask = () => fs.existsSync(${file}) ? console.log('then') : setTimeout(ask, 5); ask()`,
    makes: `${fs} console.log('makes it'); fs.writeFileSync(${file}, '')`,
    needs: `${fs} console.log(fs.existsSync(${file}) ? 'there' : 'missing')`,
  }
}

test('two run at once, and each is heard whole, in their order', async () => {
  const { waits, makes } = waiting()
  let told = ''
  const ended = await sideBySide([node('one', waits), node('two', makes)], 2, text => {
    told += text
  })
  expect(told).toBe('\n── one\nbefore\nthen\n\n── two\nmakes it\n')
  expect(ended.map(({ ok }) => ok)).toEqual([true, true])
})

test('what comes after another waits for it, and others do not', async () => {
  const { makes, needs } = waiting()
  const slow = `setTimeout(() => { ${makes} }, 100)`
  let told = ''
  const all = [node('build', slow), node('types', ''), node('tests', needs, 'build')]
  await sideBySide(all, 3, text => {
    told += text
  })
  expect(told).toContain('── tests\nthere')
})

test('what fails stops nothing, and is said; what comes after something that was not asked for just runs', async () => {
  const failing = node('one', `console.error('broken'); process.exitCode = 1`)
  let told = ''
  const ended = await sideBySide([failing, node('two', '', 'build')], 1, text => {
    told += text
  })
  expect(ended.map(({ ok }) => ok)).toEqual([false, true])
  expect(told).toBe('\n── one\nbroken\n\n── two\n')
})

test('what is patient gives way to the others, with all that it starts', async () => {
  const { execPath } = process
  const waits = `const { getPriority } = require('node:os')
    const ask = () => getPriority() > 0 ? console.log('gives way') : setTimeout(ask, 5)
    ask()`
  const starts = `require('node:child_process').spawnSync(${JSON.stringify(execPath)}, ['-e', ${JSON.stringify(waits)}], { stdio: 'inherit' })`
  let told = ''
  await sideBySide([{ ...node('one', `${waits}; ${starts}`), isPatient: true }], 1, text => {
    told += text
  })
  expect(told).toBe('\n── one\ngives way\ngives way\n')
})

test('what cannot be started is an error', async () => {
  await expect(sideBySide([{ name: 'one', command: ['no-such-program'] }], 1, () => {})).rejects.toThrow(
    'ENOENT',
  )
})
