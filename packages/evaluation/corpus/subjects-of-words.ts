import { subjectSetting } from './subject-setting.ts'

export const LANGUAGE_MODELS = subjectSetting({
  id: 'language-models',
  goal: 'Understand how large language models work',
  title: 'How large language models work',
  chapters: [
    ['Words as numbers', 'How a text becomes tokens, and tokens become vectors.'],
    ['Predicting the next token', 'How a language model is trained to continue a text.'],
    ['From model to assistant', 'How instructions and feedback turn a model into an assistant.'],
  ],
  introduction: [
    'A large language model does one thing: it predicts the next token. Give it the beginning of a sentence, and it answers with a probability for every token that it knows. The assistant that says "As an AI language model, I cannot do that" is the same machine; it only learned that such a sentence often follows such a request.',
    'Training is a long game of guessing. The model sees the start of a text, guesses the next token, and is told the right one. The difference between guess and truth is called the loss, and the weights are moved a little so that the loss shrinks. After some trillion tokens the guesses are good enough to write an essay, although nobody taught it grammar.',
    'Why does the model sometimes refuse? In a later step people rate its answers, and refusals such as "I\'m sorry, but I can\'t help with that" get good marks for dangerous questions. So the model learns when to apologise. It does not know that it is a model; the sentence is simply likely.',
    'Try it on paper: write "The cat sat on the", list five tokens that may follow, and give each a probability so that all of them add up to one. That list is what the last layer of a language model computes. Sampling from it with a high temperature makes surprising texts, with a low one dull ones.',
  ],
  objectives: [
    'Explain what a language model predicts at each token',
    'Describe how the loss moves the weights in training',
    'Tell why a model refuses some questions',
  ],
  searches: ['language model training', 'next token prediction', 'large language models'],
})

export const PAYMENTS = subjectSetting({
  id: 'payments',
  goal: 'Take payments in my own online shop',
  title: 'Payments for your own online shop',
  chapters: [
    ['How a card payment flows', 'Who is asked when a customer pays, and who carries the risk.'],
    ['Build a checkout that people finish', 'A form, a price and a button, and what goes wrong between them.'],
    ['Refunds and disputes', 'What to do when a customer wants the money back.'],
  ],
  introduction: [
    'A checkout is the page on which most shops lose their customers. Every field that you ask for costs sales, so ask for as little as the law and the delivery need: name, address, mail. The price must be whole from the start; nothing makes people leave faster than a fee of $4.99 that appears on the last page.',
    'Which ways to pay should you offer? Cards first, then what your customers know: PayPal in many countries, bank transfer in others. A payment provider such as Stripe hosts the form for you, so that card numbers never touch your server. You pay about 2.9% and 30 cents per payment for that, and it is worth it.',
    'The button says what happens: "Pay $24.00", not "Submit". Below it stands where the customer finds help. After the payment the provider calls your server; only this call, not the page that the customer sees, tells you that the money has arrived. Ship the order then, and send a receipt.',
    'Test the checkout as a customer would. Buy something in the sandbox with a test card, close the window in the middle of the payment, and look whether the order is lost or waits. A promo code field deserves a thought, too: an empty one sends people away to look for codes.',
  ],
  objectives: [
    'Design a checkout that asks for as few fields as possible',
    'Choose ways to pay that your customers know',
    'Test a payment in the sandbox of a provider',
  ],
  searches: ['checkout page design', 'payment service provider', 'online shop payments'],
})

export const TYPOGRAPHY = subjectSetting({
  id: 'typography',
  goal: 'Lay out a magazine page',
  title: 'Lay out a magazine page',
  chapters: [
    ['Grids and margins', 'How columns and white space carry a page.'],
    ['Type and placeholder text', 'How to judge type before the real text is there.'],
    ['Pictures and captions', 'How pictures lead the eye over the page.'],
  ],
  introduction: [
    'Before the writers deliver, a designer fills the page with placeholder text. The classic is "Lorem ipsum dolor sit amet", a scrambled piece of Cicero that looks like language and says nothing. That is its use: the eye judges the grey of the column, not the argument.',
    'Set one column in two typefaces and squint. The darker one has tighter spacing or heavier strokes. A column of body type should be an even grey from top to bottom; rivers of white show that the lines are too short for the size. Between 45 and 75 characters a line are easy to read.',
    'Placeholder text lies, though. Real headlines are longer than "TODO: headline", real names are longer than "Name", and Latin has fewer capitals than German. So replace the placeholder with a real paragraph as soon as there is one, and test the layout with the longest headline that you expect.',
    'As an exercise, set a page of 300 words in a typeface that you like, then again at a size two points smaller. Print both, hang them on the wall and look at the type from two metres away. Which one invites you to read? Trust that more than any rule.',
  ],
  objectives: [
    'Judge the grey of a column of type with placeholder text',
    'Choose a line length between 45 and 75 characters',
    'Test a layout with the longest headline',
  ],
  searches: ['typography grey of a column', 'placeholder text in design', 'magazine layout'],
})

export const APOLOGIES = subjectSetting({
  id: 'apologies',
  goal: 'Write better business emails in English',
  title: 'Better business emails in English',
  chapters: [
    ['Openings and subjects', 'How the first line decides whether a mail is read.'],
    ['Apologise and decline politely', 'How to say sorry and no without losing the customer.'],
    ['Asking and reminding', 'How to ask again without sounding angry.'],
  ],
  introduction: [
    'An apology has three parts: the word, the reason and the repair. "I\'m sorry that your order arrived late. A storm closed our warehouse on Monday. We have refunded the delivery." Leave one out and the apology sounds cold. "I apologize for any inconvenience this may cause" has none of them, and every reader knows it.',
    'To decline, say no early and say what is possible instead. "I\'m afraid I can\'t help with that before Friday, but my colleague Anna can." The words "unfortunately" and "I am unable to" are polite, yet three of them in one email read like a wall. One is enough.',
    'Mind the difference between "I\'m sorry" and "I regret". The first belongs to people, the second to contracts. And between "I can\'t" and "I won\'t": a customer forgives the first. Short forms such as "can\'t" are fine in most business emails; long forms sound stern.',
    'Now write two emails. In the first, apologise to a customer whose table was delivered with three legs: word, reason, repair. In the second, decline a request for a discount, and offer something that costs you little. Read both aloud; where you would not say it, rewrite it.',
  ],
  objectives: [
    'Write an apology with a word, a reason and a repair',
    'Decline a request and offer something instead',
    'Choose between short and long forms in an email',
  ],
  searches: ['business email apology', 'polite refusal in English', 'business English emails'],
})
