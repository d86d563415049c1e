import './scroll-box.css'
import { clsx } from 'clsx'
import { type ElementType, type ReactNode, useCallback, useState } from 'react'
import { listen } from '../browser/listen.ts'

type ScrollBoxProps = {
  readonly as: ElementType
  /** What a screen reader calls it where it is a place to go to. */
  readonly name: string
  readonly dir?: 'ltr'
  readonly className?: string
  readonly children: ReactNode
}

/** What is wide scrolls inside of itself. Only then is it a stop of the Tab key, where arrow keys scroll it. */
export function ScrollBox({ as: Element, name, className, ...rest }: ScrollBoxProps) {
  const [more, setMore] = useState('')
  const watch = useCallback((box: HTMLElement) => {
    const look = () => setMore(moreOf(box))
    const sizes = new ResizeObserver(look)
    for (const element of [box, ...box.children]) sizes.observe(element)
    const ignore = listen(box, ['scroll'], look, { passive: true })
    return () => {
      sizes.disconnect()
      ignore()
    }
  }, [])
  const stop = more === '' ? {} : { role: 'group', 'aria-label': name, tabIndex: 0, 'data-more': more }
  return <Element {...rest} {...stop} ref={watch} className={clsx('scroll-box overflow-x-auto', className)} />
}

/** On which sides of what can be seen there is more. Sizes are rounded, so a pixel is none. */
function moreOf({ scrollWidth, clientWidth, scrollLeft }: HTMLElement): string {
  const hidden = scrollWidth - clientWidth
  return clsx(scrollLeft > 1 && 'before', scrollLeft < hidden - 1 && 'behind')
}
