import { neuralNetworkLessons } from '../lessons/neural-networks.ts'
import { phrases, wordSet } from '../words/phrases.ts'
import type { Subject } from './subject.ts'

export const neuralNetworks: Subject = {
  name: 'neural networks',
  heads: phrases(
    'neural networks, neural network, neural nets, neural net, artificial neural networks, deep neural networks, deep learning, backpropagation',
  ),
  beside: wordSet(
    'learns train training trained weights layers neurons inside think build deep artificial theory maths',
  ),
  welcome: 'How neural networks learn is a wonderful question, and you can follow every step with pencil and paper.',
  asksLevel: 'How much do you already know about them: nothing yet, the rough idea, or have you trained one yourself?',
  asksFocus: 'What draws you to it: the idea itself, images, language models, or something you’d like to build?',
  usualFocus: 'how a network learns, step by step',
  planTitle: {
    new: 'How neural networks learn: from one neuron to a network of your own',
    some: 'How neural networks learn: loss, slopes and backpropagation by hand',
    good: 'How neural networks learn: the mechanics, worked out by hand',
  },
  outcome: 'be able to explain how neural networks learn, work out a step by hand, and train a small one yourself',
  field: phrases(
    `network, networks, nets, neural, deep learning, machine learning, ml, ai, backpropagation, gradient descent, pytorch, tensorflow,
    keras, trained, training, expert, advanced, very well`,
  ),
  lessons: neuralNetworkLessons,
}
