import { expect, test } from 'vitest'
import { assetFrom, circleIn, filesBehind, Manifest, sourceAt } from './manifest.ts'

const manifest = Manifest.parse({
  'app.html': {
    file: 'app.js',
    imports: ['_react.js'],
    css: ['app.css'],
    dynamicImports: ['src/auth.ts', sourceAt('/auth')],
  },
  '_react.js': { file: 'react.js', css: ['app.css'] },
  'src/auth.ts': { file: 'auth.js', imports: ['_react.js', '_sign.js'] },
  '_sign.js': { file: 'sign.js' },
  [sourceAt('/auth')]: { file: 'sign-in.js' },
  '../fonts/lexend.woff2': { file: 'lexend-1.woff2' },
})

test('what comes with a source is found once, scripts and styles', () => {
  expect(filesBehind(manifest, ['app.html'])).toEqual(['app.js', 'app.css', 'react.js'])
})

test('what comes later comes along when asked for, but for other screens', () => {
  expect(filesBehind(manifest, ['app.html'], { later: true })).toEqual([
    'app.js',
    'app.css',
    'react.js',
    'auth.js',
    'sign.js',
  ])
  expect(filesBehind(manifest, ['app.html', sourceAt('/auth')], { later: true })).toContain('sign-in.js')
})

test('screens are found by their paths, those to come and redirects too', () => {
  expect(sourceAt('/auth')).toBe('src/features/identity/accounts/auth-screen.tsx')
  expect(sourceAt('/ai-reading')).toBe(sourceAt('/reading-spanish'))
  expect(() => sourceAt('/nowhere')).toThrow('/nowhere')
})

test('bundles that load each other are found, wherever they hang', () => {
  expect(circleIn(manifest)).toBeUndefined()
  const turned = Manifest.parse({ ...manifest, '_sign.js': { file: 'sign.js', imports: ['src/auth.ts'] } })
  expect(circleIn(turned)).toEqual(['src/auth.ts', '_sign.js', 'src/auth.ts'])
})

test('what is not there is named', () => {
  expect(assetFrom(manifest, 'lexend.woff2')).toBe('lexend-1.woff2')
  expect(() => assetFrom(manifest, 'andika.woff2')).toThrow('andika')
  expect(() => filesBehind(manifest, ['gone.html'])).toThrow('gone.html')
})
