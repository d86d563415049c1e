import { join } from 'node:path'
import { ensureInstalled, nodeBinary, root, run } from './bootstrap.mjs'

await ensureInstalled()
const cli = join(root, 'apps', 'server', 'src', 'cli', 'main.ts')
process.exitCode = await run(nodeBinary(), ['--conditions=app-source', cli, ...process.argv.slice(2)])
