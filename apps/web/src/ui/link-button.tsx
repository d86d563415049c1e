import { clsx } from 'clsx'
import type { ComponentProps, ElementType } from 'react'
import { type ButtonLook, buttonStyle } from './button-style.ts'

type LinkButtonProps<C extends ElementType> = ButtonLook & { readonly as: C } & Omit<
    ComponentProps<C>,
    keyof ButtonLook | 'as'
  >

/** A link that looks like a button. The router's link comes in from outside: `<LinkButton as={Link} to={paths.login}>`. */
export function LinkButton<C extends ElementType>({ as, variant, size, wide, ...rest }: LinkButtonProps<C>) {
  // the compiler cannot follow props through a generic element type; the signature above has already checked them
  const Anchor: ElementType = as
  return <Anchor {...rest} className={clsx(buttonStyle({ variant, size, wide }), rest.className)} />
}
