import { pluralsOf } from '../../../../texts/plurals.ts'

const plural = pluralsOf('en')

/** What is said of a chapter that is being written. */
export const texts = {
  title: 'Content Generation in Progress',
  wait: 'This may take a few moments...',
  parts: plural({ one: '# part of this chapter so far', other: '# parts of this chapter so far' }),
  youCanLeave: 'You can leave this page. If you stay, the chapter appears here as soon as it’s ready.',
  youCanLeaveDraft: 'You can leave this page. If you stay, the rest appears here as it’s written.',
  after: 'We’ll write it after {chapter}.',
  notChecked: 'We couldn’t check the progress just now. Your chapter is still being written.',
  checkAgain: 'Check again',
  timedOut: 'Content generation timed out. Please try unlocking the chapter again.',
  stillWriting:
    'It’s taking longer than usual, but we’re still writing. The chapter appears here as soon as it’s ready.',
}
