import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

type CardProps = ComponentProps<'div'> & { readonly as?: 'div' | 'section' | 'article' | 'li' | 'figure' | undefined }

/** A sheet of paper on the table. One level only: never a card inside a card. */
export const Card = ({ as: Element = 'div', className, ...rest }: CardProps) => (
  // the five elements share the attributes a card is given; their ref types differ, which no one uses here
  <Element
    {...(rest as object)}
    className={clsx('rounded-md border border-line bg-sheet p-6 shadow-sheet sm:p-8', className)}
  />
)
