import { isLongRun } from '@app/testing/long-run'
import { describe, expect, it } from 'vitest'
import { isSeen, lookFor } from './look.ts'
import { reach } from './scenario.tsx'
import { addressOf, type Expected, expectedIn, type Moment } from './table.ts'

const serversWords = 'The server says why.'

/** One test per moment, and more where a call is refused: what the server says comes before every fallback. */
export function checkMoments(moments: readonly Moment[]): void {
  describe.each([...new Set(moments.map(({ screen }) => screen))])('%s', (screen) => {
    const names = ['error', 'message']
    for (const [place, moment] of moments.filter((one) => one.screen === screen).entries()) {
      it(`should say what the specification says ${moment.state}`, async () => {
        await reach(moment)
        expect(await missingFrom(moment)).toEqual([])
      })
      if (moment.refusedCall === undefined) continue
      // one of both by turns, and each of them in the long run
      const tried = names.filter((_, turn) => isLongRun || turn === place % 2)
      it.each(tried)(`should show the server's %s ${moment.state}`, async (name) => {
        const [fallback] = expectedIn(moment)
        if (fallback === undefined) throw new Error('a refusal has a fallback, which comes first')
        await reach(moment, [418, { [name]: serversWords }])
        const wanted: Expected = { ...fallback, text: serversWords }
        await lookFor(wanted, missing(moment, wanted), moment.inside)
        expect(isSeen(fallback, moment.inside)).toBe(false)
      })
    }
  })
}

/** What is not there. After the first of them nothing more is waited for. */
async function missingFrom(moment: Moment): Promise<readonly string[]> {
  const complaints: string[] = []
  for (const wanted of expectedIn(moment)) {
    const complaint = missing(moment, wanted)
    const found =
      complaints.length > 0
        ? isSeen(wanted, moment.inside)
        : await lookFor(wanted, complaint, moment.inside).catch(() => false)
    if (!found) complaints.push(complaint)
  }
  return complaints
}

const missing = ({ screen, state, inside }: Moment, wanted: Expected): string =>
  `'${wanted.text}' (${wanted.kind}${wanted.to ? ` to ${wanted.to}` : ''}) is not on ` +
  `${addressOf(screen)} ${state}${inside ? `, in ${inside}` : ''}`
