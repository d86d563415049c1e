import { fireEvent } from '@testing-library/react'
import { lateAnswer, unreachable } from '../../../api/testing/fake-server.ts'
import { paths as calls, conversation, id, message } from '../../../features/conversations/testing/stand-in-server.ts'
import { paths } from '../../../routing/paths.ts'
import { fill, lookFor, press } from '../look.ts'
import { button, heading, label, type Moment, momentsOf, part, placeholder } from '../table.ts'

const said = [message(1, 'Chess', true), message(2, 'How **well** do you play?', false)]
const talking = { [calls.messages]: [200, conversation(said)] } as const
const asked = { [calls.messages]: [200, conversation(said, true)] } as const
/** What is no reply of the contract: no one can say what it means. */
const strange = [200, {}] as const

const start = async () => {
  await fill('What do you want to learn?', 'Chess')
  await press('Start Conversation')
}
const say = async () => {
  const wanted = placeholder('Type your message...')
  fireEvent.change(await lookFor(wanted, 'there is no input'), { target: { value: 'Not at all' } })
  await press('Send')
}
const cancel = () => press('Cancel Conversation')
const yes = () => press('Yes, Proceed')
const no = () => press('No, I want to change something')

const request = momentsOf({ screen: 'newLearningRequest' })
const inConversation = momentsOf({
  screen: 'newLearningRequest',
  at: `${paths.newLearningRequest}?conversation=${id}`,
})

export const newLearningRequestMoments: readonly Moment[] = [
  request('before a conversation', [
    heading('Create New Learning Plan'),
    label('What do you want to learn?'),
    button('Start Conversation'),
  ]),
  request('after a blank goal', ['Please enter your learning goal.'], { act: () => press('Start Conversation') }),
  inConversation(
    'with a conversation',
    ['Chess', 'well', placeholder('Type your message...'), button('Send'), button('Cancel Conversation')],
    { answers: talking },
  ),
  inConversation(
    'after the AI asked for confirmation',
    [button('Yes, Proceed'), button('No, I want to change something')],
    { answers: asked },
  ),
  inConversation('after a yes', [heading('Generating Learning Plan')], {
    answers: { ...asked, [calls.confirm]: lateAnswer().handler },
    act: yes,
  }),
  inConversation(
    'after a no',
    [
      'Making changes... please continue the conversation below.',
      part("I'd like to make some changes to the details we discussed."),
    ],
    { answers: { ...asked, [calls.continue]: lateAnswer().handler }, act: no },
  ),
  inConversation('after it was cancelled', ['Conversation cancelled. You can start a new one if you like.'], {
    answers: { ...talking, [calls.cancel]: [200, { message: 'Cancelled.' }] },
    act: cancel,
  }),
  inConversation('after the messages are refused', ['Failed to fetch messages'], { refusedCall: calls.messages }),
  inConversation('after no answer with the messages', ['An error occurred while fetching messages.'], {
    answers: { [calls.messages]: unreachable },
  }),
  inConversation('after a message is refused', ['Failed to send message.'], {
    answers: talking,
    refusedCall: calls.continue,
    act: say,
  }),
  inConversation('after a message without an answer', ['An error occurred while sending the message.'], {
    answers: { ...talking, [calls.continue]: unreachable },
    act: say,
  }),
  request('after a conversation is refused to begin', ['Failed to initiate conversation.'], {
    refusedCall: calls.initiate,
    act: start,
  }),
  request('after a strange answer to a goal', ['An unknown error occurred.'], {
    answers: { [calls.initiate]: strange },
    act: start,
  }),
  inConversation('after a yes is refused', ['Failed to generate learning plan.'], {
    answers: asked,
    refusedCall: calls.confirm,
    act: yes,
  }),
  inConversation('after a strange answer to a yes', ['An unknown error occurred during plan generation.'], {
    answers: { ...asked, [calls.confirm]: strange },
    act: yes,
  }),
  inConversation('after a no is refused', ['Failed to send change request.'], {
    answers: asked,
    refusedCall: calls.continue,
    act: no,
  }),
  inConversation('after it is refused to be cancelled', ['Failed to cancel conversation.'], {
    answers: talking,
    refusedCall: calls.cancel,
    act: cancel,
  }),
  inConversation('after a strange answer to its cancelling', ['An unknown error occurred during cancellation.'], {
    answers: { ...talking, [calls.cancel]: strange },
    act: cancel,
  }),
]
