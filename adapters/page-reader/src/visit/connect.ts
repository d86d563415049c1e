import { connect as connectTcp, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'

/** Where to, exactly: `ip` was checked; `host` is the name that a certificate must be for. */
export type Destination = {
  readonly ip: string
  readonly port: number
  readonly host: string
  readonly isSecure: boolean
}

export type Connect = (to: Destination) => Socket

/** Nothing is resolved here, and no proxy of the environment is asked: the socket goes to the IP address that was checked. */
export const connect: Connect = ({ ip, port, host, isSecure }) => {
  const name = host.replace(/\.$/, '')
  const socket = isSecure
    ? connectTls({ host: ip, port, ALPNProtocols: ['http/1.1'], ...(isIP(name) === 0 && { servername: name }) })
    : connectTcp({ host: ip, port })
  // the request listens too, but only from the next tick on
  return socket.on('error', () => {})
}
