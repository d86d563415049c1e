import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { contentSecurityPolicy, preloadFonts, withoutInjectedStyles } from './build/plugins.ts'

const api = 'http://localhost:3000'

export default defineConfig({
  plugins: [react(), tailwindcss(), withoutInjectedStyles(), preloadFonts()],
  resolve: { conditions: ['app-source', ...defaultClientConditions] },
  build: { manifest: true, cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'] },
  server: { proxy: { '/api': api, '/dev': api, '/healthz': api, '/readyz': api } },
  preview: {
    // the same policy as the real server sends, so that a violation shows before it ships
    headers: { 'Content-Security-Policy': contentSecurityPolicy },
    proxy: { '/api': api, '/dev': api },
  },
})
