import { either } from '../words/pattern.ts'

const ONESELF = '(?:myself|himself|herself|themselves|yourself)'
const SOMEONE = either(
  'someone|somebody|people|him|her|them',
  'my (?:wife|husband|girlfriend|boyfriend|ex|boss|neighbou?r|mother|father|parents|brother|sister)',
  'my (?:child|kids?|dog|cat)',
)

const WEAPON = '(?:pipe|nail|car|dirty|nuclear|home-?made)'

const UNSUITABLE: readonly RegExp[] = [
  new RegExp(`\\b(?:kill|killing|hurt|hurting|harm|harming|cut|cutting|hang|hanging) ${ONESELF}\\b`, 'iu'),
  /\b(?:commit(?:ting)? suicide|end (?:my|it all)(?: own)? life|self[- ]harm)\b/iu,
  new RegExp(
    `\\b(?:kill|killing|murder|murdering|poison|poisoning|stalk|stalking|torture|blackmail) (?:a )?${SOMEONE}\\b`,
    'iu',
  ),
  new RegExp(`\\b(?:make|making|build|building) (?:an? )?(?:${WEAPON} )?(?:bombs?|explosives?|nerve gas)\\b`, 'iu'),
  /\b(?:mak|cook|synthesi[sz])(?:e|ing)? (?:crystal )?(?:meth|methamphetamine|cocaine|heroin|fentanyl)\b/iu,
]

/** Goals for which prepared lessons would be a cruel or dangerous answer. */
export const isUnsuitable = (text: string): boolean => UNSUITABLE.some((pattern) => pattern.test(text))
