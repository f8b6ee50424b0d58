import { createContext } from 'react'

/** Where the way home leads: the landing page, or in the frame the home of who signed in. */
export const HomeContext = createContext('/')
