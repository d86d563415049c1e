import { isErr, type LanguageModel, type ModelCall, type Task, type UnitOfWork } from '../src/index.ts'
import { aBrief } from '../testing/index.ts'

/** A unit of work that notes every call of a model as it was last kept; in the order in which they began. */
export function noteCalls({ run }: UnitOfWork): { readonly unitOfWork: UnitOfWork; readonly calls: () => ModelCall[] } {
  const saved = new Map<string, ModelCall>()
  return {
    calls: () => [...saved.values()],
    unitOfWork: {
      run: async (work) => {
        const written: ModelCall[] = []
        const result = await run((repositories) => {
          const { add, save } = repositories.modelCalls
          const modelCalls = {
            ...repositories.modelCalls,
            add: (call: ModelCall) => add(call).then(() => void written.push(call)),
            save: (call: ModelCall) => save(call).then(() => void written.push(call)),
          }
          return work({ ...repositories, modelCalls })
        })
        if (!isErr(result)) for (const call of written) saved.set(call.id, call)
        return result
      },
    },
  }
}

export const modelThat = (ask: LanguageModel['ask']): LanguageModel => ({ name: 'test', model: 'test-1', ask })

export const A_PLAN: Task = { kind: 'plan', brief: aBrief() }
