import { either } from '../words/pattern.ts'

const starting = (source: string): RegExp => new RegExp(`^${source}`, 'iu')

const WORD_FOLLOWS = String.raw`(?=\p{L})`
const PLEASE = '(?:please )?'
const I = `(?:i|we|who)(?:['’](?:d|m|ve)| would| have| am| are)? ?`
const ADVERBS = '(?:really |just |also |finally |always |only |actually |now |would |to )*'
const WISHING = either(
  'want(?:ed)?|like|love|need|wish|hope|plan|intend|aim',
  'hoping|planning|looking|trying|going|keen',
)
const ABLE = '(?:be able to |know how to |learn how to )?'
const COULD_YOU = `${PLEASE}(?:can|could|would|will) you ${PLEASE}`
const TEACH_ME = '(?:teach|help|show|tell) (?:me|us) '

/** What people say before they name a wish, where a verb comes next: "I want to …". */
export const BEFORE_A_VERB: readonly RegExp[] = [
  starting(`${I}${ADVERBS}${WISHING}s? to ${ABLE}`),
  starting('(?:i|we) (?:wanna|gotta) '),
  starting('(?:want|wants|would like|like|need|trying|hoping|going|wish) to '),
  starting('(?:my |the |our )?(?:goal|dream|aim|plan|wish|ambition)(?: is|:) to '),
  starting(`${COULD_YOU}${TEACH_ME}(?:how )?to `),
  starting(`${PLEASE}${TEACH_ME}(?:how )?to `),
  starting(`${PLEASE}help (?:me|us) (?:to )?${WORD_FOLLOWS}`),
  starting('(?:how|where) (?:do|can|could|should|would|must) (?:i|we|you|one) '),
  starting('(?:learn(?:ing)? )?how to '),
  starting('(?:to )?(?:be able|know how|learn|start learning) to '),
  starting(`to ${WORD_FOLLOWS}`),
]

const LEARNING = either(
  'learn(?:ing)?|study(?:ing)?|understand(?:ing)?|improv(?:e|ing)|practi[sc](?:e|ing)|deepen|explore',
  '(?:re)?fresh(?:ing)? up|brush(?:ing)? up(?: on)?',
)
const GETTING = '(?:get|getting|become|becoming|be|being)'
const BETTER = either('better|good|great|fluent|proficient|started|into|confident|comfortable')
const COURSE = '(?:introduction|intro|course|class|lessons?|tutorial|guide|plan|crash course)s?'
const HELLO = either(String.raw`hi|hello|hey|greetings|howdy|good (?:morning|afternoon|evening|day)|dear \p{L}+`)

/** The same, where the thing itself comes next: "teach me …". */
export const BEFORE_A_NOUN: readonly RegExp[] = [
  starting(String.raw`${HELLO}(?: there| tutor| all| everyone)?(?:[\s,.!:-]+|$)`),
  starting(String.raw`(?:well|so|ok|okay|and|but|yes|also|actually|please|um+|then|now|basically)\b[\s,]+`),
  starting(`${I}(?:really |very |also |always been |been )*(?:interested|fascinated) (?:in|by) `),
  starting(`${I}(?:really |very )?(?:curious|passionate) about `),
  starting(`${COULD_YOU}${TEACH_ME}(?:with |about )?`),
  starting(`${PLEASE}${TEACH_ME}(?:with |about |some )?`),
  starting('(?:explain|describe)(?: to)?(?: me| us)? '),
  starting(`${I}${ADVERBS}(?:want|like|need|love|learning|studying|starting)s? ${WORD_FOLLOWS}`),
  starting('(?:my |the |our )?(?:goal|dream|aim|subject|topic|wish)(?: is|:) '),
  starting(String.raw`(?:to )?${LEARNING} (?:more )?(?:about |on |in |at )?(?=[\p{L}\p{N}"'“„])`),
  starting(`(?:to )?${GETTING} (?:much |really |very )?${BETTER} (?:at |in |with |on )?${WORD_FOLLOWS}`),
  starting(`${GETTING} into `),
  starting(`(?:to )?master(?:ing)? (?!['’]s|thesis|degree)${WORD_FOLLOWS}`),
  starting('(?:to )?start(?:ing)? (?:out )?(?:with|learning|doing|studying) '),
  starting(`(?:to )?know(?:ing)? (?:more |everything |all )?(?:about )?${WORD_FOLLOWS}`),
  starting(`(?:everything |more |something |stuff |things )?about ${WORD_FOLLOWS}`),
  starting(`(?:an? |the )?(?:short |quick |good |complete )?${COURSE} (?:to|on|in|for|about) `),
  starting('(?:the )?(?:basics|fundamentals|foundations|essentials|art) of '),
  starting('(?:make|create|give me|build|i need) (?:me )?(?:an? )?(?:learning |study )?plan (?:for|to|about) '),
  starting("what(?:['’]s| is| are) (?:the )?(?:best|easiest|fastest|quickest)? ?way to (?:learn )?"),
  starting("(?:what|who)(?:['’]s| is| are| was| were) "),
  starting(`(?:my|our|some) ${WORD_FOLLOWS}`),
]

/** The same in the five languages that most often come after English. Their verbs are left to speak for themselves. */
export const FOREIGN: readonly RegExp[] = [
  /^(?:ich )?(?:möchte|moechte|will|würde gern|mag) (?:gerne? )?(?<wish>.+?)(?: (?:zu )?lernen| können)\b.*$/isu,
  /^(?:yo )?(?:quiero|quisiera|me gustaría|deseo) (?:aprender|estudiar)(?: a)? (?<wish>.+)$/isu,
  /^je (?:veux|voudrais|souhaite|aimerais)(?: bien)? (?:apprendre|étudier|savoir)(?: à)? (?<wish>.+)$/isu,
  /^(?:voglio|vorrei) (?:imparare|studiare)(?: a)? (?<wish>.+)$/isu,
  /^(?:eu )?(?:quero|gostaria de) (?:aprender|estudar)(?: a)? (?<wish>.+)$/isu,
]

const PARTING = either(
  'please|thanks|thank you|for me|for myself|for free|online|instead|now|too|as well|again|myself',
  'asap|quickly|fast|properly|as (?:fast|soon|quickly) as possible|someday|one day',
  'at home|by myself|on my own',
)
/** One character or word at a time: a row of them must not have two readings, or a long one takes for ever to fail. */
export const BEHIND = new RegExp(String.raw`(?:[\s,.;:!?…]|(?<=[\s,])${PARTING}(?=[\s,.;:!?…]|$))+$`, 'iu')

/** A question hung onto the end. */
export const TAG =
  /[,;] (?:is that (?:ok|okay|right|correct|possible)|right|ok|okay|(?:can|could|would) you help(?: me)?)\?*$/iu
