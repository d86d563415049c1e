import { ContactLink } from '../../../ui/contact-link.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'

export function BrokenChapter({ id }: { readonly id: string }) {
  return (
    <Alert title="Content Error" className="mt-10">
      <p>This chapter is unlocked, but its content is missing or corrupted. Please contact support.</p>
      <p className="mt-2 empty:hidden">
        <ContactLink before="Support: " subject={`Chapter ${id}`} />
      </p>
      <p className="mt-2 text-note">
        Name this chapter when you write: <span className="font-mono wrap-anywhere">{id}</span>
      </p>
    </Alert>
  )
}
