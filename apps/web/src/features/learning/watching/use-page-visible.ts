import { useSyncExternalStore } from 'react'
import { listen } from '../../../browser/listen.ts'

const onVisibility = (changed: () => void) => listen(document, ['visibilitychange'], changed)
const readVisibility = () => document.visibilityState !== 'hidden'

/** Whether the page is looked at. */
export const usePageVisible = (): boolean => useSyncExternalStore(onVisibility, readVisibility, () => true)
