const listeners = new Set<() => void>()

/** Notifies when the server wants another password first, whichever call learnt it. */
export function onPasswordChangeRequired(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function passwordChangeRequired(): void {
  for (const listener of listeners) listener()
}
