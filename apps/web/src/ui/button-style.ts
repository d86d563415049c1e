import { cva, type VariantProps } from 'class-variance-authority'

/** Also for links that look like buttons. `next` is the painted sign, at most one on a screen; everything else stays in ink. */
export const buttonStyle = cva(
  'relative inline-flex items-center justify-center gap-2 rounded-md text-center font-semibold no-underline ' +
    'transition-colors duration-[160ms] select-none aria-disabled:cursor-not-allowed aria-busy:cursor-progress',
  {
    variants: {
      variant: {
        next: 'sign',
        solid: 'bg-ink text-paper hover:bg-ink/85 aria-disabled:not-aria-busy:bg-edge',
        outline: 'border border-edge text-ink hover:border-ink hover:bg-sunk/60 aria-disabled:not-aria-busy:text-muted',
        quiet: 'text-ink hover:bg-sunk aria-disabled:not-aria-busy:text-muted',
        danger: 'border border-danger text-danger hover:bg-danger-soft',
      },
      size: {
        md: 'min-h-12 px-6 py-2 text-body',
        sm: 'min-h-11 px-4 py-1.5 text-note sm:pointer-fine:min-h-9',
      },
      wide: { true: 'w-full', false: '' },
    },
    defaultVariants: { variant: 'outline', size: 'md', wide: false },
  },
)

export type ButtonLook = VariantProps<typeof buttonStyle>
