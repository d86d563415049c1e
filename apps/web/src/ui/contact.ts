import { createContext } from 'react'

export type Contact = { readonly email: string; readonly communityUrl: string }

/** Where this installation's people are; null until the server has answered. */
export const ContactContext = createContext<Contact | null>(null)
