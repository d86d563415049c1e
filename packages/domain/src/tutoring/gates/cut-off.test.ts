import { describe, expect, it } from 'vitest'
import { FIT_LESSONS } from '../../../test/fit-lessons.ts'
import { checkEnd } from './cut-off.ts'

const BEFORE = 'A dough becomes elastic by work, or by time. Kneading is work.'
const GOOD = FIT_LESSONS.english?.introduction ?? ''

describe('checkEnd', () => {
  it.each([
    'The most important thing to know about the dough is that it',
    'Wet your hand first. If',
    'Wet your hand first. Then lift one side of the dough, stretch it until it resists and lay',
    'Wet your hand first. Then lift one side of the dough, stretch it until it resists,',
    'Wet your hand first. **Then lift one side of the dough, stretch it until it resists and lay**',
    'Erst die Hand anfeuchten. Dann eine Seite des Teiges anheben, bis er sich dehnt und',
    'Сначала намочите руку. Потом поднимите один край теста и растяните его так, чтобы',
    '先把手弄湿。然后把面团的一边拉起来，一直拉到不能再拉为止然后',
    'पहले हाथ गीला करें। फिर आटे का एक सिरा उठाइए और उसे तब तक खींचिए जब',
  ])('should refuse a text that stops in the middle of a sentence: %s', (end) => {
    expect(checkEnd(`${BEFORE}\n\n${end}`).map(({ code }) => code)).toEqual(['cut-off'])
  })

  it('should refuse nearly every cut through a sentence of a good lesson', () => {
    const [paragraph = ''] = GOOD.split('\n\n').slice(1)
    const inside = Array.from({ length: paragraph.length - 250 }, (_, at) => paragraph.slice(0, 250 + at))
      .filter((cut) => /[a-z]$/.test(cut))
      .map((cut) => checkEnd(`${BEFORE}\n\n${cut}`).length)
    expect(inside.filter((faults) => faults > 0).length / inside.length).toBeGreaterThan(0.55)
  })

  it.each([
    'It rests for an hour!',
    'It rests for an hour …',
    'It rests, as she said, “for an hour”',
    'It rests (for at least half an hour, and never more than three)',
    'Wet your hand first. Then look at the folder and begin with `npm start`',
    'The share of the water is what counts. It follows that $h = w / f$',
    'It rises. 🍞 What you have to do about it now is to wait 🍞',
    'Wet your hand, and then go on to fold it as you have read:\n\n- lift one side of the dough\n- lay it over the',
    'Wet your hand:\n\n1. lift one side of the dough\n2. lay it over the middle of the',
    'Wet your hand.\n\n```\nfold the dough of the\n```',
    'Wet your hand.\n\n    fold the dough until the',
    'Wet your hand.\n\n| Round | Feel |\n|---|---|\n| 1 | what it is like to be the |',
    'Wet your hand.\n\n> Patience is the first thing of all that a baker has to learn and the',
    'Wet your hand.\n\n## What you have to learn about it, and then the',
    'Wet your hand.\n\nYours sincerely,\nAnna Brown, Head of the Bakery and of all that belongs to it',
    'Yours sincerely, Anna Brown',
    'Wet your hand first. Happy baking to all of you',
    'Wet your hand first. Enjoy it',
    'The flour is white\nThe water is clear\nAnd nobody knows what the dough is to the',
    '先把手弄湿。然后把面团的一边拉起来，一直拉到不能再拉为止。',
    '小麦粉と水を混ぜて、三十分ほど休ませます。それから「たたみ方を覚えましょう」',
    'पहले हाथ गीला करें। फिर आटे का एक सिरा उठाइए।',
    'اخلط الدقيق والماء. ثم اترك العجين يرتاح لمدة نصف ساعة؟',
    'ผสมแป้งกับน้ำ แล้วพักไว้ครึ่งชั่วโมง จากนั้นพับแป้งสี่ครั้งจนเนียน',
  ])('should let an end be: %s', (end) => {
    expect(checkEnd(`${BEFORE}\n\n${end}`)).toEqual([])
  })

  it('should let a text be whose author sets no mark at the end of a paragraph', () => {
    const text =
      'Wet your hand first. Then lift one side of the dough, stretch it until it resists and lay it over the middle of the bowl, slowly'
    expect(checkEnd(`${text}\n\n${text}`)).toEqual([])
  })

  it.each(Object.entries(FIT_LESSONS))('should let a good lesson be: %s', (_language, { introduction }) => {
    expect(checkEnd(introduction)).toEqual([])
  })
})
