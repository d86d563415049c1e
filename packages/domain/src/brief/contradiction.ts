import { mentions } from './mentions.ts'
import type { BriefSlots } from './slots.ts'

/** The first text that must be in a plan and names what must not be; null where there is none. */
export const contradiction = ({ mustHave, skip }: Pick<BriefSlots, 'mustHave' | 'skip'>): string | null =>
  mustHave.find((wanted) => skip.some((unwanted) => mentions(wanted, unwanted))) ?? null
