import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJsonObject, withoutThinking } from './lenient-json.ts'

const PLAN = { title: 'Bread', chapters: [{ title: 'Flour', summary: 'What "strong" means, and {why}' }] }
const WHOLE = JSON.stringify(PLAN)
const WANTED = ['title', 'chapters']
const DRAFT = '{"title":"Bread?","chapters":[]}'

describe('readJsonObject', () => {
  it.each([
    ['as it is', WHOLE],
    ['pretty', JSON.stringify(PLAN, null, 2)],
    ['in a code fence', `\`\`\`json\n${WHOLE}\n\`\`\``],
    ['in a fence within words', `Sure, {here} it is:\n\`\`\`\n${WHOLE}\n\`\`\`\nEnjoy!`],
    ['with words behind it', `${WHOLE}\n\nDo you like {this}? :-}`],
    ['behind thinking', `<think>They want {something} like ${DRAFT}</think>\n${WHOLE}`],
    ['behind several thoughts', `<think>Well {</think><thinking>{"title":</thinking> ${WHOLE}`],
    ['behind thinking without its opening tag', `They want a plan. It's "simple".</think>\n${WHOLE}`],
    ['behind a draft', `A first draft: ${DRAFT}\nBetter: ${WHOLE}`],
    ['before an example of something else', `${WHOLE}\nYou could also ask {"topic":"${'pizza '.repeat(50)}"}`],
    ['in a wrapper', `{"result":${WHOLE}}`],
    ['in three wrappers', `{"data":{"response":{"plan":${WHOLE}}}}`],
    ['in a list', `[${WHOLE}]`],
    ['as a tool that is called', `<tool_call>{"name":"plan","arguments":${WHOLE}}</tool_call>`],
    ['as a tool that is called with a text', JSON.stringify({ name: 'plan', arguments: WHOLE })],
    ['as the text of a text', JSON.stringify(WHOLE)],
    ['behind a brace that nothing closes', `Use { and "quotes. Here: ${WHOLE}`],
    ['in braces that are no object', `{{ plan: ${WHOLE} }}`],
    ['with trailing commas', WHOLE.replace('"}]}', '", } ,],\n}')],
    ['with odd spaces between', WHOLE.replaceAll(',"', ',\u00A0\u200B"')],
  ])('should find the object %s', (_name, answer) => {
    expect(readJsonObject(answer, WANTED)).toEqual(PLAN)
  })

  it.each([
    ['line breaks', 'one\ntwo\r\nthree\tfour', 'one\ntwo\r\nthree\tfour'],
    ['a control character', 'a\u0001b\u0000c', 'a\u0001b\u0000c'],
    ['thinking tags', 'The tag <think> opens, </think> closes.', 'The tag <think> opens, </think> closes.'],
    ['a formula', 'Area: \\(\\pi r^2\\), \\alpha', 'Area: \\(\\pi r^2\\), \\alpha'],
    ['a quote of another language', "It\\'s", "It's"],
    ['a comma before a bracket', 'f(a, ] , } b)', 'f(a, ] , } b)'],
    ['escapes', '\\u00e9 \\"x\\" \\\\ \\n', 'é "x" \\ \n'],
  ])('should read a text with %s', (_name, written, text) => {
    expect(readJsonObject(`{"message":"${written}",}`)).toEqual({ message: text })
  })

  it.each([
    '',
    'no',
    '{',
    '}{',
    '[1, 2]',
    '{"title":',
    '{"title":"Bread","chapters":[1,2',
    '{title}',
    '<think>{"title":"x"}',
  ])('should find none in %j', (answer) => {
    expect(readJsonObject(answer, WANTED)).toBeNull()
  })

  it('should keep to the object itself where a property happens to hold another one', () => {
    const reply = { message: 'Hi', asks: 'level' }
    expect(readJsonObject(JSON.stringify({ message: reply }), ['message', 'asks'])).toEqual({ message: reply })
    expect(readJsonObject(JSON.stringify({ a: reply, b: 1 }), ['message', 'asks'])).toEqual({ a: reply, b: 1 })
  })

  it('should find any object among any words, and never throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.json(), fc.string(), (before, value, after) => {
        const words = before.replace(/[{}<]/g, '')
        expect(readJsonObject(`${words}{"wanted":${value}}${after.replace(/[{}]/g, '')}`, ['wanted'])).toEqual({
          wanted: JSON.parse(value),
        })
        expect(() => readJsonObject(before + after)).not.toThrow()
      }),
    )
  })
})

describe('withoutThinking', () => {
  it.each([
    ['<think>Hm.</think> Hello!', 'Hello!'],
    ['<THINK>Hm.</THINK>Hello!', 'Hello!'],
    ['Hm.</think>Hello!', 'Hello!'],
    ['<think>Hm.', ''],
    ['Hello! 2 < 3', 'Hello! 2 < 3'],
  ])('should leave of %j %j', (answer, text) => {
    expect(withoutThinking(answer)).toBe(text)
  })
})
