import type { MouseEvent } from 'react'

/**
 * For the submit button of a form that checks a field when it is left. The press would leave the field, its error would
 * push the button away from under the pointer, and the click would hit nothing.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()
