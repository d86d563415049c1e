import {
  type LanguageModel,
  makeCancelConversation,
  makeConfirmPlan,
  makeContinueConversation,
  makeDraftPlan,
  makeIdentifyReader,
  makeJobHandlers,
  makeLogIn,
  makeLogOut,
  makeReadConversation,
  makeReadCurrentConversation,
  makeRegisterUser,
  makeRequeueStuck,
  makeResendVerification,
  makeRetryPlan,
  makeRunningReplies,
  makeSendMail,
  makeStartConversation,
  makeStopReply,
  makeToggleCompletion,
  makeUnlockNextChapter,
  makeVerifyEmail,
  makeWriteChapter,
} from '../src/index.ts'
import { makeMemoryAccessTokens } from './memory/access-tokens.ts'
import { makeSettableClock, noPause } from './memory/clock.ts'
import { makeCounterIdSource } from './memory/id-source.ts'
import { makeMemoryJobRunner } from './memory/job-runner.ts'
import { makeMemoryMailer } from './memory/mailer.ts'
import { makeMemoryPasswordHasher } from './memory/password-hasher.ts'
import { makeMemoryStorage } from './memory/storage.ts'

export type Stage = ReturnType<typeof makeStage>

/** The whole domain on in-memory adapters: what a test plays on. */
export function makeStage({ model }: { readonly model: LanguageModel }) {
  const storage = makeMemoryStorage()
  const { unitOfWork, screens } = storage
  const clock = makeSettableClock()
  const ids = makeCounterIdSource()
  const mailer = makeMemoryMailer()
  const passwordHasher = makeMemoryPasswordHasher()
  const accessTokens = makeMemoryAccessTokens({ clock })
  const runningReplies = makeRunningReplies()
  const settings = { appName: 'Waymark', appUrl: 'http://localhost:3000' }
  const generation = { model, clock, pause: noPause, unitOfWork, ids }
  const conversation = { unitOfWork, model, runningReplies, ids, clock }
  const readConversation = makeReadConversation({ unitOfWork })
  const draftPlan = makeDraftPlan(generation)
  const writeChapter = makeWriteChapter(generation)
  const sendMail = makeSendMail({ unitOfWork, mailer, ids, clock, settings })
  const handlers = makeJobHandlers({ draftPlan, writeChapter, sendMail })
  return {
    ...storage,
    clock,
    ids,
    mailer,
    passwordHasher,
    accessTokens,
    handlers,
    runner: makeMemoryJobRunner({ jobs: storage.jobs, handlers }),
    useCases: {
      registerUser: makeRegisterUser({ unitOfWork, passwordHasher, ids, clock }),
      verifyEmail: makeVerifyEmail({ unitOfWork, ids, clock }),
      resendVerification: makeResendVerification({ unitOfWork, ids }),
      logIn: makeLogIn({ unitOfWork, passwordHasher, accessTokens, ids, clock }),
      logOut: makeLogOut({ unitOfWork }),
      identifyReader: makeIdentifyReader({ accessTokens, screens, unitOfWork, clock }),
      startConversation: makeStartConversation(conversation),
      continueConversation: makeContinueConversation(conversation),
      readConversation,
      readCurrentConversation: makeReadCurrentConversation({ unitOfWork }),
      stopReply: makeStopReply({ readConversation, runningReplies }),
      cancelConversation: makeCancelConversation({ unitOfWork, runningReplies, clock }),
      confirmPlan: makeConfirmPlan({ unitOfWork, ids, clock }),
      retryPlan: makeRetryPlan({ unitOfWork }),
      requeueStuck: makeRequeueStuck({ unitOfWork }),
      unlockNextChapter: makeUnlockNextChapter({ unitOfWork, ids, clock }),
      toggleCompletion: makeToggleCompletion({ unitOfWork, clock }),
    },
  }
}
