import type { PageReading } from '@app/domain'
import { judgeAnswer } from './judge-answer.ts'
import { MAX_PAGE_BYTES, MAX_REDIRECTS } from './limits.ts'
import { verdictOfRedirect } from './verdict/redirected.ts'
import { parseAddress } from './visit/address.ts'
import type { Robots } from './visit/robots.ts'
import type { Budget, Visit } from './visit/visitor.ts'

export type Ways = { readonly visit: Visit; readonly robots: Robots; readonly allowHosts: ReadonlySet<string> }

/** Reads an address, and what it redirects to. Each address on the way is checked, and asked for only as its robots.txt allows. */
export async function follow(
  address: string,
  budget: Budget,
  { visit, robots, allowHosts }: Ways,
): Promise<PageReading> {
  const first = parseAddress(address, null, allowHosts)
  if (!first.ok) return first.error
  let url = first.value
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const isAllowed = await robots(url, budget)
    if (!isAllowed.ok) return isAllowed.error
    const answer = await visit(url, MAX_PAGE_BYTES, budget)
    if (!answer.ok) return answer.error
    const judged = judgeAnswer(answer.value)
    if (judged.kind === 'page') {
      const verdict = verdictOfRedirect(first.value, url)
      if (verdict) return verdict
      return judged.verdict.ok ? { kind: 'live', address: url.href, ...judged.verdict.value } : judged.verdict.error
    }
    const next = parseAddress(judged.location, url, allowHosts)
    if (!next.ok) return next.error
    url = next.value
    // what stands before a page need not be read itself, and often cannot be
    const verdict = verdictOfRedirect(first.value, url)
    if (verdict?.kind === 'wall') return verdict
  }
  return { kind: 'unreachable', detail: `more than ${MAX_REDIRECTS} redirects` }
}
