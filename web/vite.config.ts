import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// `npm run dev` serves the sources and leaves data to a running embedded cloud (`npm start`, its port in PORT).
const cloud = `http://localhost:${process.env.PORT ?? 3000}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
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
    proxy: { '/api': cloud, '/content': cloud, '/runtime-config.json': cloud },
  },
})
