// Starts any script of the project: `node infra/run.mjs <file> [args]`, the file seen from the root. It installs the
// packages when one is missing and then runs the file on the Node that they bring. Plain old JavaScript: it must run,
// and say what is missing, on any Node. It says so on standard error: the other one is the script's.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Installs the pinned Node, which then runs everything. */
const OLDEST = 18
const PINNED = join(ROOT, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
/** What V8 makes of a file is kept for whoever loads it next. */
const COMPILED = join(ROOT, 'node_modules/.cache/coqui-lee')
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

if (Number(process.versions.node.split('.')[0]) < OLDEST)
  stop(`Node ${process.versions.node} is too old: install Node 24 (https://nodejs.org), then run that again.`)
process.chdir(ROOT)
if (!installed()) install()
if (!existsSync(PINNED)) stop('The pinned Node is missing: run npm ci, then that again.')
runPinned(resolve(process.argv[2]), process.argv.slice(3))

function stop(line) {
  console.error(line)
  process.exit(1)
}

/** Whether every package of the lock file is there in its version. */
function installed() {
  try {
    const wanted = readJson('package-lock.json').packages
    return Object.keys(wanted).every(
      path =>
        path === '' ||
        wanted[path].optional ||
        readJson(`${path}/package.json`).version === wanted[path].version,
    )
  } catch (_) {
    return false
  }
}

function readJson(file) {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
}

/** What is piped in waits for the script. */
function install() {
  console.error('Installing packages…')
  const npm = process.env.npm_execpath
  const command = npm ? [process.execPath, npm] : ['npm']
  const result = spawnSync(command[0], command.slice(1).concat('ci', '--no-audit', '--no-fund'), {
    stdio: ['ignore', 2, 2],
    shell: !npm && process.platform === 'win32',
  })
  if (result.status !== 0) stop('The packages could not be installed: see above, then run npm ci.')
}

/** The pinned Node takes over; this process only waits, passes signals on and ends as the script does. */
function runPinned(file, args) {
  const child = spawn(PINNED, [file].concat(args), {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: Object.assign({ NODE_COMPILE_CACHE: COMPILED }, process.env),
  })
  const pass = signal => child.kill(signal)
  for (const signal of SIGNALS) process.on(signal, pass)
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code)
    for (const passed of SIGNALS) process.off(passed, pass)
    process.kill(process.pid, signal)
  })
}
