import { defined, isObject } from './allow-list.ts'
import { keptAddress } from './page-of.ts'

/** Of the nodes of a page and their changes, of pointers, and of how far a page is scrolled. */
const KEYS =
  /^(?:type|timestamp|data|segment_id|source|id|node|initialOffset|childNodes|tagName|attributes|textContent|isStyle|isSVG|needBlock|rootId|name|href|top|left|width|height|x|y|timeOffset|positions|texts|value|removes|adds|parentId|nextId|pointerType|text|isChecked|rule|index)$/
const CUSTOM_EVENT = 5
const ATTRIBUTES =
  /^(?:class|style|role|type|dir|lang|hidden|disabled|checked|selected|open|rel|media|_cssText|rr_\w+|viewBox|d|points|transform|(?:fill|stroke)[\w-]*|c[xy]|r[xy]?|[xy][12]?|width|height|colspan|rowspan|tabindex)$/
const STATES = /^(?:aria|data)-/
/** What a state is called by code. Anything else may be what a user typed, or a title that was written for them. */
const STATE = /^(?:true|false|mixed|page|step|location|polite|assertive|off|dialog|\d{1,3})$/

/** Of a recording, which is JSON line by line, the shape of the page. What is no JSON cannot be looked through. */
export function keptRecording(recording: string, own: string): string {
  return recording
    .split('\n')
    .map((line) => {
      try {
        return JSON.stringify(kept(JSON.parse(line), own)) ?? 'null'
      } catch {
        return 'null'
      }
    })
    .join('\n')
}

function kept(value: unknown, own: string): unknown {
  if (typeof value === 'string') return undefined
  if (Array.isArray(value)) return value.filter((one) => !isCustom(one)).map((one) => kept(one, own))
  if (!isObject(value)) return value
  const entries = Object.entries(value).filter(([key]) => KEYS.test(key))
  return defined(
    entries.map(([key, one]) => {
      if (typeof one === 'string') return [key, keptText(key, one, 'isStyle' in value, own)]
      // a change lists several elements under the same name, each with its own
      const isOfElement = key === 'attributes' && isObject(one) && !Array.isArray(one)
      return [key, isOfElement ? keptAttributes(one, own) : kept(one, own)]
    }),
  )
}

/** What the recorder writes itself holds addresses and words. Its `data` tells it from a node, whose type may be the same. */
const isCustom = (value: unknown): boolean =>
  isObject(value) && 'data' in value && 'type' in value && value.type === CUSTOM_EVENT

function keptText(key: string, text: string, isStyle: boolean, own: string): string | undefined {
  if (key === 'tagName' || key === 'name') return /^[a-z][\w-]*$/i.test(text) ? text : undefined
  if (key === 'href') return keptAddress(text, own)
  if (key === 'rule' || (key === 'textContent' && isStyle)) return text
  // masked by the recorder, and here if it once is not
  return key === 'textContent' || key === 'value' || key === 'text' ? text.replace(/\S/g, '*') : undefined
}

const keptAttributes = (attributes: object, own: string): object =>
  defined(
    Object.entries(attributes).map(([name, value]) => {
      if (typeof value === 'string' && /^(?:href|src)$/.test(name)) return [name, keptAddress(value, own)]
      // a fence in a lesson names a language, in a model's words
      if (typeof value === 'string' && name === 'class') return [name, value.replace(/\blanguage-\S+/g, '')]
      return [name, ATTRIBUTES.test(name) || (STATES.test(name) && STATE.test(String(value))) ? value : undefined]
    }),
  )
