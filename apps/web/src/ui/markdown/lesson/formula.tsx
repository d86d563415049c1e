import { texts } from 'virtual:texts/ui/markdown'
import { clsx } from 'clsx'
import { useLayoutEffect, useRef, useState } from 'react'
import { untilItComes } from '../../lazy-component.ts'
import { ScrollBox } from '../../scroll-box.tsx'

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

  const formula = (
    <>
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
        className={clsx(isDisplay && 'block w-max min-w-full print:w-auto')}
      />
    </>
  )
  return isDisplay ? (
    <ScrollBox as="span" name={texts.formula} dir="ltr" className="block overflow-y-hidden py-1">
      {formula}
    </ScrollBox>
  ) : (
    <span dir="ltr">{formula}</span>
  )
}
