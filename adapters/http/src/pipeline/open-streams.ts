/** The streams of events that are open now, so that a server that stops can take leave of them. */
export type OpenStreams = {
  readonly add: (end: () => void) => () => void
  readonly endAll: () => void
}

export function makeOpenStreams(): OpenStreams {
  const ends = new Set<() => void>()
  return {
    add: (end) => {
      ends.add(end)
      return () => ends.delete(end)
    },
    endAll: () => {
      for (const end of ends) end()
    },
  }
}
