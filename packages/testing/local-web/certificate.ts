import { generateKeyPairSync, sign } from 'node:crypto'

export type Certificate = { readonly key: string; readonly cert: string }

/** A certificate that signed itself, for these names, made anew in each run: tests trust it for as long as they need. */
export function makeCertificate(names: readonly string[], { isExpired = false } = {}): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const algorithm = sequence(der(0x06, Buffer.from('2b6570', 'hex'))) // Ed25519
  const commonName = sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from(names[0] ?? '')))
  const name = sequence(der(0x31, commonName))
  const alternatives = sequence(...names.map((dns) => der(0x82, Buffer.from(dns))))
  const extension = sequence(der(0x06, Buffer.from('551d11', 'hex')), der(0x04, alternatives))
  const signed = sequence(
    der(0xa0, integer(2)), // version 3
    integer(1),
    algorithm,
    name,
    sequence(utcTime('000101000000Z'), utcTime(isExpired ? '010101000000Z' : '491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension)),
  )
  const signature = der(0x03, Buffer.from([0]), sign(null, signed, privateKey))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(sequence(signed, algorithm, signature)),
  }
}

/** A value in DER: its tag, its length, itself. */
function der(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents)
  const { length } = content
  const head = length < 0x80 ? [tag, length] : [tag, 0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from(head), content])
}

const sequence = (...contents: readonly Buffer[]): Buffer => der(0x30, ...contents)
const integer = (value: number): Buffer => der(0x02, Buffer.from([value]))
const utcTime = (time: string): Buffer => der(0x17, Buffer.from(time))

const pem = (bytes: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`
