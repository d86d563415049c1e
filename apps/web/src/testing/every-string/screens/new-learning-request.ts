import { fireEvent } from '@testing-library/react'
import { lateAnswer } from '../../../api/testing/fake-server.ts'
import { paths as calls, conversation, id, message } from '../../../features/conversations/testing/stand-in-server.ts'
import { paths } from '../../../routing/paths.ts'
import { fill, lookFor, press } from '../look.ts'
import { button, heading, label, type Moment, part, placeholder } from '../table.ts'
import { unreachable } from '../unreachable.ts'

const said = [message(1, 'Chess', true), message(2, 'How **well** do you play?', false)]
const talking = { [calls.messages]: [200, conversation(said)] } as const
const asked = { [calls.messages]: [200, conversation(said, true)] } as const
/** What is no reply of the contract: nobody can say what it means. */
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

const request = { screen: 'newLearningRequest', from: '§2 /new-learning-request' } as const
const refused = { screen: 'newLearningRequest', from: '§8 Conversation and payments' } as const
const inConversation = { ...request, at: `${paths.newLearningRequest}?conversation=${id}` } as const
const refusedIn = { ...refused, at: inConversation.at } as const

export const newLearningRequestMoments: readonly Moment[] = [
  {
    ...request,
    state: 'before a conversation',
    strings: [heading('Create New Learning Plan'), label('What do you want to learn?'), button('Start Conversation')],
  },
  {
    ...request,
    from: '§5 Learning goal',
    state: 'after a blank goal',
    act: () => press('Start Conversation'),
    strings: ['Please enter your learning goal.'],
  },
  {
    ...inConversation,
    state: 'with a conversation',
    answers: talking,
    strings: ['Chess', 'well', placeholder('Type your message...'), button('Send'), button('Cancel Conversation')],
  },
  {
    ...inConversation,
    state: 'after the AI asked for confirmation',
    answers: asked,
    strings: [button('Yes, Proceed'), button('No, I want to change something')],
  },
  {
    ...inConversation,
    state: 'after a yes',
    answers: { ...asked, [calls.confirm]: lateAnswer().handler },
    act: yes,
    strings: [heading('Generating Learning Plan')],
  },
  {
    ...inConversation,
    from: '§4 Conversation',
    state: 'after a no',
    answers: { ...asked, [calls.continue]: lateAnswer().handler },
    act: no,
    strings: [
      'Making changes... please continue the conversation below.',
      part("I'd like to make some changes to the details we discussed."),
    ],
  },
  {
    ...inConversation,
    from: '§4 Conversation',
    state: 'after it was cancelled',
    answers: { ...talking, [calls.cancel]: [200, { message: 'Cancelled.' }] },
    act: cancel,
    strings: ['Conversation cancelled. You can start a new one if you like.'],
  },
  {
    ...refusedIn,
    state: 'after the messages are refused',
    refusedCall: calls.messages,
    strings: ['Failed to fetch messages'],
  },
  {
    ...refusedIn,
    state: 'after nobody answered with the messages',
    answers: { [calls.messages]: unreachable },
    strings: ['An error occurred while fetching messages.'],
  },
  {
    ...refusedIn,
    state: 'after a message is refused',
    answers: talking,
    refusedCall: calls.continue,
    act: say,
    strings: ['Failed to send message.'],
  },
  {
    ...refusedIn,
    state: 'after a message that nobody answered',
    answers: { ...talking, [calls.continue]: unreachable },
    act: say,
    strings: ['An error occurred while sending the message.'],
  },
  {
    ...refused,
    state: 'after a conversation is refused to begin',
    refusedCall: calls.initiate,
    act: start,
    strings: ['Failed to initiate conversation.'],
  },
  {
    ...refused,
    state: 'after a strange answer to a goal',
    answers: { [calls.initiate]: strange },
    act: start,
    strings: ['An unknown error occurred.'],
  },
  {
    ...refusedIn,
    state: 'after a yes is refused',
    answers: asked,
    refusedCall: calls.confirm,
    act: yes,
    strings: ['Failed to generate learning plan.'],
  },
  {
    ...refusedIn,
    state: 'after a strange answer to a yes',
    answers: { ...asked, [calls.confirm]: strange },
    act: yes,
    strings: ['An unknown error occurred during plan generation.'],
  },
  {
    ...refusedIn,
    state: 'after a no is refused',
    answers: asked,
    refusedCall: calls.continue,
    act: no,
    strings: ['Failed to send change request.'],
  },
  {
    ...refusedIn,
    state: 'after it is refused to be cancelled',
    answers: talking,
    refusedCall: calls.cancel,
    act: cancel,
    strings: ['Failed to cancel conversation.'],
  },
  {
    ...refusedIn,
    state: 'after a strange answer to its cancelling',
    answers: { ...talking, [calls.cancel]: strange },
    act: cancel,
    strings: ['An unknown error occurred during cancellation.'],
  },
]
