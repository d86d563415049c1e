/** Of a plan's chapters, wherever they are listed, and of a plan that is not made yet. */
export const texts = {
  view: 'View Chapter',
  lookAgain: 'Check again',
  generating: 'Generating...',
  canLeave: 'You can leave this page.',
  writtenAfter: 'Unlocked. We’ll write it after {chapter}.',
  writing: 'We’re writing a chapter.',
  writingFailed: 'We couldn’t write this chapter.',
  creditsBack: 'You got your credits back.',
  waitsFor: (title: string) => `We’re still writing “${title}”. You can unlock this chapter when that one is ready.`,
  comesFirst: (chapter: number) => `We’re still writing chapter ${chapter}.`,
  trouble: {
    failed: 'Content generation failed after multiple attempts. Please try unlocking the chapter again.',
    'timed-out': 'Content generation timed out. Please try unlocking the chapter again.',
  },
  chapterReady: (title: string) => `${title}: this chapter is ready to read.`,

  making: {
    creating: 'Creating your plan...',
    ready: (title: string) => `Your plan is ready: ${title}`,
    unwatched: 'We couldn’t check the progress just now. We’re still making your plan.',
    wait: 'Most plans take less than a minute. You can leave this page.',
    failed: 'Plan generation failed. Please try again.',
    retry: 'Retry Generation',
    retryFailed: 'Failed to retry plan generation',
  },
}
