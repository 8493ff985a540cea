import { plainWords, withoutDoubles } from './plain-words';

/** `shame`: about oneself as somebody who learns. `fed-up`: about the maths. */
export type FedUp = 'shame' | 'fed-up';

const maths =
  '(maths?|math|fractions?|algebra|this|it|that|numbers|division|times tables|decimals|trig|calculus|geometry|equations?|word problems?|probability|everything|these|percentages?|worded questions)';
const very =
  '((so|really|just|very|too|such|a|an|actually|literally|super|always|proper|kinda|soo|pretty|the|way|far|only|honestly|rly) ){0,4}';
const kinds: [FedUp, string[]][] = [
  [
    'shame',
    [
      `(im|i am|iam|i feel|i must be|feel|makes me feel|i look) ${very}(dumb|dum|dumbest|dumass|stupid|stoopid|stupit|stupidest|idiot|moron|thick|slow|not smart|not clever|not good|bad|terrible|useless|usless|hopeless|rubbish|trash|awful|crap|shit|the worst|worst|no good|brainless|not smart enough|not a maths person|not good enough|failing)( (at|in|with|for) ${maths})?`,
      `i (suck|sux|fail) at ${maths}`,
      'i (suck|sux)',
      '(everyone|everybody) (else )?(gets|get|got|understands|knows) (it|this) (but|except) (not )?me',
      '(everyone|everybody) (else )?is (smarter|better|faster|quicker) than me',
      '(everyone|everybody) else (gets|get|understands|can do) (it|this)',
      'i (will never|wont ever|can never|never|never will|ll never) (get|understand|be good at|learn|pass) [a-z]+',
      'my brain (is broken|doesnt work|wont work|isnt working)',
    ],
  ],
  [
    'fed-up',
    [
      `i ${very}?(hate|h8|hait|cant stand|despise|loathe) (doing |working )?(this |stupid |dumb |long |these |all )*(maths?|math|fractions?|algebra|this|it|numbers|division|tables|decimals|trig|calculus|geometry|equations?|problems?|questions?|probability|school|homework|percentages?|app|topic|quiz)`,
      '(i give up|i quit|im giving up|i wanna give up|i want to give up|im done with this|im so done|im over this|im over it)',
      `${maths} (is|are|r|s) ${very}(stupid|dumb|annoying|impossible|the worst|pointless|too hard|killing me|so hard|frustrating|torture|making me cry|making me mad|the worst thing)`,
      '(its|this is|that is|thats) (so|too|way too|really|impossibly) (frustrating|annoying|unfair|impossible|stupid|dumb)',
      'this (makes|make|is making) me (want to |wana |wanna )?(cry|scream|angry|mad|sad|quit)',
      'i (could|wanna|want to|am gonna|nearly|almost) (cry|cried|scream)',
      'i (cant|cannot|cnt) do (this|it|maths|any of this|that)',
      '(im|i am) (so |really |very |getting )*(frustrated|angry|annoyed|fed up|mad at this)',
      `(im|i am|im so) (scared|afraid|nervous|worried|terrified) (of|about) ${maths}`,
      '(im gonna|im going to|i will|ill) fail( the test| this| maths| my test| it)?',
    ],
  ],
];

const patterns = kinds.map(
  ([kind, phrases]) => [kind, new RegExp(`(?<= )(?:${withoutDoubles(phrases.join('|'))})(?= )`)] as const,
);

/** Whether somebody is unhappy with maths, or with themselves in it; what is worse than that is for `needsCare`. */
export function isFedUp(typed: string): FedUp | null {
  const words = plainWords(typed.slice(0, 400));
  return patterns.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

const sentences: Record<FedUp, readonly string[]> = {
  shame: [
    'Finding this hard doesn’t make you dumb: everyone gets stuck when they learn something new.',
    'Being stuck says nothing about how smart you are, and it won’t last.',
    'Lots of people feel like that about maths, and it still gets easier one step at a time.',
  ],
  'fed-up': [
    'It’s okay to be fed up with this one.',
    'That does sound frustrating, and it’s fine to take a breath first.',
    'Tricky questions can feel like that, so let’s make this one smaller.',
  ],
};

/** A kind sentence before the smaller step. `turn`: any number that changes from message to message. */
export const kindSentence = (kind: FedUp, turn: number): string => sentences[kind][turn % sentences[kind].length] ?? '';
