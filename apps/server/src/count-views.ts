import { startOfDay } from '@app/domain'

const SAVE_EVERY_MS = 5_000

type Options = {
  readonly add: (day: Date, views: number) => Promise<void>
  readonly onFault: (error: unknown) => void
}

/**
 * Counts in memory, and adds to the stored number of the day every few seconds: a crash loses no more than these. What could not be saved
 * is saved with what comes next.
 */
export function countViews({ add, onFault }: Options) {
  const counted = new Map<number, number>()
  let saving: Promise<void> = Promise.resolve()

  const save = async (): Promise<void> => {
    for (const [day, views] of [...counted]) {
      counted.delete(day)
      try {
        await add(new Date(day), views)
      } catch (error) {
        onFault(error)
        counted.set(day, (counted.get(day) ?? 0) + views)
      }
    }
  }
  const timer = setInterval(() => {
    saving = save()
  }, SAVE_EVERY_MS).unref()

  return {
    count: (): void => {
      const day = startOfDay(new Date()).getTime()
      counted.set(day, (counted.get(day) ?? 0) + 1)
    },
    /** Saves the rest; a fault loses it. */
    close: async (): Promise<void> => {
      clearInterval(timer)
      await saving
      await save()
    },
  }
}
