import { use } from 'react'
import { ContactContext } from '../../ui/contact.ts'
import { ContactLink } from '../../ui/contact-link.tsx'

/** How a reader of a legal page reaches the operator. `about` ends the first sentence. */
export function ContactClause({ about }: { readonly about: string }) {
  const contact = use(ContactContext)
  return (
    <p>
      Write to <ContactLink /> {about}
      {contact !== null && (
        <>
          {' '}
          Other learners meet in the{' '}
          <a href={contact.communityUrl} rel="noopener" className="link mark-placeholder">
            community chat
          </a>
          ; please post nothing there that only we should know.
        </>
      )}
    </p>
  )
}
