import { type ContentSample, content } from './samples.ts'

const fence = '```'

/** A chapter with all that its sections may hold: formulas, code, a table that is wide, what stands in fixed columns. */
export const lesson: ContentSample = {
  ...content,
  contentVersion: 2,
  sections: [
    {
      id: 's1',
      heading: 'The fork that moves by one string',
      body: `Put **ring and middle finger** down as one piece. From G to C both go just one string towards the thin side:

${fence}text
        G               C               D
ring    low E, fret 3   A, fret 3       B, fret 3
middle  A, fret 2       D, fret 2       high e, fret 2
little  high e, fret 3  lifts           lifts
index   hovers          B, fret 1       G, fret 2
${fence}

1. Play G, and look where the two fingers are.
2. Lift them together, by a hair.
   - Keep their distance.
   - Let the thumb stay.
3. Put them down on C, and strum once.

> A change is slow where a finger waits for another one.`,
      minutes: 4,
    },
    {
      id: 's2',
      heading: 'How fast is fast enough?',
      body: String.raw`With $n = 20$ changes in a minute each one takes $60 / n = 3$ seconds. A metronome costs between $5 and $10; a free
app does as well. The time that is left for a change at a tempo of $t$ beats is

$$
T(t) = \frac{60}{t} \cdot \left( 1 - \sqrt{\frac{1}{b}} \right) \quad \text{with} \quad b = \sum_{i=1}^{4} b_i
$$

Two changes that are late by $s$ and $u$ seconds are as bad as one by $\sqrt{s^2 + u^2 + 2 s u \cos(\pi / 8) + (60 / t)^2 + (60 / n)^2 - 4 s u}$
in a song.

| Tempo in beats | Seconds for one beat | Changes in a minute, one in each bar | Good for |
| ---: | ---: | ---: | --- |
| 60 | 1.0 | 15 | the first week |
| 80 | 0.75 | 20 | most songs by a fire |
| 120 | 0.5 | 30 | what people dance to |

$$
f(x) = \begin{cases} 1 & \text{if } x > 0 \\ 0 & \text{otherwise} \end{cases} \qquad
A = \begin{pmatrix} a_{11} & a_{12} & a_{13} \\ a_{21} & a_{22} & a_{23} \end{pmatrix} \qquad \hat{y} = -7 + 6x
$$`,
      minutes: 5,
    },
    {
      id: 's3',
      heading: 'A clock for practice in `Python`',
      body: `If you have a computer at hand, let it count for you. Save this as \`practice.py\`:

${fence}python
import time

CHANGES = ["G", "C", "D"]  # the three that most songs need


def practise(minutes: int, tempo: float = 60.0) -> int:
    """Say which chord is next, once for each bar of four beats."""
    done = 0
    end = time.monotonic() + minutes * 60
    while time.monotonic() < end:
        print(f"{done + 1:>3}. {CHANGES[done % len(CHANGES)]} and now keep the strumming hand going")
        time.sleep(4 * 60 / tempo)
        done += 1
    return done
${fence}

Start it with \`practise(5)\`, and write down what it returns.`,
      minutes: 3,
    },
  ],
  exercises: [
    {
      task: 'At a tempo of 90 beats a minute, a chord lasts four beats. How many seconds are there between two changes?',
      solution: 'One beat lasts $60 / 90 = 0.67$ seconds, so four of them last $4 \\cdot 0.67 = 2.67$ seconds.',
    },
    {
      task: 'You count 14 clean changes in a minute. How many more do you need for most songs, and how long does one take by then?',
      solution: 'Six more make twenty, and each takes three seconds.',
    },
  ],
  keyPoints: [
    'Fingers that move together are one finger to learn.',
    'Twenty changes in a minute are enough for most songs: $60 / 20 = 3$ seconds each.',
    'The strumming hand never waits for the other one.',
  ],
  practice: {
    task: 'Set a clock to five minutes. Change between G and C, one strum each, and count. Do it on four days.',
    doneWhen: 'you count twenty clean changes in a minute on two days in a row.',
  },
}
