import { paintedDiamond } from '../trail/painted-diamond.ts'

/** A letter under the seal of the trail: the link in it has not been opened yet. */
export const Envelope = () => (
  <svg viewBox="0 0 44 34" width="44" height="34" aria-hidden="true" className="flex-none">
    <g className="fill-sunk stroke-ink" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
      <path d="M3.2 3.4c12.4-.9 25.2-.7 37.6-.2.6 9.2.5 18.4-.1 27.6-12.5.6-25 .7-37.4 0-.6-9.1-.7-18.3-.1-27.4Z" />
      <path d="M3.6 4.2C9.9 10 15.6 15.3 22 20.4 28.3 15.3 34.2 9.9 40.4 4" className="fill-none" />
    </g>
    <path
      d={paintedDiamond}
      transform="translate(13.6 11.6) scale(.7)"
      className="fill-ink stroke-sunk"
      strokeWidth="2"
    />
  </svg>
)
