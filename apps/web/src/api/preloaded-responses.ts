declare global {
  var preloadedResponses: { readonly token: string; readonly answers: Map<string, Promise<Response>> } | undefined
}

/**
 * What `public/first-paint.js` asked for in the name of the stored session while this script was still being fetched. Each
 * answer is there for one taker, and for none with another token.
 */
export function takePreloadedResponse(url: string, token: string | null): Promise<Response> | undefined {
  const early = globalThis.preloadedResponses
  if (early === undefined || early.token !== token) return undefined
  const answer = early.answers.get(url)
  early.answers.delete(url)
  return answer
}
