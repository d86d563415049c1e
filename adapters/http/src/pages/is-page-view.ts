import type { IncomingHttpHeaders } from 'node:http'

/** Programs that say what they are. One that passes for a browser looks like one. */
const PROGRAM =
  /(?<!cu)bot|crawl|spider|slurp|preview|scan|monitor|probe|health|check|headless|fetch|curl|wget|python|java\/|go-http|axios|node/i

/** Whether a page is asked for to be looked at, by what calls itself a browser: not ahead of a visit, and by no program. */
export function isPageView(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'] ?? ''
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`
  return agent.startsWith('Mozilla/') && !PROGRAM.test(agent) && !purpose.includes('prefetch')
}
