/** The address typed on the page before, so that no one types it twice. It travels in the history entry, not in the address bar. */
export function carriedEmail(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return ''
  return typeof state.email === 'string' ? state.email : ''
}
