import { clsx } from 'clsx'

type SwitchProps = {
  /** What is on or off. */
  readonly label: string
  readonly on: boolean
  readonly busy: boolean
  /** The id of the words that say why it cannot be switched. */
  readonly lockedBy?: string | undefined
  readonly onPress: () => void
}

/** Says where it stands by the place of its mark as well as by its colour. While it works, or is locked, it keeps focus. */
export function Switch({ label, on, busy, lockedBy, onPress }: SwitchProps) {
  const idle = !busy && lockedBy === undefined
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      aria-disabled={idle ? undefined : true}
      aria-busy={busy || undefined}
      aria-describedby={lockedBy}
      onClick={() => idle && onPress()}
      className="group inline-flex min-h-11 min-w-12 items-center rounded-sm aria-disabled:cursor-not-allowed aria-busy:cursor-progress sm:pointer-fine:min-h-9"
    >
      <span
        className={clsx(
          'flex h-6 w-11 items-center rounded-[12px] border px-[3px] transition-colors duration-[160ms]',
          on ? 'border-ok bg-ok-soft' : 'border-edge bg-sunk',
          'group-aria-disabled:opacity-60',
        )}
      >
        <span
          className={clsx(
            'size-4 rotate-45 rounded-[3px] transition-transform duration-[160ms]',
            on ? 'translate-x-5 bg-ok' : 'translate-x-px bg-edge',
          )}
        />
      </span>
    </button>
  )
}
