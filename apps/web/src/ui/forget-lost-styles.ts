/**
 * Code that is fetched late brings its style sheet along. One that was lost on the way would count as there when the code is
 * fetched again, as its element still stands in the page: what it styles would appear bare.
 */
export function forgetLostStyles(): void {
  const forget = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement) target.remove()
  }
  // such events do not bubble
  window.addEventListener('error', forget, { capture: true })
}
