import { texts } from 'virtual:texts/sign-in'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { appInfoQuery } from '../../api/app-info.ts'
import { paths } from '../../routing/paths.ts'
import { fill } from '../../ui/fill.tsx'

const { devMailbox: words } = texts

export const useHasDevMailbox = (): boolean => useQuery(appInfoQuery).data?.mailbox === 'dev'

/** Where an installation without a mail server keeps what it would have sent; `children` where there is one. */
export const MailNote = ({ children }: { readonly children?: ReactNode }) =>
  useHasDevMailbox() ? <DevMailboxNote /> : children

export const DevMailboxNote = () => (
  <p>
    {fill(words.note, {
      mailbox: (
        <a href={paths.devMail} target="_blank" rel="noopener" className="link">
          {words.mailbox}
          <span className="sr-only">{words.newTab}</span>
        </a>
      ),
    })}
  </p>
)
