/** Calls its listeners whenever it is sent. `on` answers how to stop listening. */
export function makeSignal<T = void>() {
  const listeners = new Set<(value: T) => void>()
  return {
    send: (value: T): void => {
      for (const listener of listeners) listener(value)
    },
    on: (listener: (value: T) => void) => {
      listeners.add(listener)
      return (): void => void listeners.delete(listener)
    },
  }
}
