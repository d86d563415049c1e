import { lesson } from './lesson.ts'
import type { Setting } from './setting.ts'

/** Good lessons full of signs, code, numbers or clauses. */
export const LESSONS_OF_ODD_FORM: Readonly<Record<string, Setting>> = {
  legal: lesson(
    'en',
    'Understand rental contracts as a tenant | some basics | three hours a week | ',
    'Tenancy law | You will get on with: Understand rental contracts as a tenant.',
    [
      'What a contract is | The ground for tenancy law.',
      'Deposit and notice | What a tenancy contract may say on deposit and notice.',
      'Practice in small steps | Small exercises for tenancy law.',
      'A project of your own | Everything so far in one project about tenancy law.',
    ],
    ['Check a clause about the deposit', 'Compute the end of a notice period', 'Write a letter of notice'],
    [
      'wikipedia | tenancy deposit | Deposits | article | Rules in several countries.',
      'open_library | tenant law handbook | Handbooks | book | For details.',
    ],
    [
      "§ 4 Deposit. (1) The Tenant shall pay to the Landlord a deposit not exceeding three months' rent by bank transfer. (2) The Landlord shall keep it apart from their own assets. (3) The deposit shall be returned within 6 months after the end of the tenancy, less lawful deductions.",
      'Read such a clause with three questions: who owes what, until when, and what happens otherwise? "Shall" means must. "Lawful deductions" are unpaid rent and damage beyond fair wear and tear (cf. § 7 para. 2 lit. b), but not the repainting of a flat after ten years.',
      "A notice has to be in writing. If it arrives by the 3rd working day of a month, that month counts: a letter of 2 May ends a contract with three months' notice on 31 July. Send it by registered post and keep the receipt. For today, take your own contract, mark each deadline, and note beside each clause which of the three questions it leaves open. This is general knowledge; in a dispute ask a lawyer or a tenants' association.",
    ],
  ),
  math: lesson(
    'en',
    'Refresh calculus for physics | some basics | three hours a week | ',
    'Calculus | You will get on with: Refresh calculus for physics.',
    [
      'Limits | The ground for calculus.',
      'The derivative | What a derivative is and how to compute one.',
      'Practice in small steps | Small exercises for calculus.',
      'A project of your own | Everything so far in one project about calculus.',
    ],
    ['Compute a derivative from its definition', 'Apply the chain rule', 'Interpret the sign of a derivative'],
    [
      'wikipedia | derivative calculus | Derivative | article | All rules.',
      'youtube | chain rule derivative | Chain rule | video | With pictures.',
    ],
    [
      "The derivative of $f$ at $x$ is $$f'(x) = \\lim_{h \\to 0} \\frac{f(x+h)-f(x)}{h},$$ the slope of the tangent. For $f(x)=x^2$ the fraction is $\\frac{2xh+h^2}{h}=2x+h$, and as $h\\to0$ it tends to $2x$.",
      "Three rules do most of the work: $(x^n)'=n x^{n-1}$, $(fg)'=f'g+fg'$ and the chain rule $(f(g(x)))'=f'(g(x))\\,g'(x)$. So $\\frac{d}{dx}\\sin(3x^2)=6x\\cos(3x^2)$.",
      "Where $f'>0$ the function rises, where $f'<0$ it falls, and where $f'=0$ it may turn. Velocity is the derivative of position: a stone with $s(t)=5t^2$ has $v(2)=20$ after two seconds. Compute by hand the derivatives of $x^3$, $1/x$ and $\\sqrt{x}$ from the definition, sketch all three, and check the signs against your sketch. Then differentiate $e^{-x^2}$ and say in words where it rises.",
    ],
  ),
  'code-heavy': lesson(
    'en',
    'Learn Python for data work | some basics | three hours a week | ',
    'Python for data | You will get on with: Learn Python for data work.',
    [
      'Lists and loops | The ground for python for data.',
      'Dictionaries | How Python dictionaries keep values by key.',
      'Practice in small steps | Small exercises for python for data.',
      'A project of your own | Everything so far in one project about python for data.',
    ],
    ['Count words with a dictionary', 'Read a value with a default', 'Sort a dictionary by value'],
    [
      'wikipedia | python dictionary hash table | Hash tables | article | Why it is quick.',
      'youtube | python dictionary tutorial | Dictionaries | video | Typed live.',
    ],
    [
      'A dictionary keeps values by key. You look a value up by its name instead of its place, and that takes the same time in ten entries as in ten million.',
      "```python\ncounts = {}\nfor word in \"to be or not to be\".split():\n    counts[word] = counts.get(word, 0) + 1\nprint(counts)  # {'to': 2, 'be': 2, 'or': 1, 'not': 1}\n```",
      '`get` gives a default where the key is missing; `counts[word]` would raise a `KeyError`.',
      '```python\nfor word, count in sorted(counts.items(), key=lambda item: -item[1]):\n    print(f"{word:>5} {count}")\n```',
      '```bash\npip install requests==2.31.0\ncurl -s https://api.example.com/v1/users | python -m json.tool\n```',
      'Keys have to be immutable, so a tuple works and a list does not. Write a function `count_letters(text)` that returns a dictionary, test it with an empty text, and then print the three most frequent letters of this page. TODO comments in code such as `# TODO: handle unicode` are fine while you experiment.',
    ],
  ),
  crypto: lesson(
    'en',
    'Understand bitcoin and blockchains | some basics | three hours a week | ',
    'Bitcoin | You will get on with: Understand bitcoin and blockchains.',
    [
      'Hashes | The ground for bitcoin.',
      'Keys and addresses | How a key becomes a bitcoin address, and how a payment is signed.',
      'Practice in small steps | Small exercises for bitcoin.',
      'A project of your own | Everything so far in one project about bitcoin.',
    ],
    ['Explain how a bitcoin address is made', 'Sign a message with a key', 'Check the first bitcoin address'],
    [
      'wikipedia | bitcoin address | Bitcoin | article | Formats.',
      'youtube | bitcoin keys and addresses | Keys | video | Drawn.',
    ],
    [
      'A private key is a random number of 256 bits. Multiplied with a fixed point of a curve it gives the public key; hashed twice and written in base 58 or bech32 it becomes an address. The first of all, 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa, got the fifty coins of the genesis block, and nobody has ever moved them.',
      'To pay, a wallet lists coins that it may spend, names the new owner, and signs the whole. Every node checks the signature with the public key. Whoever has the key has the coins: there is no bank that could undo a transfer, and no help desk. So a key belongs on paper or in a device, never in a chat.',
      'For practice, use the test network, whose coins are free. Make a wallet, note its words, delete it, and restore it from your notes. Then look the genesis address up in a block explorer and find out how much people have sent to it since, although nobody can spend it.',
    ],
  ),
  'email-writing': lesson(
    'en',
    'Write better business mails | some basics | three hours a week | ',
    'Business mails | You will get on with: Write better business mails.',
    [
      'Subject lines | The ground for business mails.',
      'The request | How a mail asks for something clearly.',
      'Practice in small steps | Small exercises for business mails.',
      'A project of your own | Everything so far in one project about business mails.',
    ],
    ['Put the request first in a mail', 'Close a mail with one clear step', 'Shorten a mail by half'],
    [
      'wikipedia | business letter | Letters | article | Forms.',
      'youtube | business email writing | Good mails | video | Before and after.',
    ],
    [
      'A good mail asks for one thing, and asks early. Compare "I hope this finds you well. As discussed last week, there have been several developments" with "Could you approve the budget by Friday?" Nobody minds the second.',
      'Use the order request, reason, next step. "Please contact me if you have questions" is a closing that says nothing; "Call me on Thursday between two and four" gives a step. If you say sorry, do it once: "Sorry for the delay, here are the figures" is enough. Keep "Let me know if you need anything else" for the people from whom you want more questions.',
      'Exercise: take three mails that you sent this week. Strike every sentence before the request, put the request first, and count the words again. Most mails lose half. Send the next one in the new form to a colleague you trust, and ask whether it sounded rude. It will not have.',
    ],
  ),
  marketing: lesson(
    'en',
    'Learn marketing for my small bakery | some basics | three hours a week | ',
    'Marketing for a bakery | You will get on with: Learn marketing for my small bakery.',
    [
      'Who buys bread | The ground for marketing for a bakery.',
      'Offers that work | What makes an offer work for a bakery, and what cheapens it.',
      'Practice in small steps | Small exercises for marketing for a bakery.',
      'A project of your own | Everything so far in one project about marketing for a bakery.',
    ],
    ['Write an offer for a bakery', 'Choose a discount that does not cheapen', 'Measure what an offer brought'],
    [
      'wikipedia | sales promotion discount | Sales promotion | article | Kinds.',
      'youtube | small bakery marketing | Marketing for bakeries | video | Examples.',
    ],
    [
      'An offer needs a reason. "Buy now, 20 % off!" on every door teaches customers to wait; "Yesterday\'s rolls, half price until ten" tells them why, and nobody will wait for old rolls. A coupon code such as BREAD10 on the paper bag shows you which street it came from.',
      'Choose one offer a month. A loyalty card (ten loaves, the eleventh is free) costs you nine per cent and brings people back; a "limited-time offer" in the window brings strangers once. Special offers on the bread that everybody buys anyway cost most and teach least.',
      'Write the offer as you would say it across the counter. Then count: how many bags with the code came back, and what else did these people buy? Put the figures into a table with a line for each week. On Instagram, one photograph of the oven at five in the morning does more than ten prices.',
    ],
  ),
  'customer-service': lesson(
    'en',
    'Handle difficult customers on the phone | some basics | three hours a week | ',
    'Difficult calls | You will get on with: Handle difficult customers on the phone.',
    [
      'Listening | The ground for difficult calls.',
      'Saying no | How to refuse on the phone without losing the customer.',
      'Practice in small steps | Small exercises for difficult calls.',
      'A project of your own | Everything so far in one project about difficult calls.',
    ],
    ['Refuse a request kindly on the phone', 'Offer the caller an alternative', 'End a call'],
    [
      'wikipedia | customer service | Service | article | Terms.',
      'youtube | saying no to customers | Saying no | video | Scenes.',
    ],
    [
      'A refusal has three parts: what you heard, what is not possible, and what is. "You would like the money back today. I cannot pay it out before the parcel is here. What I can do is send you the label now." The caller hears a no, but it comes between two sentences about them.',
      'Avoid the words that end every call badly: "I\'m sorry, but I can\'t help you with that", "unfortunately I am not able to", "that is our policy". They say that you stop thinking. If you apologise, apologise for something: "I\'m sorry that you waited for twenty minutes."',
      'Practise with a colleague. One calls with a wish that you have to refuse, for instance a discount after the sale; the other uses the three parts, and both count the seconds until the mood turns. Swap, and write down the sentence that worked best. Pin it beside the phone for a week.',
    ],
  ),
  'learn-german-en': lesson(
    'en',
    'Learn German for a trip to Berlin | none | an hour a day | speaking',
    'German for a trip | You will order, ask and thank in German.',
    [
      'Greetings | Greet people in German.',
      'Ordering food in German | Order and pay in a German café.',
      'The way | Ask for the way.',
      'Small talk | Talk about yourself.',
    ],
    ['Order a coffee in German', 'Ask for the bill in German', 'Understand prices'],
    [
      'wikipedia | german phrases | Phrases | article | A list.',
      'youtube | ordering food in german | In a café | video | To repeat.',
    ],
    [
      'In a café you say *Ich hätte gern einen Kaffee, bitte*. Literally that is "I would have gladly a coffee", and it is politer than *Ich will*. For two things join them with *und*: *einen Kaffee und ein Stück Kuchen*. The waiter may ask *Sonst noch etwas?*, and you answer *Nein, danke, das ist alles*.',
      '| German | English |\n|---|---|\n| Die Rechnung, bitte. | The bill, please. |\n| Zusammen oder getrennt? | Together or separate? |\n| Stimmt so. | Keep the change. |\n| Kann ich mit Karte zahlen? | Can I pay by card? |',
      'Prices are read with the word Euro in the middle: 3,50 € is *drei Euro fünfzig*. Listen for the number first, the rest will come. Say each sentence of the table aloud five times, then cover the left column and say it from the right one. In the evening, order your own dinner at home in German, even if nobody answers.',
    ],
  ),
}
