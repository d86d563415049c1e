import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deviceOf } from './device.ts'

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)'
const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE_KIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const CHROME = `${KIT} Chrome/138.0.0.0`

describe('deviceOf', () => {
  it.each([
    ['Chrome on Windows', `${WINDOWS} ${CHROME} Safari/537.36`],
    ['Chrome on macOS', `${MAC} ${CHROME} Safari/537.36`],
    ['Chrome on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`],
    ['Chrome on Chrome OS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`],
    ['Chrome on Android', `${ANDROID} ${CHROME} Mobile Safari/537.36`],
    ['Chrome on iOS', `${IPHONE} ${IPHONE_KIT} CriOS/138.0.0.0 Mobile/15E148 Safari/604.1`],
    ['Microsoft Edge on Windows', `${WINDOWS} ${CHROME} Safari/537.36 Edg/138.0.0.0`],
    ['Microsoft Edge on macOS', `${MAC} ${CHROME} Safari/537.36 Edg/138.0.0.0`],
    ['Microsoft Edge on Android', `${ANDROID} ${CHROME} Mobile Safari/537.36 EdgA/138.0.0.0`],
    ['Microsoft Edge on iOS', `${IPHONE} ${IPHONE_KIT} Version/17.0 EdgiOS/138.0.0.0 Mobile/15E148 Safari/604.1`],
    ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    ['Firefox on macOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0'],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
    ['Firefox on iOS', `${IPHONE} ${IPHONE_KIT} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`],
    ['Safari on macOS', `${MAC} ${IPHONE_KIT} Version/17.5 Safari/605.1.15`],
    ['Safari on iOS', `${IPHONE} ${IPHONE_KIT} Version/17.5 Mobile/15E148 Safari/604.1`],
    [
      'Samsung Internet for Android on Android',
      `${ANDROID} ${KIT} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
    ],
  ])('should recognise %s', (device, userAgent) => {
    expect(deviceOf(userAgent)).toBe(device)
  })

  it.each([
    ['no header', undefined],
    ['an empty header', ''],
    ['blanks', '   '],
    ['a program', 'curl/8.5.0'],
    ['a program with details', 'python-requests/2.32 (CPython 3.12)'],
    ['a name of its own', 'Your bank: call 0900/1 (x)'],
    ['markup', '<script>alert(1)</script>/1 (x)'],
    ['control characters', '\u0001\u0085\u009F\u202E/1 (x)'],
    ['the name of something that every object has', 'constructor/1 (x)'],
    ['10 kB of anything', `${'x/1 (y) '.repeat(1_250)}`],
  ])('should know nothing from %s', (_, userAgent) => {
    expect(deviceOf(userAgent)).toBeNull()
  })

  it('should name the system alone when the browser has a name of its own', () => {
    expect(deviceOf('Trust me, your bank/1 (Windows NT 10.0)')).toBe('Windows')
    expect(deviceOf('Windows/1 (Windows NT 10.0)')).toBe('Windows')
  })

  it('should look at the beginning only', () => {
    expect(deviceOf(`${'x'.repeat(400)} Firefox/140.0 (X11; Linux)`)).toBeNull()
  })

  it('should never say more than the names of a browser and of a system', () => {
    const part = fc.constantFrom('Firefox', 'Chrome/1', 'Android', ' on ', '/1 ', '(', ')', '<b>', '\u0000', 'Version/')
    const userAgent = fc
      .array(fc.oneof(part, fc.string({ unit: 'binary' })), { maxLength: 60 })
      .map((it) => it.join(''))
    fc.assert(
      fc.property(userAgent, (text) => {
        const device = deviceOf(text)
        if (device !== null) expect(device).toMatch(/^[A-Za-z0-9 -]{2,60}$/)
      }),
    )
  })

  it.each(['x', '/', '(', ' ', 'a ', 'x/1 (', 'Android ', 'Version/', 'Windows NT ', 'opera mini/', 'Mac OS X_', '\t'])(
    'should not be kept busy by 10 kB of %j',
    (piece) => {
      const text = piece.repeat(Math.ceil(10_000 / piece.length))
      const times = Array.from({ length: 5 }, () => {
        const start = process.cpuUsage()
        deviceOf(text)
        return process.cpuUsage(start).user / 1_000
      })
      // of the processor, whatever else the machine does; the first ones compile
      expect(Math.min(...times)).toBeLessThan(50)
    },
  )
})
