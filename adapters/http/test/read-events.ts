export type Event = { readonly event: string; readonly data: unknown; readonly id?: string }

export type Events = {
  readonly next: () => Promise<Event>
  readonly rest: () => Promise<readonly Event[]>
  /** How many comments have come so far. */
  readonly comments: () => number
}

/** Reads server-sent events as they come. */
export function openEvents(response: Response): Events {
  let comments = 0
  const events = parse(response, () => {
    comments += 1
  })
  const next = async (): Promise<Event | null> => {
    const { value, done } = await events.next()
    return done ? null : value
  }
  return {
    comments: () => comments,
    next: async () => {
      const event = await next()
      if (!event) throw new Error('The stream has ended.')
      return event
    },
    rest: async () => {
      const rest: Event[] = []
      for (let event = await next(); event; event = await next()) rest.push(event)
      return rest
    },
  }
}

async function* parse(response: Response, onComment: () => void): AsyncGenerator<Event, void> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const [, id, event, data] = /^(?:id: (.+)\n)?event: (\w+)\ndata: (.+)$/.exec(block) ?? []
      if (block === ':') onComment()
      else if (event === undefined || data === undefined) throw new Error(`This is no event: ${block}`)
      else yield { event, data: JSON.parse(data), ...(id !== undefined && { id }) }
    }
  }
  if (text !== '') throw new Error(`The stream was cut off in an event: ${text}`)
}
