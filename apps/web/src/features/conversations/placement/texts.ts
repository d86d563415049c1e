/** Everything that is said around the questions about a learner's level. */
export const texts = {
  title: 'Find out where you start',
  writing: 'Writing your questions...',
  mayLeave: 'This can take a minute. You can close this and carry on. Your questions will wait for you here.',
  lead: 'From easy to hard. Skip what you don’t know: that tells us just as much.',
  send: 'See where I start',
  sending: 'Checking...',
  score: (right: number, of: number) => `${right} out of ${of} correct.`,
  levels: {
    new: 'We’ll start from the beginning and explain everything.',
    some: 'You already know some of it. We’ll build on that.',
    comfortable: 'You know your way around. We’ll go quickly over the basics.',
    expert: 'You know this well. We’ll go straight to the hard parts.',
  },
  change: 'Doesn’t sound like you? Change “Where you start” in your details at any time.',
  unavailable: 'We don’t have good questions about this goal. Tell us in the chat what you know so far.',
  back: 'Back to the chat',
  tryAgain: 'Try again',
  notBegun: 'We couldn’t get your questions. Please try again.',
  unreachable: 'We couldn’t reach the server. Please try again.',
  notAnswered: 'We couldn’t check your answers. They’re still here. Please try again.',
  answerUnreachable: 'We couldn’t reach the server. Your answers are still here. Please try again.',
}
