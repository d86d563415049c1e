import { type ComponentProps, Fragment, type ReactNode } from 'react'

/** A text whose `{name}` gives way to an element: `fill('You accept the {terms}.', { terms: <a …/> })`. */
export const fill = (text: string, slots: Readonly<Record<string, ReactNode>>): ReactNode[] =>
  text
    .split(/\{(\w+)\}/)
    // what a split keeps of its separators are the names, at every odd place
    .map((part, place) => (place % 2 === 0 ? part : <Fragment key={part}>{slots[part]}</Fragment>))

/** What someone is called, or where their mail goes: no translator should make words of it. */
export const Name = (props: ComponentProps<'bdi'>) => <bdi translate="no" {...props} />
