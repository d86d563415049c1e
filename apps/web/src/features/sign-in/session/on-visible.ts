/** Calls back whenever this tab is turned to again. Answers how to stop that. */
export function onVisible(look: () => void): () => void {
  const hear = () => document.visibilityState === 'visible' && look()
  document.addEventListener('visibilitychange', hear)
  return () => document.removeEventListener('visibilitychange', hear)
}
