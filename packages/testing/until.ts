/** Asks again and again until there is an answer; a throw counts as none. It ends in time for the test to say what did not come. */
export async function until<T>(find: () => T | undefined | Promise<T | undefined>, milliseconds = 60_000): Promise<T> {
  const deadline = Date.now() + milliseconds
  for (;;) {
    const found = await attempt(find)
    if (found !== undefined) return found
    if (Date.now() > deadline) throw new Error(`It did not come within ${milliseconds} ms.`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

async function attempt<T>(find: () => T | undefined | Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await find()
  } catch {
    return undefined
  }
}
