import { createContext } from 'react'

/** The product's name as this installation calls it; it ends every page title. */
export const SiteName = createContext('Waymark')
