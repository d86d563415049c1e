/** After so many milliseconds no one is on the way any more: the journey was stopped, or never began. */
const LEAVE_TIMEOUT_MS = 20_000

/**
 * Goes to another site. Resolves only if this page is still, or again, looked at: brought back from the browser's memory,
 * where it stood just as it was left.
 */
export const leaveFor = (address: string): Promise<void> =>
  new Promise((resolve) => {
    const stay = () => {
      clearTimeout(timer)
      window.removeEventListener('pageshow', back)
      resolve()
    }
    const back = ({ persisted }: PageTransitionEvent) => persisted && stay()
    const timer = setTimeout(stay, LEAVE_TIMEOUT_MS)
    window.addEventListener('pageshow', back)
    window.location.assign(address)
  })
