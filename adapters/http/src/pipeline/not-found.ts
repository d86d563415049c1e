import type { HttpContext } from './context.ts'
import { answerRefusal } from './error-handler.ts'

/** The end of the line: the path is known under another method, or not at all. */
export function nothingHere(ctx: HttpContext): void {
  const known: readonly { readonly methods: readonly string[] }[] = ctx.matched ?? []
  const allowed = [...new Set(known.flatMap(({ methods }) => methods))]
  answerRefusal(
    ctx,
    allowed.length === 0
      ? { code: 'not-found', status: 404 }
      : { code: 'method-not-allowed', status: 405, headers: { Allow: allowed.join(', ') } },
  )
}
