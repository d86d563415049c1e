import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const neuralNetworkLessons: readonly Lesson[] = [
  {
    for: 'early',
    title: 'One neuron: a weighted sum and a bend',
    summary: 'Work out by hand what a single artificial neuron does with its inputs.',
    teach: prose`
      An artificial neuron does two small things. First it forms a weighted sum: each input times its weight, all
      added up, plus one number of its own, the bias. Then it bends the result with an activation function. The most
      common one, ReLU, is as plain as can be: negative numbers become 0, the others stay.

      Try it. The inputs are 2 and 3, the weights 0.5 and −1, the bias is 4. The sum is 2 × 0.5 + 3 × (−1) + 4 = 2,
      and ReLU leaves it at 2. Now turn the second weight to −2: the sum is −1, and the neuron is silent. So weights
      say which inputs matter and in which direction; the bias says how easily the neuron speaks at all. Nothing else
      is stored in a network. When people say that it has learnt something, they mean that these numbers have changed.
    `,
    objectives: lines`
      Work out a weighted sum with a bias by hand
      Apply ReLU to the sum
      Explain what weights and bias each decide
    `,
    resources: shelf`
      youtube: artificial neuron weights bias explained | The neuron in pictures | Stop at every number and work it
        out first.
      wikipedia: artificial neuron | Where the idea comes from | It compares the formula with the cell that gave it
        the name.
      khan_academy: dot product weighted sum | The sum behind the neuron | Ten minutes of practice make the notation
        harmless.
      open_library: neural networks introduction | Books for a first look | Read only the chapter on the single
        neuron.
    `,
  },
  {
    for: 'early',
    title: 'Layers: how neurons together draw a border',
    summary: 'See why one neuron is not enough, and what a hidden layer adds.',
    teach: prose`
      One neuron splits its inputs with a straight line: on one side it is silent, on the other it speaks. That fails
      on a famous puzzle. XOR should answer 1 when exactly one of two inputs is 1. Draw the four cases as corners of a
      square: no straight line separates the two ones from the two zeros.

      Put two neurons side by side, feed their outputs to a third, and it works. The first adds the two inputs. The
      second adds them with a bias of −1, so that ReLU keeps it silent unless both are 1. The third takes the first
      minus twice the second: 0, 1 and 1, and in the last case 2 − 2 × 1 = 0. The two in between form a
      hidden layer, and each adds a fold to the border. Without the bend of the activation function all this would
      collapse: a weighted sum of weighted sums is just another weighted sum, however many layers you stack. Depth
      pays off because later layers combine what earlier ones found: edges, then corners, then shapes.
    `,
    objectives: lines`
      Show why one neuron fails on XOR
      Build XOR from a hidden layer of two neurons
      Explain why layers collapse without an activation function
    `,
    resources: shelf`
      youtube: neural network hidden layer XOR | The puzzle solved on screen | Try to find the weights before they’re
        shown.
      wikipedia: multilayer perceptron hidden layer | Layers and their names | Its picture is the one to be able to draw from
        memory.
      mit_ocw: introduction to neural networks lecture | A university’s first lecture | Watch the part on layers and
        stop there.
      khan_academy: matrix multiplication weighted sum | How a layer is written in one line | A layer is a matrix times a
        vector, and then the bend.
    `,
  },
  {
    for: 'everyone',
    title: 'Loss: a number for being wrong',
    summary: 'Turn “that was a bad answer” into a number that training can make smaller.',
    teach: prose`
      To learn, a network needs to know how wrong it was, as one number: the loss. For predictions of quantities, take
      the squared error. If the network says 3 and the truth is 5, the loss is (3 − 5)² = 4; saying 4 would have cost
      only 1. Squaring punishes big misses hard and small ones gently.

      For choosing among classes, the network first turns its scores into probabilities with softmax, and then pays
      cross-entropy: minus the natural logarithm of the probability that it gave to the right class. It gave the cat
      0.9? The loss is 0.11. It gave 0.5? Then 0.69. Only 0.1? Then 2.30. Being sure and wrong is what costs most. The
      loss over many examples is their average, and it depends on nothing but the weights. Picture it as a landscape:
      every setting of the weights is a place, and its height is the loss. Learning means walking downhill.
    `,
    objectives: lines`
      Work out a squared error
      Work out cross-entropy from a probability
      Explain why being sure and wrong costs most
      Picture the loss as a landscape over the weights
    `,
    resources: shelf`
      youtube: loss function cross entropy explained | Losses with worked numbers | Predict each value before it
        appears.
      wikipedia: cross-entropy loss | The formula and its reasons | Read the opening and the part on classification.
      khan_academy: logarithms introduction | A refresher on logarithms | Cross-entropy is easy once minus log feels
        familiar.
      wikiversity: machine learning loss function | Free course pages | A second explanation in other symbols.
    `,
  },
  {
    for: 'everyone',
    title: 'Gradient descent: the next step downhill',
    summary: 'Follow a slope by hand, and see what the learning rate does for better and worse.',
    teach: prose`
      You can’t see the whole landscape of the loss, but you can feel the slope where you stand. The gradient collects
      the slopes for all weights. Gradient descent takes a small step against it: new weight = old weight − learning
      rate × slope.

      Do it once with a toy loss, (w − 3)². Its slope is 2 × (w − 3). Start at w = 0 with a learning rate of 0.1: the
      slope is −6, so w becomes 0.6. Now the slope is −4.8 and w becomes 1.08. The steps shrink by themselves as the
      ground gets flat, and w creeps towards 3. With a learning rate of 1 the same rule jumps from 0 to 6 and back to
      0, for ever; above 1 it flies away. Real training doesn’t use all examples for a step but a handful, a
      mini-batch. Its gradient is noisy and a thousand times cheaper, and the noise even helps it out of small
      hollows.
    `,
    objectives: lines`
      Take three steps of gradient descent by hand
      Explain what happens when the learning rate is too large
      Say why training uses mini-batches
    `,
    resources: shelf`
      youtube: gradient descent neural network visualised | The walk downhill as a film | Watch what changes when the
        learning rate does.
      wikipedia: stochastic gradient descent | The method and its variants | Momentum and Adam are explained in a few
        lines each.
      khan_academy: gradient partial derivatives | Slopes in several directions | The one piece of calculus this
        subject can’t do without.
      mit_ocw: gradient descent lecture | A lecture with proofs | For those who want to know when it is sure to
        arrive.
    `,
  },
  {
    for: 'everyone',
    title: 'Backpropagation: the chain rule, backwards',
    summary: 'Work out every slope of a tiny network by hand, from the loss back to the first weight.',
    teach: prose`
      Gradient descent needs the slope for every weight, and a network may have billions. Backpropagation finds them
      all in one backward sweep, using the chain rule: if y depends on h and h on w, the slope of y for w is the slope
      of y for h times the slope of h for w.

      Take x = 1, w₁ = 2, w₂ = 3. Forwards: h = w₁ × x = 2, y = w₂ × h = 6. The truth is 5, so the loss is (6 − 5)² =
      1. Backwards: the slope of the loss for y is 2 × (6 − 5) = 2. For w₂ it is 2 × h = 4. For h it is 2 × w₂ = 6,
      and so for w₁ it is 6 × x = 6. Each number was used again by the one before it; that reuse is the whole trick. A
      step of 0.01 makes w₂ 2.96 and w₁ 1.94, and y drops to 5.74. Closer. Where ReLU was silent, the slope is 0 and
      nothing flows back.
    `,
    objectives: lines`
      Apply the chain rule to two steps
      Work out each slope of a tiny network backwards
      Explain why reuse makes backpropagation cheap
      Check a slope by changing a weight a little
    `,
    resources: shelf`
      youtube: backpropagation chain rule by hand | Numbers flowing backwards | Work through the example on paper alongside.
      khan_academy: chain rule derivatives | Practice for the rule | Twenty exercises, and backpropagation holds no more
        secrets.
      wikipedia: backpropagation | History and the general formula | Skim the history, copy the formula.
      open_library: backpropagation deep learning textbook | Textbooks to borrow | Compare their notation with your own small example.
    `,
  },
  {
    for: 'everyone',
    title: 'Memorising or learning? Overfitting and how to notice it',
    summary: 'Tell a network that has understood from one that has only memorised its examples.',
    teach: prose`
      A large network can learn its training examples by heart, noise included. The loss looks wonderful, and on
      anything new it fails. That is overfitting. So never judge a network by what it has seen. Split your data first:
      perhaps 70 % for training, 15 % for validation, on which you compare settings, and 15 % for a test that you look
      at once, at the end.

      Plot both losses after each round through the data, which is called an epoch. Training loss keeps falling. If
      validation loss turns upwards, the network has begun to memorise; stop there, and you have used early stopping.
      Three other remedies: more or more varied data; weight decay, which makes large weights expensive; and dropout,
      which silences random neurons during training, so that none can rely on a single neighbour. Beware of leaks,
      too: a near copy of a test photo in the training set turns the test into a memory game.
    `,
    objectives: lines`
      Split data into training, validation and test
      Recognise overfitting in two loss curves
      Choose between early stopping, weight decay and dropout
    `,
    resources: shelf`
      youtube: overfitting validation loss dropout | Curves that turn, and cures | Say where you would stop before it
        is shown.
      wikipedia: overfitting | The idea beyond networks | It shows the same fault in a simple curve through points.
      wikiversity: training validation test data | Course pages on splitting data | Short, with the usual mistakes.
      mit_ocw: deep learning regularization lecture | Remedies in detail | For the reasons behind dropout and weight
        decay.
    `,
  },
  {
    for: 'more',
    title: 'Convolution and attention: networks shaped for their data',
    summary: 'Understand the two designs behind image recognition and language models.',
    teach: prose`
      So far every neuron looked at every input. For pictures that is wasteful: an edge is an edge in any corner. A
      convolution slides one small grid of weights, say 3 × 3, over the whole image. Nine shared weights replace
      millions, and what is learnt in one place works everywhere. Stacked, such layers see ever larger patches: edges,
      textures, parts, things.

      Text needs something else, since the word that matters may stand far away. Attention lets each word ask a
      question (its query) and compares it with a label on every other word (their keys). The better the match, the
      more of that word’s content (its value) flows in. In “The cup fell off the table because it was wet”, “it” can
      look at both nouns and weigh them. A transformer is this step, then a small layered network, repeated dozens of
      times. All its weights are still learnt as before: loss, backpropagation, a step downhill.
    `,
    objectives: lines`
      Explain why a convolution shares its weights
      Describe attention with query, key and value
      Say what a transformer repeats
    `,
    resources: shelf`
      youtube: attention transformer convolution explained visually | Both designs in motion | Draw query, key and
        value yourself afterwards.
      wikipedia: convolutional neural network | From the eye to the grid | The example of the sliding grid is worth
        redoing on paper.
      internet_archive: neural networks image recognition | Lectures and papers | See how modest the first successes
        were.
      mit_ocw: deep learning convolution transformers | Lectures on modern networks | Choose the one on the data you
        care about.
    `,
  },
  {
    for: 'everyone',
    title: 'Train a tiny network yourself',
    summary:
      'Build a network of three neurons that learns XOR, in a spreadsheet or thirty lines of code, and watch it learn.',
    teach: prose`
      You have understood how networks learn when you have made one do it. Build the smallest that is worth it: two
      inputs, two hidden neurons, one output, and the four cases of XOR as data. That makes nine numbers to learn: six
      weights and three biases. A spreadsheet will do, with one column for each number and one row for each step; or
      thirty lines of plain Python without any library.

      Start the weights at small random values, not at zero: with equal weights both hidden neurons would stay twins
      for ever. Use a smooth activation such as tanh, the squared error, and a learning rate of 0.1. Run 5,000 steps
      and plot the loss. It often sits on a plateau and then drops within a few hundred steps. If it never does,
      restart with other random values, and check one slope: nudge a weight by 0.001, and compare the change of the
      loss with what backpropagation says.
    `,
    objectives: lines`
      Build a network with two hidden neurons for XOR
      Choose random start values and say why not zero
      Plot the loss over the steps of training
      Check a slope with a small nudge of a weight
    `,
    resources: shelf`
      youtube: neural network from scratch python XOR | Built live, line by line | Pause, write your own line, then
        compare.
      wikibooks: python artificial neural network | Free pages with code | Read the code only after yours runs.
      khan_academy: intro to python programming loops | The little code you need | Variables and loops are enough.
      internet_archive: neural network programming | Books with worked programs | For your second network.
    `,
  },
]
