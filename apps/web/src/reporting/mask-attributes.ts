const WORDS = /^(?:data-.*|aria-.*|alt|title|placeholder|content|label|value|download|summary|srcdoc)$/
/** What a state is called by code. Anything else may be what a user typed, or a title that was written for them. */
const STATE = /^(?:true|false|mixed|page|step|location|polite|assertive|off|dialog|\d{1,3})$/

/** Of a recording the shape of the page: texts are masked by the recorder, and attributes that can hold any here. */
export function maskAttributes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskAttributes)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      // a change lists several elements under the same name, each with its own
      key === 'attributes' && isObject(one) && !Array.isArray(one) ? maskElementAttributes(one) : maskAttributes(one),
    ]),
  )
}

const maskElementAttributes = (attributes: object): object =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'string' && WORDS.test(name) && !STATE.test(value) ? '***' : value,
    ]),
  )

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
