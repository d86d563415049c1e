/** Hands on the first piece at once, and what comes after it in batches: each one makes the whole reply be drawn anew. */
export function makeBatches(handOn: (text: string) => void, pause = 100) {
  let buffered = ''
  let ended = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    timer = undefined
    if (buffered === '' || ended) return
    const text = buffered
    buffered = ''
    timer = setTimeout(flush, pause)
    handOn(text)
  }
  return {
    add: (chunk: string) => {
      buffered += chunk
      if (timer === undefined) flush()
    },
    /** Nothing is handed on after this. */
    end: () => {
      ended = true
      clearTimeout(timer)
    },
  }
}
