import { type ReplyOf, validateToken } from '@app/contract'
import { type Route, route } from '../pipeline/route.ts'

const body: ReplyOf<typeof validateToken> = { valid: true }

/** Whoever gets as far as this handler has a live session. */
export const validateTokenRoute = (): Route => route(validateToken, async () => ({ status: 200, body }))
