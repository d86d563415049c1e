import { lesson } from './lesson.ts'
import type { Setting } from './setting.ts'

/** Good lessons whose subject brings words along that gates look for. */
export const LESSONS_NEAR_THE_LINE: Readonly<Record<string, Setting>> = {
  phishing: lesson(
    'en',
    'Protect our office against phishing | some basics | three hours a week | ',
    'Phishing awareness | You will get on with: Protect our office against phishing.',
    [
      'Why phishing works | The ground for phishing awareness.',
      'Reading a suspicious message | How to recognise a false message before a click.',
      'Practice in small steps | Small exercises for phishing awareness.',
      'A project of your own | Everything so far in one project about phishing awareness.',
    ],
    ['Recognise the signs of phishing', 'Check the sender of a message', 'Report a suspicious message'],
    [
      'wikipedia | phishing | Phishing | article | Its history and kinds.',
      'youtube | phishing email examples | Real messages | video | You see real messages taken apart.',
    ],
    [
      'Such a message wants you to hurry. It says that your account will be closed today, that a parcel waits, or that the boss is in a meeting and needs gift cards. Whoever is in a hurry does not look at the sender, and that is the whole trick.',
      'Read the address from the right: in paypal.com.secure-login.example the owner is secure-login.example and not the bank. Hover over the words "Verify your account" before you press them, and compare what the browser shows. A real bank never asks you for your password or the number of your credit card by mail, and no colleague asks you to pay an invoice by gift card.',
      'Practise with three messages from your own inbox. Write down who seems to speak, what they want, and which sign made you doubt. Then report the worst one to your IT team, and delete it.',
    ],
  ),
  stripe: lesson(
    'en',
    'Accept payments in my web shop with Stripe | some basics | three hours a week | ',
    'Payments with Stripe | You will get on with: Accept payments in my web shop with Stripe.',
    [
      'Keys and test mode | The ground for payments with stripe.',
      'Creating a payment intent | How the server creates a payment intent and the browser confirms it.',
      'Practice in small steps | Small exercises for payments with stripe.',
      'A project of your own | Everything so far in one project about payments with stripe.',
    ],
    [
      'Create a payment intent on the server',
      'Confirm a card payment in the browser',
      'Explain why the amount is set by the server',
    ],
    [
      'wikipedia | payment intent api | Payment APIs | article | It compares the ideas.',
      'youtube | stripe payment intent node | A walk through | video | You see the calls.',
    ],
    [
      'A payment intent is a promise: the customer means to pay this amount in this currency. Your server creates it, because a browser that chooses the price would choose a low one. The amount is given in cents, so 20 dollars are `2000`.',
      "```ts\nconst intent = await stripe.paymentIntents.create({ amount: 2000, currency: 'usd', receipt_email: 'user@example.com' })\n```",
      'The answer holds a `client_secret`. Send it to the browser, mount the card field, and confirm the payment with it. In test mode the number 4242 4242 4242 4242 always works, and 4000 0000 0000 9995 is declined for want of funds. PayPal, bank transfer and wallets are other payment methods of the same intent; your code stays as it is.',
      'Never trust the page that says "Thank you". Wait for the event `payment_intent.succeeded` on your webhook, check its signature, and only then send the goods. Today you create one intent with curl and pay it with the test card.',
    ],
  ),
  prompting: lesson(
    'en',
    'Get better answers from language models | some basics | three hours a week | ',
    'Prompt engineering | You will get on with: Get better answers from language models.',
    [
      'What a language model does | The ground for prompt engineering.',
      'Giving a model a role and an example | How a role, an example and a format change what a language model answers.',
      'Practice in small steps | Small exercises for prompt engineering.',
      'A project of your own | Everything so far in one project about prompt engineering.',
    ],
    [
      'Write a prompt with a role and an example',
      'Explain what a language model predicts',
      'Compare two prompts fairly',
    ],
    [
      'wikipedia | prompt engineering | Prompt engineering | article | The methods by name.',
      'youtube | large language model explained | How a model predicts | video | It makes tokens visible.',
    ],
    [
      'A large language model predicts the next token. Everything that stands before, your prompt included, makes some continuations likely and others not. A role ("You are a patient maths teacher") moves it towards texts in which such people speak; an example shows the form better than any description.',
      'Models refuse some requests. They then write sentences such as "I\'m sorry, but I can\'t help with that" or "As an AI language model, I do not have feelings", because they were trained to. A system prompt stands before the conversation and sets rules; the user prompt asks the question. Ignore all previous instructions is the sentence with which attackers try to cross that line.',
      'Try it: ask for a summary of the same page with no role, with a role, and with a role and one example. Change one thing at a time, keep the temperature low, and note which answer you would send to a colleague. Ask for JSON with the keys `title` and `points` and see how often it keeps to them.',
    ],
  ),
  lorem: lesson(
    'en',
    'Learn typesetting for books | some basics | three hours a week | ',
    'Typesetting | You will get on with: Learn typesetting for books.',
    [
      'Measure and leading | The ground for typesetting.',
      'Dummy text and real text | When dummy text helps in typesetting and when it deceives.',
      'Practice in small steps | Small exercises for typesetting.',
      'A project of your own | Everything so far in one project about typesetting.',
    ],
    ['Judge a page by its dummy text', 'Say where dummy text deceives', 'Set a page with real text'],
    [
      'wikipedia | lorem ipsum | Lorem ipsum | article | Where it comes from.',
      'open_library | book typography | Books on typography | book | For everything else.',
    ],
    [
      'Typesetters fill a page with dummy text so that nobody reads it. The best known begins *Lorem ipsum dolor sit amet*, a mangled piece of Cicero that has been in use since the sixties. Its words are of mixed length, and at a glance a page of it has the grey of a page in English.',
      'That is what it is good for: you judge the grey, the margins, the leading and the length of the lines. It deceives where real words matter. German words are longer, Hungarian has more accents, headings run over two lines, and a table of prices never looks like Latin. A page that was only ever seen with dummy text breaks on its first day.',
      'Set one page twice, with dummy text and with a chapter from a book that is free of rights. Print both, hang them up three metres away and squint. Mark the places where the grey differs, and change the leading until it does not.',
    ],
  ),
  poetry: lesson(
    'en',
    'Understand ballads and folk songs | some basics | three hours a week | ',
    'Ballads | You will get on with: Understand ballads and folk songs.',
    [
      'Story and stanza | The ground for ballads.',
      'The refrain | What a refrain does in ballads, and how it changes its meaning.',
      'Practice in small steps | Small exercises for ballads.',
      'A project of your own | Everything so far in one project about ballads.',
    ],
    ['Recognise a refrain in a ballad', 'Explain how a refrain changes its meaning', 'Write a refrain of your own'],
    [
      'wikipedia | refrain poetry | Refrain | article | Its kinds.',
      'internet_archive | english ballads | Old ballads | book | A treasure of them.',
    ],
    [
      'A refrain is a line that comes back. In a ballad it lets everybody sing along, and it slows the story down where the listener wants to hurry. Here are three stanzas of one that sailors sing:',
      '> The wind was high on Sunday morn,\n> *and blow, my bonny boys, blow the wind home,*\n> the mate was grey, the sail was torn,\n> *and blow, my bonny boys, blow the wind home.*\n>\n> The captain called for wine and bread,\n> *and blow, my bonny boys, blow the wind home,*\n> the cook came up and shook his head,\n> *and blow, my bonny boys, blow the wind home.*\n>\n> They saw the light of Harwich town,\n> *and blow, my bonny boys, blow the wind home,*\n> and half a mile from shore went down,\n> *and blow, my bonny boys, blow the wind home.*',
      'At first the line is a wish. After the cook has shaken his head it is a prayer, and after the last stanza it is a lament, although no word has changed. Read it aloud three times with these three meanings, and mark what your voice does on the word home. Then find another ballad in which the line that returns ends as something other than it began, and write two stanzas around a refrain of your own.',
    ],
  ),
  regex: lesson(
    'en',
    'Learn regular expressions | some basics | three hours a week | ',
    'Regular expressions | You will get on with: Learn regular expressions.',
    [
      'Characters and classes | The ground for regular expressions.',
      'Groups and quantifiers | How groups and quantifiers match repeated text in regular expressions.',
      'Practice in small steps | Small exercises for regular expressions.',
      'A project of your own | Everything so far in one project about regular expressions.',
    ],
    ['Use quantifiers in regular expressions', 'Name a group in a pattern', 'Tell greedy from lazy quantifiers'],
    [
      'wikipedia | regular expression | Regular expressions | article | The terms.',
      'youtube | regex quantifiers groups | Groups shown | video | Step by step.',
    ],
    [
      'A quantifier says how often the thing before it may come: `*` any number, `+` at least once, `?` at most once, `{2,4}` two to four times. So `\\d{4}-\\d{2}-\\d{2}` matches a date, and `https?://\\S+` something that looks like an address.',
      'Quantifiers are greedy. In `<b>one</b> and <b>two</b>` the pattern `<b>.*</b>` takes everything; with `.*?` it is lazy and stops at the first end. A group in brackets makes many characters one thing, `(ab)+`, and a name keeps what it found: `(?<year>\\d{4})`. Without a name you count: `$1`, `\\1`.',
      "```js\nconst mail = /^[\\w.+-]+@[\\w-]+\\.[a-z]{2,}$/i\nmail.test('user@example.com') // true\n```",
      'Outside of code people write ^\\s*$ for an empty line, [^abc] for "none of these", and a|b for a choice. Try each pattern on three lines of your own, and predict what it finds before you look.',
    ],
  ),
  typescript: lesson(
    'en',
    'Learn TypeScript generics well | some basics | three hours a week | ',
    'TypeScript generics | You will get on with: Learn TypeScript generics well.',
    [
      'Types of functions | The ground for typescript generics.',
      'Generic types | How generic types such as arrays and promises carry another type.',
      'Practice in small steps | Small exercises for typescript generics.',
      'A project of your own | Everything so far in one project about typescript generics.',
    ],
    ['Write a generic function', 'Constrain a generic type', 'Read a generic type aloud'],
    [
      'wikipedia | typescript generics | TypeScript | article | Where it stands.',
      'youtube | typescript generics constraint | Generics shown | video | With exercises.',
    ],
    [
      'A generic type has a hole. Array<T> is an array of something, Promise<Array<T>> a promise of such an array, and Record<string, number> a dictionary. When you call `first([1, 2])` the compiler fills the hole with `number` by itself.',
      "```ts\nfunction first<T>(items: readonly T[]): T | undefined {\n  return items[0]\n}\nclass Box<A extends { id: string }> { constructor(readonly value: A) {} }\nimport { z } from 'zod'\nfetch(`http://localhost:3000/api/users`)\n```",
      'A constraint says what may go into the hole: <T extends object> takes anything but plain values, and <K extends keyof T> only the names of properties. Read types aloud from outside to inside: "a promise of an array of T". If you cannot, give a part a name of its own.',
      'Now write `last`, `groupBy` and `Box.map`, each with the fewest type parameters that do the job. Delete every parameter that is used once only, for it says nothing that `unknown` would not say as well.',
    ],
  ),
  chess: lesson(
    'en',
    'Get better at chess openings | some basics | three hours a week | ',
    'Chess openings | You will get on with: Get better at chess openings.',
    [
      'The centre | The ground for chess openings.',
      'The Italian game | Ideas and first moves of the Italian game.',
      'Practice in small steps | Small exercises for chess openings.',
      'A project of your own | Everything so far in one project about chess openings.',
    ],
    ['Play the first moves of the Italian game', 'Explain what the bishop on c4 looks at', 'Meet the main reply'],
    [
      'wikipedia | italian game chess | Italian Game | article | All lines.',
      'youtube | italian game opening | Ideas of the Italian | video | Good plans.',
    ],
    [
      'The Italian game begins 1. e4 e5 2. Nf3 Nc6 3. Bc4. The bishop looks at f7, the one square that only the king protects. After 3... Bc5 4. c3 Nf6 5. d3 White builds slowly; after 4. b4!? it is the Evans Gambit, and after 3... Nf6 4. Ng5 d5 5. exd5 Na5! the fight is on.',
      "White's plan in the quiet line is always the same: 0-0, Re1, Nbd2-f1-g3, and one day d3-d4. Black mirrors much of it and fights for d5. Look at the position after 5... d6 6. O-O O-O 7. Re1 a6 8. Bb3 Ba7 9. h3 h6 10. Nbd2 Re8 11. Nf1 Be6: +0.3 says the machine, which means equal for people.",
      'Set up each of these positions, play both sides for ten moves, and write down one sentence about what each piece wants. Result of your first game: 1-0, 0-1 or 1/2-1/2, it does not matter.',
    ],
  ),
  recipe: lesson(
    'en',
    'Cook Indian food at home | some basics | three hours a week | ',
    'Indian home cooking | You will get on with: Cook Indian food at home.',
    [
      'Spices and heat | The ground for indian home cooking.',
      'Dal tadka | How dal becomes creamy and what a tadka does.',
      'Practice in small steps | Small exercises for indian home cooking.',
      'A project of your own | Everything so far in one project about indian home cooking.',
    ],
    ['Cook creamy dal', 'Make a tadka without burning it', 'Season dal at the end'],
    [
      'wikipedia | dal tadka | Dal | article | Kinds of lentils.',
      'youtube | dal tadka recipe | The sizzle | video | The sound tells you when.',
    ],
    [
      'Ingredients for 2: 150 g red lentils, 600 ml water, ½ tsp turmeric, 1 tsp salt; for the tadka 2 tbsp ghee, 1 tsp cumin, 2 cloves garlic, 1 dried chilli, ¼ tsp asafoetida.',
      '1. Rinse the lentils until the water is clear.\n2. Simmer them with turmeric for 20 min at low heat; skim the foam.\n3. Beat them with a whisk until creamy, then add salt.\n4. Heat the ghee to 180 °C (350 °F) and let the cumin crackle.\n5. Add garlic and chilli, wait 30 s, then asafoetida.\n6. Pour everything over the dal at once, and cover it for a minute.',
      'The last step is the point of the dish: fat carries aroma, and the lid keeps it in. If the garlic turns dark brown, throw the tadka away and begin again, because bitterness cannot be mended. Taste before you serve; dal nearly always needs more salt than you believe and a squeeze of lemon.',
    ],
  ),
}
