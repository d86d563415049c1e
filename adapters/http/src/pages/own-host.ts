import type { HttpMiddleware } from '../pipeline/context.ts'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']
const GUARDED = ['/dev/', '/sandbox/']

/**
 * Keeps mails and pretended payments to this machine and to visitors of `appUrl`. A stranger's page can have its own name
 * lead here (DNS rebinding): the browser would then let it read mails and press buttons as if they were its own.
 */
export function ownHostOnly(appUrl: string): HttpMiddleware {
  const names = new Set([...LOOPBACK, new URL(appUrl).hostname])
  return async (ctx, next) => {
    const isOpen = !GUARDED.some((folder) => ctx.path.startsWith(folder))
    if (isOpen || names.has(ctx.hostname.toLowerCase())) return next()
    ctx.status = 421
    ctx.set('Cache-Control', 'no-store')
    ctx.body = `Please open this page at ${appUrl}.\n`
  }
}
