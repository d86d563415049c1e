import { type ComponentProps, Fragment, type ReactNode } from 'react'

/** A message whose `{name}` gives way to an element: `fill(texts.accept, { terms: <a …/> })`. */
export function fill<Values extends object>(
  message: (values: Values) => string,
  elements: { readonly [Name in keyof Values]: ReactNode },
): ReactNode[] {
  const slots: Readonly<Record<string, ReactNode>> = elements
  // a number may choose the form of a plural
  const values = Object.entries(slots).map(([name, it]) => [name, typeof it === 'number' ? it : `{${name}}`])
  return (
    message(Object.fromEntries(values))
      .split(/\{(\w+)\}/)
      // what a split keeps of its separators are the names, at every odd place
      .map((part, place) => (place % 2 === 0 ? part : <Fragment key={part}>{slots[part]}</Fragment>))
  )
}
/** What someone is called, or where their mail goes: no translator should make words of it. */
export const Name = (props: ComponentProps<'bdi'>) => <bdi translate="no" {...props} />
