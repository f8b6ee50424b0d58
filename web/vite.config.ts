import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { commonPasswords } from '../infra/build/client/common-passwords.ts'
import { importWithFiles } from '../infra/build/client/import-with-files.ts'
import { lazySchemasInContract } from '../infra/build/client/lazy-schemas.ts'
import { nativeIntegers } from '../infra/build/client/native-integers.ts'
import { textParts } from '../infra/build/client/text-parts.ts'
import { CONTRACT, untold } from '../infra/build/untold.ts'

// `npm run dev` serves the sources and leaves data to a running embedded cloud (`npm start`, its port in PORT).
const cloud = `http://localhost:${process.env.PORT ?? 3000}`

/** Gives every screen its document, as the site does. */
const documents: Plugin = {
  name: 'documents',
  configureServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const isScreen = !/[.@]/.test(pathname) && !/^\/(src|api)\//.test(pathname)
      // Without a build the landing page has one document, which draws the language of its address; the sign-in page has none.
      if (isScreen) request.url = ['/', '/en'].includes(pathname) ? '/index.html' : '/app.html'
      next()
    })
  },
}

const untoldContract: Plugin = {
  name: 'untold-contract',
  apply: 'build',
  enforce: 'pre',
  transform: { filter: { id: CONTRACT }, handler: code => ({ code: untold(code), map: null }) },
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    documents,
    textParts(),
    commonPasswords(),
    nativeIntegers(),
    importWithFiles(),
    untoldContract,
    lazySchemasInContract,
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The content security policy admits no `data:` addresses and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    port: 5173,
    proxy: { '/api': cloud, '/content': cloud, '/pictures': cloud, '/runtime-config.json': cloud },
  },
})
