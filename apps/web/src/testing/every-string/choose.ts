import { fireEvent } from '@testing-library/react'
import { lookFor } from './look.ts'

/** Opens a tab. */
export async function choose(name: string): Promise<void> {
  fireEvent.click(await lookFor({ text: name, kind: 'tab' }, `there is no tab '${name}'`))
}
