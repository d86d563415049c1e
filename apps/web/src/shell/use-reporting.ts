import type { appInfo, ReplyOf } from '@app/contract'
import { useEffect } from 'react'

/** Loads analytics and error reporting, only where one is configured. An effect runs once the page has been painted. */
export function useReporting(reporting: ReplyOf<typeof appInfo>['reporting'] | undefined): void {
  useEffect(() => {
    if (reporting?.errors || reporting?.analytics)
      import('../reporting/start-reporting.ts').then((module) => module.startReporting(reporting), noMatter)
  }, [reporting])
}

const noMatter = (): void => {}
