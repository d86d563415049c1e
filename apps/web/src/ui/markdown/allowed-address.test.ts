import { describe, expect, it } from 'vitest'
import { allowedAddress } from './allowed-address.ts'

describe('allowedAddress', () => {
  it.each(['https://e.org', 'HTTP://e.org', 'mailto:a@e.org', 'xmpp:a@e.org', 'irc://e.org/x', 'ircs://e.org/x'])(
    'should let a link lead to %s',
    (address) => expect(allowedAddress(address)).toBe(address),
  )

  it.each([
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', '%6aavascript:alert(1)', 'vbscript:x'],
    ...['data:text/html,x', 'blob:https://e.org/x', 'file:///etc/passwd', '//e.org', '/account', '?a=1', '#top', ''],
  ])('should let no link lead to %j', (address) => expect(allowedAddress(address)).toBe(undefined))
})
