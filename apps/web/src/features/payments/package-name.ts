import { texts } from 'virtual:texts/payments'

/** As the reader's language calls a package: the server knows it by its English name. */
export function packageName(name: string): string {
  const letter = /^Package (\w)$/.exec(name)?.[1]
  return letter === undefined ? name : texts.package({ letter })
}
