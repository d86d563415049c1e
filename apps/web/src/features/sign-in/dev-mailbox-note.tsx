import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { appInfoQuery } from '../../api/app-info.ts'
import { paths } from '../../routing/paths.ts'

export const useHasDevMailbox = (): boolean => useQuery(appInfoQuery).data?.mailbox === 'dev'

/** Where an installation without a mail server keeps what it would have sent; `children` where there is one. */
export const MailNote = ({ children }: { readonly children?: ReactNode }) =>
  useHasDevMailbox() ? <DevMailboxNote /> : children

export const DevMailboxNote = () => (
  <p>
    This installation sends no mail. Open its{' '}
    <a href={paths.devMail} target="_blank" rel="noopener" className="link">
      dev mailbox<span className="sr-only"> (opens in new tab)</span>
    </a>{' '}
    and follow the link in the newest one.
  </p>
)
