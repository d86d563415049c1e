import { makeSafetyCheck } from '@app/safety'
import type { Wording } from '@app/safety/wordings'
import { isIn } from '../score/language.ts'

export type SafetyResult = Pick<Wording, 'kind' | 'language'> & {
  readonly id: string
  readonly declined: boolean
  /** The answer to the wording is in its language. */
  readonly inLanguage: boolean
  /** It holds a number to call. */
  readonly helps: boolean
}

/** What the built-in rules and weights make of wordings by themselves, as goals or as messages. */
export async function runSafety(wordings: readonly Wording[]): Promise<readonly SafetyResult[]> {
  const { route, declineAnswer } = await makeSafetyCheck()
  return wordings.map(({ language, kind, text, isMessage }, place) => {
    const found = route(text, isMessage ? 'message' : 'goal')
    const answer = found === 'ok' ? '' : declineAnswer(found, text)
    return {
      id: `${language}/${kind}/${place + 1}`,
      kind,
      language,
      declined: found !== 'ok',
      inLanguage: isIn(language, answer),
      helps: /\d{3}/.test(answer),
    }
  })
}
