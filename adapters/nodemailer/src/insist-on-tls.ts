const THIS_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i

/**
 * True where a name and password would leave the machine: a man in the middle could take the offer of STARTTLS out of the
 * server's greeting and read them. A relay that asks for neither, in a network of its own, often has no certificate; there
 * the operator decides with `?requireTLS=true`. `?requireTLS=false` in the address overrules this.
 */
export function insistOnTls(url: string): boolean {
  const { username, password, hostname } = new URL(url)
  return (username !== '' || password !== '') && !THIS_MACHINE.test(hostname)
}
