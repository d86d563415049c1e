import type { Brief } from '@app/domain'
import { anyUnicode } from '@app/domain/testing/arbitraries'
import fc from 'fast-check'

/** Words on which the tutor's rules hang, its own formulas, and what may break a text that holds them. */
const LOADED: readonly string[] = [
  ...'I want to learn|how do I|teach me|Spanish|the guitar|bake|my|exam|for|to|because|and|but|,|.|?|!'.split('|'),
  ...'beginner|I know|never|no idea|whatever|2 hours a week|by June|30|min|a|day|weekends|focus on|instead'.split('|'),
  ...'summary|is that correct?|proceed?|all the information|generate your learning plan|goal:|level|time'.split('|'),
  ...'https://evil.example/x|www.evil.example|a@evil.example|[click](http://x)|<b>|*bold*|_x_|`code`'.split('|'),
  ...'yes|hm|make it|3 weeks|learn about|chapters|constructor|tres horas|full time|more'.split('|'),
  ...'~~s~~|# h|- l|1.|&amp;|\\|actually|ich möchte|lernen|العربية|שלום|日本語|🦄|\u202E|\uFFFD'.split('|'),
  ...['\n', '\n\n', '|', '{', '}', '$1', '$&', '"'],
]

const anyLoadedText = (maxLength: number) =>
  fc.array(fc.constantFrom(...LOADED), { minLength: 1, maxLength }).map((words) => words.join(' '))

/** What learners type: sense, nonsense and mischief. */
export const anyWords = (maxLength = 25) => fc.oneof(anyLoadedText(maxLength), anyUnicode({ maxLength: maxLength * 4 }))

export const anyLearnerBrief = (): fc.Arbitrary<Brief> => {
  const topic = fc.option(anyWords(12))
  return fc.record({ goal: anyWords(), level: topic, time: topic, focus: topic })
}
