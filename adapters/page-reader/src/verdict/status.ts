import type { NotLive } from '../visit/address.ts'

const WALLS: ReadonlySet<number> = new Set([401, 402, 403, 407, 451])
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

export const isRedirect = (status: number): boolean => REDIRECTS.has(status)

/** What a status says by itself; null of an answer whose page is to be judged. A redirect gets here only when it leads to no address. */
export function verdictOfStatus(status: number): NotLive | null {
  const detail = `HTTP ${status}`
  if (status === 204 || status === 205) return { kind: 'soft-gone', detail }
  if (status >= 200 && status < 300) return null
  if (status === 404 || status === 410) return { kind: 'gone', detail }
  return { kind: WALLS.has(status) ? 'wall' : 'unreachable', detail }
}
