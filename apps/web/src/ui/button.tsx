import { clsx } from 'clsx'
import { type ComponentProps, type MouseEvent, useId } from 'react'
import { WalkingDots } from './trail.tsx'

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-md text-center font-semibold no-underline ' +
  'transition-colors duration-[160ms] select-none aria-disabled:cursor-not-allowed aria-busy:cursor-progress'

const variants = {
  next: 'sign',
  solid: 'bg-ink text-paper hover:bg-ink/85 aria-disabled:not-aria-busy:bg-edge',
  outline: 'border border-edge text-ink hover:border-ink hover:bg-sunk/60 aria-disabled:not-aria-busy:text-muted',
  quiet: 'text-ink hover:bg-sunk aria-disabled:not-aria-busy:text-muted',
  danger: 'border border-danger text-danger hover:bg-danger-soft',
}

const sizes = {
  md: 'min-h-12 px-6 py-2 text-body',
  sm: 'min-h-11 px-4 py-1.5 text-note sm:pointer-fine:min-h-9',
}

export type ButtonLook = {
  readonly variant?: keyof typeof variants | undefined
  readonly size?: keyof typeof sizes | undefined
  readonly wide?: boolean | undefined
}

/** Also for links that look like buttons. `next` is the painted sign, at most one on a screen; everything else stays in ink. */
export const buttonStyle = ({ variant = 'outline', size = 'md', wide }: ButtonLook, className?: string) =>
  clsx(base, variants[variant], sizes[size], wide && 'w-full', className)

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled' | 'aria-busy'> &
  ButtonLook & {
    /** Working on it: the button keeps focus and width, and does nothing when pressed again. */
    readonly busy?: boolean | undefined
    /** The words while busy, such as 'Unlocking...'. Without them the label stays and dots walk over it. */
    readonly busyLabel?: string | undefined
    /** Present means disabled: a user who may not press learns why. It is shown as a tooltip and read with the name. */
    readonly disabledReason?: string | undefined
  }

/** What a button does, and for those who do not see what it stands beside, to what. */
export const LabelOf = ({ label, of }: { readonly label: string; readonly of: string }) => (
  <span>
    {label}
    <span className="sr-only">: {of}</span>
  </span>
)

export function Button(props: ButtonProps) {
  const { variant, size, wide, busyLabel, className, children, ...button } = props
  return (
    <BareButton ref={leaveFocusInMain} {...button} className={buttonStyle({ variant, size, wide }, className)}>
      <Label busy={button.busy} busyLabel={busyLabel}>
        {children}
      </Label>
    </BareButton>
  )
}

type BareButtonProps = Omit<ButtonProps, keyof ButtonLook | 'busyLabel'>

/** What a button does, without its look. */
export function BareButton({ busy = false, disabledReason, children, onClick, ...rest }: BareButtonProps) {
  const reasonId = useId()
  const idle = !busy && disabledReason === undefined

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // `disabled` would drop focus to the top of the page, so the button stays enabled and swallows the press instead
    if (idle) onClick?.(event)
    else event.preventDefault()
  }

  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-disabled={idle ? undefined : true}
      aria-busy={busy || undefined}
      title={disabledReason ?? rest.title}
      aria-describedby={disabledReason === undefined ? rest['aria-describedby'] : reasonId}
    >
      {children}
      {disabledReason !== undefined && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </button>
  )
}

/** A button that goes away with the focus, such as 'Try again' once that worked, leaves it where reading goes on. */
const leaveFocusInMain = (button: HTMLButtonElement) => () => {
  // it runs while the button is still in the document
  if (button === document.activeElement) button.closest('main')?.focus({ preventScroll: true })
}

type LabelProps = Pick<ButtonProps, 'busy' | 'busyLabel' | 'children'>

function Label({ busy, busyLabel, children }: LabelProps) {
  if (busyLabel !== undefined) {
    const other = busy ? children : busyLabel
    return (
      <span className="reserve" data-reserve={typeof other === 'string' ? other : undefined}>
        {busy ? busyLabel : children}
      </span>
    )
  }
  if (!busy) return children
  return (
    <>
      <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
      <WalkingDots className="absolute inset-0 m-auto" />
    </>
  )
}
