import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  // Without the frame around its pages it takes two thirds of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]

const found = (): string | undefined =>
  [process.env.CHROMIUM, ...PLACES].find(path => path && existsSync(path))

const apt = (...args: readonly string[]) =>
  execFileSync('apt-get', args, {
    // Who runs a bench reads what it prints.
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

function installs(name: string): boolean {
  try {
    apt('install', '-y', '-qq', '--no-install-recommends', name)
    return true
  } catch {
    return false
  }
}

/**
 * The path of a Chromium on this machine: `CHROMIUM`, or where distributions put it. Where there is none it is
 * installed, if this is Debian or Ubuntu and we are root. Throws with what to do otherwise.
 */
export async function chromiumPath(): Promise<string> {
  const before = found()
  if (before) return before
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error('Installing Chromium (apt-get install chromium-headless-shell, or chromium) …')
    apt('update', '-qq')
    // Ubuntu has the second only.
    if (!installs('chromium-headless-shell')) installs('chromium')
    const after = found()
    if (after) return after
  }
  throw new Error(
    'The browser journeys need Chromium and none was found. Install it (Debian, Ubuntu: sudo apt-get install chromium; macOS: brew install --cask chromium) or set CHROMIUM to its path.',
  )
}

/** Flags for a Chromium that only tests use: no calls home; and no sandbox where the kernel gives root none. */
export const CHROMIUM_FLAGS = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
