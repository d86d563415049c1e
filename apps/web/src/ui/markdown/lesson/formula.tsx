import { texts } from 'virtual:texts/ui/markdown'
import { clsx } from 'clsx'
import { useLayoutEffect, useRef, useState } from 'react'
import { untilItComes } from '../../lazy-component.ts'
import { ScrollBox } from '../../scroll-box.tsx'

type FormulaProps = { readonly tex: string; readonly isDisplay: boolean }

/** Times its letters' size: as much of a line as a narrow phone has room for. */
const WIDE = 18
/** No shorter formula is that wide, so that not each of thousands is measured. */
const LONG = 30

/** As it was written until what draws it has come, and for good where it is no formula. */
export function Formula({ tex, isDisplay }: FormulaProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [drawn, setDrawn] = useState<string | null>(null)
  const [isWide, setWide] = useState(false)
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
  useLayoutEffect(() => setWide(drawn !== null && drawn.length > LONG && !canBreak(place.current)), [drawn])

  const isBlock = isDisplay || isWide
  return (
    <ScrollBox as="span" name={texts.formula} dir="ltr" className={isBlock ? 'block overflow-y-hidden py-1' : 'inline'}>
      {drawn !== tex && (
        <code
          translate="no"
          className={clsx('font-mono text-[0.9em]', isDisplay && 'block text-center whitespace-pre')}
        >
          {tex}
        </code>
      )}
      <span
        ref={place}
        hidden={drawn !== tex}
        translate="no"
        // as wide as what is drawn, so that a font that comes later is noticed
        className={clsx(isBlock && 'block w-max min-w-full print:w-auto')}
      />
    </ScrollBox>
  )
}

/** Whether its parts, between which it breaks, fit in a line of any screen: under one root or bracket is one part. */
function canBreak(formula: HTMLElement | null): boolean {
  const room = WIDE * Number.parseFloat(formula === null ? '' : getComputedStyle(formula).fontSize)
  return ![...(formula?.querySelectorAll<HTMLElement>('.katex-base') ?? [])].some((part) => part.offsetWidth > room)
}
