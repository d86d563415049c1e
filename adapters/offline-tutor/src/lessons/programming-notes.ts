import { lookUp } from '../words/look-up.ts'
import { prose } from '../words/prose.ts'

/** What a newcomer to a programming language meets first. */
export type ProgrammingNotes = {
  /** How to get to a first running line. A sentence. */
  readonly start: string
  /** What is peculiar to it. A sentence. */
  readonly character: string
  /** A good first project. Goes on after "for example". */
  readonly project: string
}

const NOTES: Readonly<Record<string, ProgrammingNotes>> = {
  Python: {
    start: prose`
      Install Python and type python3 in a terminal: you get a prompt that answers every line at once, the best
      playground there is.
    `,
    character: prose`
      Python marks blocks by indentation and has a word for almost everything, so read your code aloud: it should
      nearly be English.
    `,
    project: 'a script that renames your holiday photos by date, or one that adds up a month of expenses from a file',
  },
  JavaScript: {
    start: prose`
      Every web browser is a JavaScript workshop: open its developer tools, go to the console and type your first
      line.
    `,
    character: prose`
      JavaScript does many things later rather than now, so functions that run when something has happened are its
      heart.
    `,
    project: 'a page with a quiz on your favourite subject, or a timer that rings when the tea is ready',
  },
  TypeScript: {
    start: prose`
      Install Node and TypeScript, turn strict mode on in the first minute, and let the editor underline what does
      not fit.
    `,
    character: prose`
      TypeScript describes the shape of your data before the program runs; think of types as sentences about what
      can happen.
    `,
    project: 'a small command that reads a file of data and refuses, in clear words, whatever does not fit',
  },
  Java: {
    start: 'Install a current JDK and an editor that understands Java, and begin with jshell, which runs single lines.',
    character: prose`
      In Java everything lives in a class and every value has a stated type; that is wordy, but the compiler finds
      many faults for you.
    `,
    project: 'a lending list for your books, first in memory and later in a file',
  },
  'C#': {
    start: 'Install the .NET tools, create a console project and run it: three commands and you have a program.',
    character: 'C# is strict about types and generous with tools; its queries over lists are worth learning early.',
    project: 'a small budget program, or a first scene of a game with a figure that walks',
  },
  'C++': {
    start: 'Install a compiler, turn all its warnings on, and keep them on: in C++ a warning is a lesson.',
    character: prose`
      C++ lets you decide where every byte lives and when it goes, so ownership is the question behind most of its
      rules.
    `,
    project: 'a program that counts the words of a long text, and then does it twice as fast',
  },
  C: {
    start: prose`
      Install a compiler and build one file on the command line; understand each word of that command before you go
      on.
    `,
    character: prose`
      C is small and keeps nothing from you: memory is a row of numbered boxes, and a pointer is the number of one.
    `,
    project: 'your own version of a small Unix tool, such as the one that counts lines',
  },
  Rust: {
    start: prose`
      Install Rust with rustup, let cargo make a project, and read the compiler’s messages: they are the best
      teacher of this language.
    `,
    character: prose`
      In Rust every value has one owner, and borrowing is checked before the program runs; expect to argue with the
      compiler for a few weeks and to be grateful after.
    `,
    project: 'a quick search tool for your own notes on the command line',
  },
  Go: {
    start: prose`
      Install Go, make a module and run it with one command; formatting is done for you, so there is nothing to
      quarrel about.
    `,
    character: prose`
      Go has few features on purpose: errors are ordinary values, and many things at once are ordinary functions
      with a word before them.
    `,
    project: 'a small web service that shortens words into links, or a tool that checks whether your sites are up',
  },
  'game programming': {
    start: prose`
      Choose one free engine, open its smallest example, change a number and run it again: that loop is the whole
      craft in small.
    `,
    character: prose`
      A game is a loop that reads the player, moves the world and draws it, sixty times a second; everything else
      hangs on that.
    `,
    project: 'a game with one screen, one rule and one way to lose, finished down to the sound of losing',
  },
  'app development': {
    start: prose`
      Pick one platform, install its official tools, and get the empty sample onto your own phone on the first day.
    `,
    character: prose`
      An app is a set of screens that show a state; keep what is true in one place and let the screens follow it.
    `,
    project: 'a shopping list that remembers its items and can be used with one thumb',
  },
  algorithms: {
    start: prose`
      Use the language that you know best and write on paper first: the idea should be clear before a key is
      pressed.
    `,
    character: prose`
      Algorithms are about growth: the question is never how long it takes today, but what happens when the input is
      ten times as large.
    `,
    project: 'a route planner on a map of twenty towns that you draw yourself',
  },
  microcontrollers: {
    start: prose`
      Get a starter board, make its lamp blink, then make it blink in a rhythm that you choose: that is the whole
      chain in one evening.
    `,
    character: prose`
      On a board the program meets electricity: every pin is an input or an output, and timing is part of the logic.
    `,
    project: 'a lamp that comes on at dusk, or a plant pot that tells you when it is dry',
  },
}

const ANY: ProgrammingNotes = {
  start: prose`
    Follow the official first steps to install the tools, and do not rest until a program of one line runs on your
    own machine.
  `,
  character: prose`
    Each language has a few ideas of its own; find out which three its lovers praise, and try each of them in ten
    lines.
  `,
  project: 'a tool that saves you one boring task, or a small guessing game',
}

export const notesOnProgramming = (name: string): ProgrammingNotes => lookUp(NOTES, name) ?? ANY
