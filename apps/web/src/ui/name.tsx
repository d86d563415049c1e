import type { ComponentProps } from 'react'

/** What someone is called, or where their mail goes: no translator should make words of it. */
export const Name = (props: ComponentProps<'bdi'>) => <bdi translate="no" {...props} />
