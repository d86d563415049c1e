export const texts = {
  heading: 'Generating Learning Plan',
  steps: 'Steps',
  stages: ['Saving your answers', 'Waiting for the assistant', 'Laying out the chapters'],
  done: 'Done',
  now: 'Now',
  later: 'Later',
  mayLeave: 'You can leave this page. Your plan will appear on your dashboard.',
}
