import { clsx } from 'clsx'
import { useLayoutEffect, useRef, useState } from 'react'
import { untilItComes } from '../../lazy-component.ts'

type FormulaProps = { readonly tex: string; readonly isDisplay: boolean }

/** As it was written until what draws it has come, and for good where it is no formula. */
export function Formula({ tex, isDisplay }: FormulaProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [drawn, setDrawn] = useState<string | null>(null)
  useLayoutEffect(() => {
    let isUnmounted = false
    untilItComes(() => import('./draw-formula.ts'))
      .then(({ drawFormula }) => {
        if (!isUnmounted && place.current && drawFormula(tex, place.current, isDisplay)) setDrawn(tex)
      })
      .catch(() => undefined)
    return () => {
      isUnmounted = true
    }
  }, [tex, isDisplay])

  return (
    // what is wide scrolls inside of itself, and a keyboard user scrolls it with the arrow keys
    <span
      dir="ltr"
      tabIndex={isDisplay ? 0 : undefined}
      className={clsx(isDisplay && 'block overflow-x-auto overflow-y-hidden py-1')}
    >
      {drawn !== tex && (
        <code className={clsx('font-mono text-[0.9em]', isDisplay && 'block text-center whitespace-pre')}>{tex}</code>
      )}
      <span ref={place} hidden={drawn !== tex} />
    </span>
  )
}
