import type { Subject } from '../kinds/kind.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const webLessons = ({ search }: Subject): readonly Lesson[] => [
  {
    for: 'start',
    title: 'What a page is made of: your first HTML, by hand',
    summary:
      'Explains what happens between address bar and screen, and lets you write a first page that means something.',
    teach: prose`
      A browser asks for a file, a server sends text, the browser draws it: that is the web. The text is HTML, and its
      tags say what things are, not how they look: a heading, a paragraph, a list, a link, a picture with words for
      those who cannot see it. Everything on the web stands on this layer, so it deserves an evening by hand, in a
      plain editor.

      Write about something real: your street, a recipe, your band. Open the file in a browser, change a line, reload.
      Then right-click on a page that you like and look at its source. Much will be noise, but you will recognise
      headings, lists and links, and see which pages are built with care.
    `,
    practise: prose`
      Make three pages that link to each other, with one picture each, and no styling at all. Read them aloud from top
      to bottom: if they make sense that way, the structure is right. Close the tags by hand until you no longer think
      of it.
    `,
    ready: 'you can write a page with headings, lists, links and pictures without looking anything up',
    objectives: lines`
      Explain what browser and server say to each other
      Mark up a text with headings, lists, links and pictures
      Describe a picture in words for those who cannot see it
      Read the source of a simple page
    `,
    resources: shelf`
      khan_academy: intro to html | Exercises in the browser | Write on the left, see it on the right.
      youtube: html for beginners | A first page from scratch | Build the same with your own topic.
      wikibooks: hypertext markup language | A free book on HTML | For looking up a tag when you need it.
      wikipedia: html | History and idea | It explains why the web looks as it does.
    `,
  },
  {
    for: 'everyone',
    title: 'From plain to beautiful: CSS without guessing',
    summary: 'Teaches the few ideas of CSS that explain most surprises: boxes, the cascade, and space.',
    teach: prose`
      CSS feels like luck until three ideas are clear. Everything is a box, with content, padding, border and margin.
      When rules disagree, the more specific one wins, and the later one among equals. And most layouts are rows or
      columns of boxes that share the space between them. Learn to look at a page and see its boxes.

      Begin with text, because a page is mostly text: one good font, a line no longer than about seventy characters,
      enough room between the lines. Then two or three colours with enough contrast. Then space, more than you think.
      A page with good text and generous space already looks designed.
    `,
    practise: prose`
      Take a plain page, one of your own if you have it, and style it in three quite different ways without touching the
      HTML. Use the browser’s inspector for every surprise: click on the element, see which rule won, and change it there before you
      change the file.
    `,
    ready: 'you can rebuild the layout of a simple page that you admire, and explain each rule that you wrote',
    objectives: lines`
      Explain the box model and the cascade
      Set text so that it is pleasant to read
      Lay boxes out in rows and columns
      Use the inspector to find out which rule applies
    `,
    resources: shelf`
      khan_academy: intro to css | Exercises on style and layout | Small steps with an answer at once.
      youtube: css flexbox grid explained | Layout made visible | Seeing boxes move is better than reading about it.
      wikibooks: cascading style sheets | A reference by topic | Short examples for each property.
      open_library: web design css | Books on designing for the web | Borrow one with many before and after pictures.
    `,
  },
  {
    for: 'everyone',
    title: 'One page, every screen: layouts that adapt',
    summary:
      'Shows how to build pages that work on a phone, with a keyboard and for people who see or hear differently.',
    teach: prose`
      Half of your visitors hold a phone in one hand. Start with the narrow screen, where everything is one column,
      and add columns where there is room; that way round is much easier. Let text and pictures be fluid, and give
      sizes in units that follow the reader’s own settings.

      Accessible does not mean an extra. A real button can be reached with the keyboard, a real heading can be jumped
      to, a label tells everyone what a field wants. Use the element that means what you need, and most of it comes
      free. Then put the mouse away and try to use your page: this takes two minutes and finds the worst.
    `,
    practise: prose`
      Test each page at three widths, with text at double size, with the keyboard alone, and once with a screen reader
      for five minutes. Write down what was impossible, repair the first thing on the list, and test again.
    `,
    ready: 'your pages can be read and used at 320 pixels, at double text size, and without a mouse',
    objectives: lines`
      Design for the narrow screen first
      Use fluid sizes and sensible breakpoints
      Choose elements by their meaning
      Test a page with keyboard and screen reader
    `,
    resources: shelf`
      youtube: responsive web design tutorial | Building one page for all widths | Resize along with the teacher.
      wikipedia: web accessibility | Who needs what, and why | It turns rules into people.
      wikibooks: web accessibility | Techniques with examples | Short and practical.
      internet_archive: responsive web design | Books and talks | The first books on the idea are still good.
    `,
  },
  {
    for: 'more',
    title: 'Making it react: behaviour with JavaScript',
    summary: 'Adds behaviour in small doses: listening for events, changing the page, fetching data.',
    teach: prose`
      JavaScript turns a page into a tool. Nearly all of it follows one pattern: wait for something (a click, a key,
      an answer from a server), find out what it means, change what is shown. Write this down in words for every
      feature before you write code, and keep the facts in one place: the page shows them, it does not hold them.

      Start without any framework. A list that can be filtered, a form that checks itself and says kindly what is
      missing, data from a file shown as a table: with these three you understand what frameworks later do for you.
      Above all, let the page remain useful while the script has not arrived.
    `,
    practise: prose`
      Add one behaviour a week to your site and use it yourself for some days. Watch the console, and read errors from
      the top. Once it works, remove the network in the developer tools and see what your page says to someone on a
      train.
    `,
    ready:
      'you can add a filter, a form check and a loaded list to a page without copying code that you do not understand',
    objectives: lines`
      React to clicks, keys and forms
      Keep the facts in one place and draw the page from them
      Load data and show what happens while it is on its way
      Say what went wrong in words that help
    `,
    resources: shelf`
      khan_academy: html js interactive webpages | Exercises with events | They start exactly where CSS ended.
      youtube: javascript dom tutorial | Small features step by step | Build each with your own page.
      wikibooks: javascript | A free book on the language | Read only the chapter you need.
      open_library: eloquent javascript | A well-loved book | It asks you to think, and has good exercises.
    `,
  },
  {
    for: 'far',
    title: 'Behind the page: servers, data and safety',
    summary: 'Explains what happens on the other side: requests, stored data, sign-in, and what must never be trusted.',
    teach: prose`
      Sooner or later a site must remember something. Then there is a program on a server that takes requests, talks
      to a database, and answers. Draw this conversation before you build it: who asks for what, what is kept, who may
      see it. A request has a method and an address, an answer has a status; learn the dozen that matter.

      From here on one rule protects you: whatever comes from outside is a text that may say anything. Check it on the
      server, however well the page has checked it. Never paste it into a query or into a page as it is. Never keep a
      password readable. Use tools that others have hardened, and keep them up to date.
    `,
    practise: prose`
      Build a guest book: a form, a list, a file or small database behind it. Then attack it: empty input, a text of a
      million letters, a piece of HTML, somebody else’s entry. Repair what gives way, and write down what you learnt.
    `,
    ready: 'you can follow one click from the browser to the database and back, and name what is checked at each step',
    objectives: lines`
      Describe a request and its answer
      Store and read data for more than one visitor
      Check input where it cannot be bypassed
      Name the most common attacks and their cures
    `,
    resources: shelf`
      wikipedia: hypertext transfer protocol | The language between browser and server | Look up each status when you
        meet it.
      youtube: ${search} backend for beginners | A small server from scratch | See all the pieces once before you choose.
      mit_ocw: web security | Lectures on what goes wrong | Sobering and very useful.
      wikibooks: web application security | A short guide to weak points | Check your own work against it.
    `,
  },
  {
    for: 'everyone',
    title: 'Going online and staying there',
    summary: 'Takes a site live and keeps it quick, findable and easy to change.',
    teach: prose`
      Publishing is a step on its own: a place for the files, a name, an encrypted connection, and a way to put up a
      new version without fear. Make it one command from the beginning, because what is tiresome is not done. Keep
      every version, so that going back is as easy as going forward.

      Then look after three things. Speed: measure on a slow phone, and start with pictures, which are nearly always
      the heaviest. Findability: honest titles and headings that say what people look for. And change: a page on how
      it is built, for the person who returns to it in a year, who will be you.
    `,
    practise: prose`
      Put your site online and give the address to five people, with one task each. Measure its weight and its time to
      the first readable text; halve both. Publish one small improvement a week for a month.
    `,
    ready: 'strangers use your site, it loads within two seconds on a phone, and a change is online in minutes',
    objectives: lines`
      Publish a site under a name of your own
      Measure and improve its speed
      Write titles and descriptions that help people find it
      Keep a routine for updates and backups
    `,
    resources: shelf`
      youtube: deploy website tutorial | From folder to address | Choose one that uses the tools that you have.
      wikipedia: web performance | What makes pages slow | A checklist to go through once.
      open_library: dont make me think | A classic on usability | An evening’s reading that changes how you watch
        people.
      wikiversity: web design | Lessons on planning and upkeep | Good questions to ask before and after launch.
    `,
  },
]
