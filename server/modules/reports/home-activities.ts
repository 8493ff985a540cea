import type { Topic } from '../catalogue';

/**
 * Five minutes at home, with what lies about in a kitchen: by what the topic is about, else by its strand. Written for
 * the adult who reads it.
 */
export function homeActivity({ id, strand, year }: Topic): string {
  if (year >= 11) return senior;
  const about = byWords.find(({ words }) => words.test(id));
  if (about) return about.activity;
  return byStrand[strand] ?? anything;
}

const byWords: { words: RegExp; activity: string }[] = [
  {
    words: /graph|\bdata|\bmean|median|survey|tallies|plots|two-way|sampling/,
    activity:
      'Count something for five minutes, such as cars by colour at the window. Draw a small graph together and ask what it shows and what it doesn’t.',
  },
  {
    words: /fraction|halves|mixed|equivalent/,
    activity:
      'Cut one slice of toast into 3 equal parts and another into 4. Ask for two thirds and one quarter in pieces of the same size. Which size works for both? Count how many pieces make a whole slice.',
  },
  {
    words: /percent|profit|gst/,
    activity:
      'Take a catalogue or a receipt. Pick a price and ask for 10% of it, then 5%, then 15%. Ask how you can get the second and third from the first.',
  },
  {
    words: /decimal|tenths|powers-of-ten/,
    activity:
      'Weigh or measure three things in the kitchen and write the numbers with a decimal point. Put them in order. Ask which digit decides the order, and what happens when each number is ten times as big.',
  },
  {
    words: /money|dollars|wages|interest|financial/,
    activity:
      'Put three things from the cupboard on the table with a price each. Pretend to pay with a $20 note. Ask for an estimate of the total, then the exact total and the change.',
  },
  {
    words: /\btime\b|clock|calendar|timetable|duration|days-months/,
    activity:
      'Look at when something starts and ends today, such as dinner or a favourite show. Ask how long it takes, and when it would have to start to finish 15 minutes earlier.',
  },
  {
    words: /tables|multipl|\btimes\b|arrays|factors|primes|divi|sharing|groups/,
    activity:
      'Lay out 24 small things, such as pasta or coins, in equal rows. Ask for all the ways with none left over, and which ones look the same when you turn them around.',
  },
  {
    words: /integer/,
    activity:
      'Draw a line from -10 to 10. One of you puts a coin on a number, the other says “up 4” or “down 7”. Before it moves, ask where it will land, and why taking away a negative goes up.',
  },
  {
    words: /place-value|numbers-to|numbers-beyond|rounding|estimate|tens-and-ones/,
    activity:
      'Write the digits of your house number or a number plate on slips of paper. Make the largest and smallest numbers you can. Ask what each digit is worth.',
  },
  {
    words: /\badd|subtract|doubles/,
    activity:
      'Roll two dice, or pick two page numbers from a book. Ask for the sum and the difference without writing anything down, then ask how they did it. Show each other a second way.',
  },
  {
    words: /\bratio|\brates?\b|proportion|\bscale/,
    activity:
      'Take a recipe for four people and work it out for six. Ask for each amount, and how to tell quickly whether an answer is about right.',
  },
  {
    words: /\barea|perimeter|volume|capacity|length|\bmetric|\bmeasure/,
    activity:
      'Measure a table or a book with a ruler or hand spans. Ask how far it is around the edge and how much surface it covers, and which of the two changes when you push two books together.',
  },
  {
    words: /angle|shape|polygon|symmetry|\bnets|prism|\bturns\b|quadrilateral/,
    activity:
      'Find five corners in the room. Ask which are right angles, which are smaller and which are bigger. Use the corner of a sheet of paper to check.',
  },
  {
    words: /equation|unknown|expression|linear|algebra|formula|pattern|\brules\b/,
    activity:
      'Think of a number, double it, add 3 and only say the result. Ask how to get back to the number. Then swap, and make the rule longer.',
  },
  {
    words: /\bchance|probab|outcome|\bevents/,
    activity:
      'Toss two coins twenty times. First guess how often both will land the same way up, then keep a tally and talk about any difference.',
  },
];

const byStrand: Partial<Record<Topic['strand'], string>> = {
  Number:
    'Pick two numbers you come across today. Each of you makes up three true sentences about them, and one that isn’t true. Can you spot each other’s?',
  Space:
    'Describe the way from the front door to the kitchen without pointing while the other person draws it. Walk it together and compare.',
};

const anything =
  'Ask to be taught one question from this task, as if you’d never seen it. Explaining it shows where the gaps are, and it’s fine to look it up together.';

const senior =
  'Ask to be taught one question from this task, on a whiteboard or paper: what you’re given, what you have to find, and why you start the way you do. You don’t need to know the maths. Just keep asking “why?”';
