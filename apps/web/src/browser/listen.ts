type Events = WindowEventMap & DocumentEventMap

/** Listens to these events until the answered function is called. */
export function listen<Type extends keyof Events>(
  target: EventTarget,
  types: readonly Type[],
  listener: (event: Events[Type]) => void,
  options?: AddEventListenerOptions,
): () => void {
  const end = new AbortController()
  // which event belongs to which type the map above says, and an `EventTarget` does not
  const generic = listener as EventListener
  for (const type of types) target.addEventListener(type, generic, { ...options, signal: end.signal })
  return () => end.abort()
}
