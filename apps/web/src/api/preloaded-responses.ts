declare global {
  var preloadedResponses: { readonly token: string; readonly answers: Map<string, Promise<Response>> } | undefined
}

/** What `public/first-paint.js` asked for before this script came. For one taker each, and only with the same token. */
export function takePreloadedResponse(url: string, token: string | null): Promise<Response> | undefined {
  const early = globalThis.preloadedResponses
  if (early === undefined || early.token !== token) return undefined
  const answer = early.answers.get(url)
  early.answers.delete(url)
  return answer
}
