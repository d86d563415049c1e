import { createServer } from 'node:net'

/** A server on this machine that no one may connect to. */
export async function openTrap() {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    connections: () => connections,
    /** Its address in some of the ways in which one may be written, and by a name. */
    addresses: [
      `http://127.0.0.1:${port}/`,
      `http://inner.example:${port}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      `http://2130706433:${port}/`,
      `http://127.1:${port}/`,
    ],
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
