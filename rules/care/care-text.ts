import type { CareLevel } from './care-level';

/** Numbers in Australia that a child may call for nothing. Lifeline is for older students and grown-ups. */
const helpNumbers = {
  kidsHelpline: { label: 'Kids Helpline: 1800 55 1800', path: 'tel:1800551800' },
  emergency: { label: 'In danger? Call 000', path: 'tel:000' },
  lifeline: { label: 'Lifeline: 13 11 14', path: 'tel:131114' },
} as const;

/** From this school year on Lifeline is named as well. */
const olderYear = 10;

const isOlder = (year: number | null): boolean => year === null || year >= olderYear;

/** The numbers under a text of care, to tap on a phone. */
export function careLinks(level: CareLevel, year: number | null): { label: string; path: string }[] {
  const { kidsHelpline, emergency, lifeline } = helpNumbers;
  const others = isOlder(year) ? [kidsHelpline, lifeline] : [kidsHelpline];
  return level === 'danger' ? [emergency, ...others] : [...others, emergency];
}

const callKids = 'You can call Kids Helpline on 1800 55 1800, any time, day or night. It’s free.';
const callDanger = 'If you or someone else is in danger right now, call 000.';
const tellSomeone = 'Please talk to an adult you trust, at school or at home.';

const firstTime: Record<CareLevel, string> = {
  danger: `I’m really glad you said something. What’s happening isn’t your fault, and you don’t have to face it alone. ${callDanger} ${tellSomeone} I’m only a computer, and you deserve a real person to talk to. ${callKids}`,
  sadness: `That sounds really hard, and I’m sorry it hurts. It’s okay to feel like this, and you don’t have to feel it alone. ${tellSomeone} You could just say, “I’m not okay.” ${callKids} ${callDanger}`,
  worry: `That sounds really hard, and I’m sorry it’s happening. It’s not your fault, and it’s okay to ask for help. ${tellSomeone} ${callKids} ${callDanger}`,
};

const nextTimes: Record<CareLevel, readonly string[]> = {
  danger: [
    `You matter, and this matters more than any maths. ${callDanger} Is there an adult near you, at school or at home, who you could go to now? Kids Helpline is there too, any time and for free, on 1800 55 1800.`,
    `Please don’t carry this by yourself. ${callDanger} You can call Kids Helpline on 1800 55 1800 and talk to someone who listens. It’s free. Telling an adult you trust is a brave thing to do.`,
  ],
  sadness: [
    `I’m sorry it still feels so heavy. Talking to someone can make it feel lighter: an adult you trust, at school or at home, or Kids Helpline on 1800 55 1800. It’s free, any time. ${callDanger}`,
    `You don’t have to be good at anything to be worth caring about. Kids Helpline is there day and night, for free, on 1800 55 1800, and so is an adult you trust. ${callDanger}`,
  ],
  worry: [
    `It makes sense that this is on your mind. An adult you trust, at school or at home, can help you work out what to do. So can Kids Helpline on 1800 55 1800. It’s free, any time. ${callDanger}`,
    `You did the right thing by saying it. Try saying it to an adult you trust as well. You can call Kids Helpline on 1800 55 1800, day or night, for free. ${callDanger}`,
  ],
};

const noRush = 'When you’re ready, we can go back to the question. There’s no rush.';
const lifelineToo = 'Lifeline is there too, on 13 11 14.';

interface Reading {
  /** How often they have read such a text here already. */
  before: number;
  year: number | null;
  /** What it stands beside; a conversation leads back to maths. */
  beside?: 'conversation' | 'form';
}

/** What a child in trouble reads, in place of maths. */
export function careText(level: CareLevel, { before, year, beside = 'conversation' }: Reading): string {
  const again = nextTimes[level];
  const text = before === 0 ? firstTime[level] : (again[(before - 1) % again.length] ?? firstTime[level]);
  return [text, ...(isOlder(year) ? [lifelineToo] : []), ...(before === 0 || beside === 'form' ? [] : [noRush])].join(
    ' ',
  );
}
