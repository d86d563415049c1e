import { pluralsOf } from '../../../texts/plurals.ts'

const plural = pluralsOf('en')

export const texts = {
  button: (chapters: number, price: string) => `Unlock all ${chapters} (${price})`,
  order: 'We write chapters in order. You pay for each one when it’s ready.',
  title: (chapters: number) => `Unlock all ${chapters} chapters?`,
  free: 'They’re free. We write them in order.',
  held: (cost: string) => `We set aside ${cost} and write the chapters in order. You pay for each one when it’s ready.`,
  left: (credits: string, left: number) => `You have ${credits}. You’ll have ${left} left.`,
  failure: 'If we can’t write a chapter, you get its credits back, and those for the chapters after it.',
  stay: 'Not now',
  subject: (chapters: number, cost: string) => `These ${chapters} chapters cost ${cost}.`,
  someFailed: 'We couldn’t write a chapter, so the ones after it are locked again. You got their credits back.',
  writing: plural({
    one: 'We’re writing # chapter. You can leave this page.',
    other: 'We’re writing # chapters, one after another. You can leave this page.',
  }),
  failed: 'We couldn’t unlock the chapters.',
}
