import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { type ButtonLook, buttonStyle } from '../ui/button.tsx'

// a link and the address that it leads to are written together
export { paths } from './paths.ts'

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { readonly to: string }

/** The router's link, which fetches the page's code as soon as a user points at it. */
export function PageLink({ className = 'link', ...link }: PageLinkProps) {
  const preload = () => preloadPage(link.to)
  return <Link {...link} className={className} onPointerEnter={preload} onFocus={preload} />
}

/** The same, looking like a button. */
export const LinkButton = ({ variant, size, wide, className, ...link }: PageLinkProps & ButtonLook) => (
  <PageLink {...link} className={buttonStyle({ variant, size, wide }, className)} />
)

let load: (path: string) => void = () => undefined

/** Routes know the pages; links know only this. Otherwise every page would import itself through its links. */
export const preloadWith = (loader: (path: string) => void): void => {
  load = loader
}

/** Fetches the code of a page whose link is hovered or focused, so that the press finds it there. */
export const preloadPage = (path: string): void => load(path)
