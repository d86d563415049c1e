const ADVERBS = '(?:really |just |also |finally |always |only |actually |now |would |to )*'

/** What people say before they name what they want to learn. Those that end in "to" or a subject want a verb next. */
const BEFORE_A_VERB: readonly RegExp[] = [
  new RegExp(
    `^(?:i|we|who)(?:'d|’d|'m|’m|'ve|’ve| would| have| am| are)? ?${ADVERBS}(?:want(?:ed|s)?|like|love|need|wish|hope|plan|hoping|planning|looking|trying|going|keen|intend|aim)s? to (?:be able to |know how to |learn how to )?`,
    'iu',
  ),
  /^(?:i|we) (?:wanna|gotta) /iu,
  /^(?:want|wants|would like|like|need|trying|hoping|going|wish) to /iu,
  /^(?:my |the |our )?(?:goal|dream|aim|plan|wish|ambition)(?: is|:) to /iu,
  /^(?:please )?(?:can|could|would|will) you (?:please )?(?:teach|help|show|tell) (?:me|us) (?:how )?(?:to )/iu,
  /^(?:please )?(?:teach|help|show|tell) (?:me|us) (?:how )?to /iu,
  /^(?:please )?help (?:me|us) (?:to )?(?=\p{L})/iu,
  /^(?:how|where) (?:do|can|could|should|would|must) (?:i|we|you|one) /iu,
  /^(?:learn(?:ing)? )?how to /iu,
  /^(?:to )?(?:be able|know how|learn|start learning) to /iu,
  /^to (?=\p{L})/iu,
]

const BEFORE_A_NOUN: readonly RegExp[] = [
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|greetings|howdy|dear \p{L}+)(?: there| tutor| all| everyone)?(?:[\s,.!:-]+|$)/iu,
  /^(?:well|so|ok|okay|and|but|yes|also|actually|please|um+|then|now|basically)\b[\s,]+/iu,
  /^(?:i|we)(?: am|'m|’m| would be| have always been| was)? ?(?:really |very |also )*(?:interested|fascinated) (?:in|by) /iu,
  /^(?:i|we)(?: am|'m|’m)? ?(?:really |very )?(?:curious|passionate) about /iu,
  /^(?:please )?(?:can|could|would|will) you (?:please )?(?:teach|help|show|tell) (?:me|us) (?:with |about )?/iu,
  /^(?:please )?(?:teach|help|show|tell) (?:me|us) (?:with |about |some )?/iu,
  /^(?:explain|describe)(?: to)?(?: me| us)? /iu,
  new RegExp(
    `^(?:i|we)(?:'d|’d|'m|’m| would| am)? ?${ADVERBS}(?:want|like|need|love|learning|studying|starting)s? (?=\\p{L})`,
    'iu',
  ),
  /^(?:my |the |our )?(?:goal|dream|aim|subject|topic|wish)(?: is|:) /iu,
  /^(?:(?:to )?(?:learn(?:ing)?|study(?:ing)?|understand(?:ing)?|improve|improving|practi[sc]e|practising|practicing|(?:re)?fresh(?:ing)? up|brush(?:ing)? up(?: on)?|deepen|explore)) (?:more )?(?:about |on |in |at )?(?=[\p{L}\p{N}"'“„])/iu,
  /^(?:to )?(?:get|getting|become|becoming|be|being) (?:much |really |very )?(?:better|good|great|fluent|proficient|started|into|confident|comfortable) (?:at |in |with |on )?(?=\p{L})/iu,
  /^(?:getting|get|being|be) into /iu,
  /^(?:to )?master(?:ing)? (?!['’]s|thesis|degree)(?=\p{L})/iu,
  /^(?:to )?start(?:ing)? (?:out )?(?:with|learning|doing|studying) /iu,
  /^(?:to )?know(?:ing)? (?:more |everything |all )?(?:about )?(?=\p{L})/iu,
  /^(?:everything |more |something |stuff |things )?about (?=\p{L})/iu,
  /^(?:an? |the )?(?:short |quick |good |complete )?(?:introduction|intro|course|class|lessons?|tutorial|guide|plan|crash course)s? (?:to|on|in|for|about) /iu,
  /^(?:the )?(?:basics|fundamentals|foundations|essentials|art) of /iu,
  /^(?:make|create|give me|build|i need) (?:me )?(?:an? )?(?:learning |study )?plan (?:for|to|about) /iu,
  /^what(?:'s|’s| is| are) (?:the )?(?:best|easiest|fastest|quickest)? ?way to (?:learn )?/iu,
  /^(?:what|who)(?:'s|’s| is| are| was| were) /iu,
  /^(?:my|our) (?=\p{L})/iu,
  /^some (?=\p{L})/iu,
]

/** The same in the five languages that most often come after English. Their verbs are left to speak for themselves. */
const FOREIGN: readonly RegExp[] = [
  /^(?:ich )?(?:möchte|moechte|will|würde gern|mag) (?:gerne? )?(?<wish>.+?)(?: (?:zu )?lernen| können)\b.*$/isu,
  /^(?:yo )?(?:quiero|quisiera|me gustaría|deseo) (?:aprender|estudiar)(?: a)? (?<wish>.+)$/isu,
  /^je (?:veux|voudrais|souhaite|aimerais)(?: bien)? (?:apprendre|étudier|savoir)(?: à)? (?<wish>.+)$/isu,
  /^(?:voglio|vorrei) (?:imparare|studiare)(?: a)? (?<wish>.+)$/isu,
  /^(?:eu )?(?:quero|gostaria de) (?:aprender|estudar)(?: a)? (?<wish>.+)$/isu,
]

/** One character or word at a time: a row of them must not have two readings, or a long one takes for ever to fail. */
const BEHIND =
  /(?:[\s,.;:!?…]|(?<=[\s,])(?:please|thanks|thank you|for me|for myself|for free|online|asap|quickly|fast|properly|as (?:fast|soon|quickly) as possible|instead|now|someday|one day|at home|by myself|on my own|too|as well|again|myself)(?=[\s,.;:!?…]|$))+$/iu

const TAG =
  /[,;] (?:is that (?:ok|okay|right|correct|possible)|right|ok|okay|can you help(?: me)?|(?:could|would) you help(?: me)?)\?*$/iu

export type Wish = {
  readonly text: string
  readonly verbFollows: boolean
  readonly foreign: boolean
  readonly led: boolean
}

/** A wish without the words that only say that it is one. */
export function withoutLeadIn(sentence: string): Wish {
  const start = sentence.trim().replace(TAG, '').replace(BEHIND, '')
  for (const pattern of FOREIGN) {
    const wish = pattern.exec(start)?.groups?.wish
    if (wish) return { text: wish.replace(BEHIND, ''), verbFollows: false, foreign: true, led: true }
  }
  let wish: Wish = { text: start, verbFollows: false, foreign: false, led: false }
  // each step takes a few words off, so this ends; a wish that is nothing but a lead-in is kept as it stands
  for (let steps = 0; steps < 12; steps += 1) {
    const next = strip(wish)
    if (next === wish) break
    wish = next
  }
  return wish
}

function strip(wish: Wish): Wish {
  for (const [patterns, verbFollows] of [
    [BEFORE_A_VERB, true],
    [BEFORE_A_NOUN, false],
  ] as const) {
    for (const pattern of patterns) {
      const text = wish.text.replace(pattern, '').replace(BEHIND, '')
      if (text !== wish.text && /[\p{L}\p{N}]/u.test(text)) return { ...wish, text, verbFollows, led: true }
    }
  }
  return wish
}
