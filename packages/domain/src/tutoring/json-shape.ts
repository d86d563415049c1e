/** The part of JSON Schema that hosted and small local models obey: flat objects, arrays, texts, enumerations. */
export type JsonShape =
  | { readonly type: 'string'; readonly description?: string; readonly enum?: readonly string[] }
  | { readonly type: 'array'; readonly description?: string; readonly items: JsonShape }
  | ObjectShape

export type ObjectShape = {
  readonly type: 'object'
  readonly description?: string
  readonly properties: Readonly<Record<string, JsonShape>>
  readonly required: readonly string[]
  readonly additionalProperties: false
}

export const text = (description: string): JsonShape => ({ type: 'string', description })
export const oneOf = (values: readonly string[], description: string): JsonShape => ({
  type: 'string',
  enum: values,
  description,
})
export const list = (items: JsonShape, description: string): JsonShape => ({ type: 'array', items, description })

/** Every property is required and none may be added: what OpenAI's strict mode asks for, and what small models do best. */
export const object = (properties: Readonly<Record<string, JsonShape>>): ObjectShape => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})
