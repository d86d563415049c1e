import { clsx } from 'clsx'
import { BareButton } from '../button.tsx'

type SwitchProps = {
  /** What is on or off. */
  readonly label: string
  readonly on: boolean
  readonly busy: boolean
  /** Present means disabled: why, shown as a tooltip and read with the name. */
  readonly disabledReason?: string | undefined
  readonly onPress: () => void
}

/** Says where it stands by the place of its mark as well as by its colour. While it works, or is disabled, it keeps focus. */
export const Switch = ({ label, on, onPress, ...button }: SwitchProps) => (
  <BareButton
    {...button}
    role="switch"
    aria-checked={on}
    aria-label={label}
    onClick={onPress}
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
  </BareButton>
)
