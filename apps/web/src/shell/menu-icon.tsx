/** Drawn here: the icon library's own frame would weigh more than the header does. */
export function MenuIcon() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className="fill-none stroke-current">
      <path d="M4 7h16M4 12.5c5-1 11 1 16 0M4 18h11" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
