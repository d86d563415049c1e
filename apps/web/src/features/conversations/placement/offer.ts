/** What leads to the questions about a learner's level; the questions themselves are loaded when they are wanted. */
export const OFFER = 'Not sure? Answer five short questions'
export const SEE_ANSWERS = 'See your answers'

export const describeScore = ({ right, of }: { readonly right: number; readonly of: number }): string =>
  `Your answers: ${right} of ${of} right`
