import { phrases, skipPhrases } from '../words/phrases.ts'
import type { Words } from '../words/tokenize.ts'

/** What people say before they name what they want to learn. */
const BEFORE = phrases(
  `i, i'd, i'm, i've, i'll, i am, i would, i have, i have been, we, we'd, we're, who, would, would like, want, wants, wanted,
  like, love, wish, hope, hoping, plan to, planning, need, needs, try, trying, looking to, looking for, going to, gonna, wanna, gotta, keen, intend, aim to,
  have always wanted, always wanted, ever since, finally, really, just, also, always, only, actually, now, very, someday, one day, maybe`,
  `to, be able to, able to, know how to, learn how to, how to, how do i, how can i, how could i, how should i, how do you, how do we, where do i,
  learn, learning, learn about, learn more about, learn more, start learning, study, studying, know more about, know about, about`,
  `can you, could you, would you, will you, please, teach, teach me, help, help me, help me with, help us, show me, tell me, tell me about, explain,
  explain to me, me, us, give me, make me, create, create me, a plan for, a learning plan for, a study plan for, make a plan for, i need a plan for`,
  `my goal is, my dream is, my goal, the goal is, my aim is, my plan is, my wish is, goal, goal is, subject, topic,
  hi, hello, hey, hi there, hello there, hey there, greetings, good morning, good evening, good afternoon, dear tutor, tutor,
  well, so, ok, okay, and, but, yes, um, then, basically, interested in, fascinated by, curious about, passionate about, keen on`,
  `get better at, get good at, get better with, getting better at, get into, getting into, get started with, getting started with, get started in,
  become better at, become good at, be better at, be good at, become fluent in, be fluent in, get fluent in, get better in, better at,
  improve at, improve my, brush up on, brush up, refresh my, refresh, dive into, an introduction to, introduction to, a course in, a course on,
  the basics of, basics of, the fundamentals of, fundamentals of, the art of, improve, get better, improving, everything about, more about, something about`,
  `ich möchte, ich will, ich würde gern, ich würde gerne, ich, möchte, gerne, quiero aprender, quiero, quisiera, me gustaría aprender, aprender a, apprendre à, imparare a, научиться, хочу научиться,
  aprender, je veux apprendre, je voudrais apprendre, apprendre, voglio imparare, vorrei imparare, imparare, quero aprender, gostaria de aprender, help with`,
)
/** And behind it. */
const BEHIND = phrases(
  `please, thanks, thank you, for me, for free, online, instead, now, too, as well, again, myself, asap, quickly, someday, one day, rather,
  by myself, on my own, lernen, as fast as possible, as soon as possible, i guess, i think, maybe, after all`,
)
const MAX_TRAILING_WORDS = 4

/** A goal without the words that only announce it; nothing, if there are no others. `led`: words before it were. */
export function stripLeadIn(words: Words): { readonly words: Words; readonly led: boolean } {
  const from = skipPhrases(BEFORE, words)
  let to = words.length
  for (let length = 1; length > 0 && to > from; to -= length) length = lengthBehind(words, from, to)
  return { words: words.slice(from, to), led: from > 0 }
}

function lengthBehind(words: Words, from: number, to: number): number {
  for (let length = MAX_TRAILING_WORDS; length > 0; length -= 1) {
    if (to - length >= from && BEHIND.lengthAt(words, to - length, to) === length) return length
  }
  return 0
}
