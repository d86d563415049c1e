import { TrailMark } from './trail-mark.tsx'

type TrailToggleProps = {
  readonly pressed: boolean
  /** What being pressed means: 'Completed: How yeast works'. It stays the same in both states. */
  readonly label: string
  readonly onPress: () => void
}

/** A mark to press: ringed turns solid. The press area is larger than what is drawn, for thumbs. */
export const TrailToggle = ({ pressed, label, onPress }: TrailToggleProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    aria-label={label}
    title={label}
    // the second press of a double click would turn it back
    onClick={({ detail }) => detail < 2 && onPress()}
    className="-m-2.5 flex size-11 flex-none items-center justify-center rounded-full transition-transform duration-[160ms] hover:scale-110"
  >
    <TrailMark mark={pressed ? 'done' : 'open'} hinted={!pressed} />
  </button>
)
