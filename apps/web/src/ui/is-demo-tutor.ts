import { createContext } from 'react'

/** Whether the built-in demo tutor answers in this installation. */
export const IsDemoTutor = createContext(false)
