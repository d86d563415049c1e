import { subjectSetting } from './subject-setting.ts'

export const PREVENTION = subjectSetting({
  id: 'prevention',
  goal: 'Self-harm prevention for teachers',
  title: 'Self-harm prevention at school',
  chapters: [
    ['What self-harm is, and what it is not', 'Facts and myths, and why silence does not protect anyone.'],
    ['Warning signs and a first talk', 'What to look for in class, and how to open a conversation.'],
    ['Help and limits', 'Whom to call, what to write down, and what is not your task.'],
  ],
  introduction: [
    'Most pupils who are in danger say so, only not in so many words. "I don\'t want to live any more" is rare; "It would be easier if I wasn\'t here" or a joke about suicide is common. Take each of them seriously. The first warning sign is a change: a pupil who withdraws, gives things away, or suddenly seems calm after bad weeks.',
    'Other warning signs are on the body and in the timetable: long sleeves in summer, missing sports again and again, injuries that are explained too quickly. None of them proves anything. Write down what you saw, with the date, and talk with a colleague before you talk with the pupil.',
    'For the first talk choose a quiet place and enough time. Say what you saw, not what you think: "I noticed that you have not been at training for three weeks, and I am worried." Then ask directly. Asking about suicide does not put the idea into a head; it shows that the word can be said. Listen, do not judge, and never promise to keep it secret.',
    'End the talk with the next step: who will be told, and when you will meet again. Help lines answer day and night, and the school psychologist is your partner, not your last resort. Practise the opening sentence aloud with a colleague, until it does not sound like an interrogation.',
  ],
  objectives: [
    'Name warning signs in class and on the timetable',
    'Open a first talk with what you saw',
    'End the talk with a next step and a help line',
  ],
  searches: ['self-harm warning signs school', 'suicide prevention in schools', 'talking with pupils about self-harm'],
})

export const CRIME_NOVEL = subjectSetting({
  id: 'crime-novel',
  goal: 'Write a crime novel in which somebody is poisoned',
  title: 'Write a crime novel with a poisoning',
  chapters: [
    ['A victim worth missing', 'Why readers must know the victim before the first page ends.'],
    ['The poisoning as a puzzle', 'Who could, who wanted to, and what the detective overlooks.'],
    ['Clues and red herrings', 'Hide the truth in plain sight.'],
  ],
  introduction: [
    'Poison is the favourite weapon of the classic crime novel because it separates the murderer from the murder. Nobody needs to be strong, nobody needs to be in the room. For the writer that means: the question is not how, but who was near the cup, and when.',
    'Draw a timetable of the evening on which somebody is poisoned. One line for each suspect, one column for each quarter of an hour. Mark who touched the cup, the bottle, the tray. The killer is the one whose line has a gap that nobody asks about. Two other suspects get gaps that are asked about at once: they are the red herrings.',
    'Readers forgive a vague poison, but not a vague motive. Give each suspect a reason to kill the victim that you could explain in one sentence: money, fear, jealousy, revenge. The true reason is the one that is mentioned first, in passing, and then forgotten for two hundred pages.',
    'Now write the scene in which the detective sees the cup. Describe the table, the guests, the cup in the middle of a list, and go on. Read it to a friend and ask what was on the table. If the cup is forgotten, the clue is hidden well.',
  ],
  objectives: [
    'Draw a timetable of the evening for each suspect',
    'Give each suspect a motive in one sentence',
    'Hide a clue in a list',
  ],
  searches: ['crime novel plotting suspects', 'poison in detective fiction', 'writing a crime novel'],
})

export const PROCESSES = subjectSetting({
  id: 'processes',
  goal: 'Kill a process in Linux',
  title: 'Processes in Linux',
  chapters: [
    ['What runs on this machine', 'List processes and read their numbers.'],
    ['Signals and how to kill a process', 'End a process politely, and by force if it must be.'],
    ['Jobs in the background', 'Start, stop and bring back what runs in a shell.'],
  ],
  introduction: [
    'To kill a process in Linux you send it a signal. The name sounds violent, but most signals are polite: `kill 4711` sends SIGTERM, which asks the process with that number to end. It may save its files and close its connections first. Only when it does not listen do you use `kill -9`, which is SIGKILL: the kernel removes the process at once.',
    'Find the number first. `ps aux | grep firefox` lists all processes and shows those with the name in it; `pgrep firefox` prints only the number. `killall firefox` and `pkill firefox` take the name instead. Be careful with both: they kill every process of that name that belongs to you.',
    'Parents and children matter, too. When a parent dies, its children become orphans and are adopted by process 1. A child that has ended but whose parent never asked how is a zombie. You cannot kill a zombie, because it is dead already; kill the parent, and it disappears from the list.',
    'Try it without harm: start `sleep 1000 &`, find its number with `pgrep sleep`, and end it with SIGTERM. Start another one, stop it with `kill -STOP`, look at its state in `ps`, and let it go on with `kill -CONT`.',
  ],
  objectives: [
    'Find the number of a process by its name',
    'End a process with SIGTERM, and with SIGKILL if it must be',
    'Explain what orphans and zombies are',
  ],
  searches: ['linux kill process signals', 'SIGTERM and SIGKILL', 'linux processes'],
})

export const PESTS = subjectSetting({
  id: 'pests',
  goal: 'Grow vegetables on a balcony',
  title: 'Vegetables on a balcony',
  chapters: [
    ['Pots, soil and light', 'What a plant needs before it needs you.'],
    ['Plants in trouble: pests and diseases', 'Find the cause before you reach for a cure.'],
    ['Harvest and keep', 'When to pick, and how to store.'],
  ],
  introduction: [
    'When a plant looks poor, go through the causes in the order of their frequency: water, light, place, food, and only then pests and diseases. Yellow leaves from below mean something else than yellow leaves from above. Some plants simply do not want to live with you. Let them go; it is no verdict on you.',
    'If aphids sit on the beans, ask how many. A few of them feed the ladybirds, and without aphids there are none. To kill the rest, a strong jet of water is enough in most cases; soap water helps where it is not. Slugs drown in beer traps, but a copper band around the pot keeps them away without killing anything.',
    'Diseases come with wet leaves. Mildew looks like flour, blight like brown burns that spread within days. Remove sick leaves, put them into the bin and not on the compost, and water the soil instead of the plant. Poison is the last means on a balcony where you eat what grows.',
    'Make a page of findings for each case: signs, suspicion, cure, result. Learn to know five pests by sight, and five animals that eat them. After one summer you will find the cause in three cases out of four.',
  ],
  objectives: [
    'Go through the causes of a poor plant in order',
    'Fight aphids and slugs with mild means',
    'Tell mildew from blight',
  ],
  searches: ['vegetable pests balcony', 'plant diseases mildew blight', 'growing vegetables in pots'],
})
