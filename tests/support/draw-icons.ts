// Draws what must be PNG into `web/public`, from the logo and the built landing page: `node tests/support/draw-icons.ts`.
// The files are committed: they change with the logo and the hero only.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { preview } from 'vite'
import { ROOT } from '#infra/build/build.ts'
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.ts'

const PUBLIC = join(ROOT, 'web/public')
const PAPER = '#fff7e8'

/** The logo on a square. `share`: of its width; a maskable icon may lose all but the middle 80 %. */
const icons = [
  { file: 'icons/192.png', size: 192, share: 0.9, ground: 'transparent' },
  { file: 'icons/512.png', size: 512, share: 0.9, ground: 'transparent' },
  { file: 'icons/maskable.png', size: 512, share: 0.62, ground: PAPER },
  { file: 'icons/touch.png', size: 180, share: 0.74, ground: PAPER },
]

async function drawIcons(context: BrowserContext): Promise<void> {
  const logo = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8')
  const page = await context.newPage()
  for (const { file, size, share, ground } of icons) {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(
      `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}svg{width:${share * 100}%}</style>${logo}`,
    )
    await page.screenshot({ path: join(PUBLIC, file), omitBackground: true })
  }
}

/** The hero without what can be pressed. */
async function drawSocialImage(context: BrowserContext): Promise<void> {
  const server = await preview({ root: join(ROOT, 'web'), preview: { port: 4399 }, logLevel: 'warn' })
  const page = await context.newPage()
  await page.setViewportSize({ width: 1200, height: 630 })
  await page.goto('http://localhost:4399/')
  await page.addStyleTag({ content: 'nav,main a,main button,ul,h1+p{visibility:hidden}' })
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(PUBLIC, 'social.png') })
  await server.close()
}

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_FLAGS })
const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme: 'light' })
await drawIcons(context)
await drawSocialImage(context)
await browser.close()
