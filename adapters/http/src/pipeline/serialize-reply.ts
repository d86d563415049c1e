import type { Endpoint } from '@app/contract'

type Schema = Endpoint['reply']
type IsExact = (value: unknown) => boolean

/**
 * Leaves behind what `schema` does not name. Handlers write replies that fit, so the value itself is the usual answer;
 * parsing every reply would cost as much as writing its JSON (five plans of ten chapters: 12 µs, against 2).
 */
export function makeStrip(schema: Schema): (value: unknown) => unknown {
  const isExact = exactness(schema)
  return (value) => (isExact(value) ? value : schema.parse(value))
}

/** Tells whether a value has no key that the schema does not name. */
function exactness(schema: Schema): IsExact {
  const { def } = schema._zod as unknown as { readonly def: Definition }
  switch (def.type) {
    case 'object':
      return objectExactness(def.shape)
    case 'array': {
      const isExact = exactness(def.element)
      return isExact === always ? always : (value) => (value as readonly unknown[]).every(isExact)
    }
    case 'nullable':
    case 'optional': {
      const isExact = exactness(def.innerType)
      return isExact === always ? always : (value) => value === null || value === undefined || isExact(value)
    }
    case 'union':
      return never
    default:
      return always
  }
}

/** The parts of Zod's definitions that are read here; zod/mini types them one by one, so the cast above joins them. */
type Definition =
  | { readonly type: 'object'; readonly shape: Readonly<Record<string, Schema>> }
  | { readonly type: 'array'; readonly element: Schema }
  | { readonly type: 'nullable' | 'optional'; readonly innerType: Schema }
  | { readonly type: 'union' }
  | { readonly type: 'string' | 'number' | 'boolean' | 'enum' | 'literal' | 'null' | 'undefined' }

function objectExactness(shape: Readonly<Record<string, Schema>>): IsExact {
  const names = new Set(Object.keys(shape))
  const inner = Object.entries(shape)
    .map(([name, schema]) => ({ name, isExact: exactness(schema) }))
    .filter(({ isExact }) => isExact !== always)
  return (value) => {
    // handlers are typed by the same schema: where it names an object they answer one
    const object = value as Readonly<Record<string, unknown>>
    for (const name in object) if (!names.has(name)) return false
    return inner.every(({ name, isExact }) => isExact(object[name]))
  }
}

const always: IsExact = () => true
/** Only parsing knows which member of a union is meant. */
const never: IsExact = () => false
