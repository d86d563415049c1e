import { vi } from 'vitest'

/** By itself `vi.waitFor` gives up after a second, which a busy machine may take for a moment's work. */
const { waitFor } = vi
const waitLonger: typeof vi.waitFor = (check, options) =>
  waitFor(check, { timeout: 60_000, ...(typeof options === 'number' ? { timeout: options } : options) })
// files of one worker share it
if (waitFor.name !== waitLonger.name) vi.waitFor = waitLonger
