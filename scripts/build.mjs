import { ensureInstalled } from './bootstrap.mjs'
import { ensureWebBuilt } from './build-web.mjs'

await ensureInstalled()
await ensureWebBuilt()
