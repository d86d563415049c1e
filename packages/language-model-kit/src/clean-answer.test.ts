import { describe, expect, it } from 'vitest'
import { cleanAnswer } from './clean-answer.ts'

const PLAN = { title: 'Bread', chapters: [{ title: 'Flour', summary: 'What "strong" means, and {why}' }] }
const WHOLE = JSON.stringify(PLAN)
const WANTED = ['title', 'chapters']
const DRAFT = '{"title":"Bread?"}'

describe('cleanAnswer', () => {
  it.each([
    ['as it is', WHOLE],
    ['pretty', JSON.stringify(PLAN, null, 2)],
    ['in a fence', `\`\`\`json\n${WHOLE}\n\`\`\``],
    ['in a fence that never closes', `\`\`\`json\n${WHOLE}`],
    ['between sentences', `Sure! Here it is:\n\n${WHOLE}\n\nI hope this helps!`],
    ['behind braces', `I filled {every field} of {this}:\n${WHOLE}\nThe braces {like these} close the object }.`],
    ['behind thinking', `<think>Perhaps ${DRAFT}? "No.</think>\n${WHOLE}`],
    [
      'behind thinking whose beginning the server keeps',
      `They want {JSON}.\n</think>\n${WHOLE}`.replace('{JSON}', 'JSON'),
    ],
    ['in a wrapper', `{"result": ${WHOLE}}`],
    ['in a list', `[${WHOLE}]`],
    ['behind a draft', `${DRAFT}\n${WHOLE}`],
    ['before a remark', `${WHOLE}\n{"note": "that was the answer"}`],
    ['with trailing commas', WHOLE.replace('}]', '},]').replace('"}', '",}')],
    ['in single quotes', `{'title': 'Bread', 'chapters': ${JSON.stringify(PLAN.chapters)}}`],
    ['with quotation marks unescaped', WHOLE.replaceAll('\\"', '"')],
    ['without commas between its lines', WHOLE.replace(',"chapters"', '\n"chapters"')],
  ])('should find an answer %s', (_, answer) => {
    expect(JSON.parse(cleanAnswer(answer, { wanted: WANTED, isWhole: true }))).toEqual(PLAN)
  })

  it.each([
    ['line breaks and tabs', '{"title": "One\n\ttwo", "chapters": []}', 'One\n\ttwo'],
    ['backslashes that escape nothing', '{"title": "\\(x\\) and \\alpha", "chapters": []}', '\\(x\\) and \\alpha'],
    ['half an escape', '{"title": "\\u00e9 \\upsilon", "chapters": []}', 'é \\upsilon'],
    [
      'thinking as its subject',
      '{"title": "What <think> and </think> are for", "chapters": []}',
      'What <think> and </think> are for',
    ],
  ])('should keep %s in a text', (_, answer, title) => {
    expect(JSON.parse(cleanAnswer(answer, { wanted: WANTED, isWhole: true }))).toEqual({ title, chapters: [] })
  })

  it.each([
    ['cut off in a text', WHOLE.slice(0, 40)],
    ['cut off behind an inner object', WHOLE.slice(0, -2)],
    ['of words alone', 'I am sorry, but {no}.'],
    ['that never came', ''],
  ])('should leave an answer %s as it is', (_, answer) => {
    expect(cleanAnswer(answer, { wanted: WANTED, isWhole: true })).toBe(answer)
  })

  it('should repair nothing of an answer that ran out of room', () => {
    const answer = `${WHOLE.slice(0, -1)},}`
    expect(cleanAnswer(answer, { wanted: WANTED, isWhole: false })).toBe(answer)
    expect(cleanAnswer(`${WHOLE} And so`, { wanted: WANTED, isWhole: false })).toBe(WHOLE)
  })

  it('should give no answer where the thinking never ends', () => {
    expect(cleanAnswer(`<think>Perhaps ${DRAFT}`, { wanted: WANTED, isWhole: true })).toBe('')
  })
})
