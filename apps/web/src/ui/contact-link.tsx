import { clsx } from 'clsx'
import { createContext, use } from 'react'

type ContactLinkProps = {
  /** Words that lead up to the address, and are left out with it. */
  readonly before?: string
  /** What the mail is about, so that no one has to describe what we know already. */
  readonly subject?: string
  readonly className?: string
}

/** The address of this installation's operator. A style marks an address that no one has set yet. */
export function ContactLink({ before, subject, className }: ContactLinkProps) {
  const contact = use(ContactContext)
  if (contact === null) return null
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`
  return (
    <>
      {before}
      <a href={`mailto:${contact.email}${query}`} className={clsx('link mark-placeholder wrap-anywhere', className)}>
        {contact.email}
      </a>
    </>
  )
}

export type Contact = { readonly email: string; readonly communityUrl: string }

/** Where this installation's people are; null until the server has answered. */
export const ContactContext = createContext<Contact | null>(null)
