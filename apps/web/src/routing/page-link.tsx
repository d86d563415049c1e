import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { preloadPage } from './preload.ts'

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { readonly to: string }

/** The router's link, which fetches the page's code as soon as a user points at it. */
export function PageLink(props: PageLinkProps) {
  const preload = () => preloadPage(props.to)
  return <Link {...props} onPointerEnter={preload} onFocus={preload} />
}
