/** A cost made of a fixed part and an amount for each unit. */
export interface CostStory {
  letter: string;
  one: string;
  many: string;
  /** Ranges of whole dollars; the fixed part is a multiple of 5. */
  fixed: [number, number];
  rate: [number, number];
  text(fixed: number, rate: number): string;
  /** The question for the number of units at a total cost. */
  backwards(total: number): string;
}

export const stories: [CostStory, ...CostStory[]] = [
  {
    letter: 'h',
    one: 'hour',
    many: 'hours',
    fixed: [50, 95],
    rate: [35, 80],
    text: (f, r) => `A plumber charges \\$${f} to come out, plus \\$${r} per hour.`,
    backwards: (t) => `The bill comes to \\$${t}. How many hours did the plumber work for?`,
  },
  {
    letter: 'k',
    one: 'kilometre',
    many: 'kilometres',
    fixed: [5, 20],
    rate: [2, 4],
    text: (f, r) => `A water taxi charges a flag fall of \\$${f}, plus \\$${r} per kilometre.`,
    backwards: (t) => `One trip costs \\$${t}. How many kilometres is it?`,
  },
  {
    letter: 'd',
    one: 'day',
    many: 'days',
    fixed: [15, 40],
    rate: [18, 34],
    text: (f, r) => `Hiring a kayak costs \\$${f} for insurance, plus \\$${r} per day.`,
    backwards: (t) => `A family pays \\$${t}. How many days do they hire the kayak for?`,
  },
  {
    letter: 'n',
    one: 'shirt',
    many: 'shirts',
    fixed: [30, 75],
    rate: [9, 22],
    text: (f, r) => `A print shop charges \\$${f} to set up a design, plus \\$${r} per shirt.`,
    backwards: (t) => `A netball club pays \\$${t}. How many shirts does it order?`,
  },
  {
    letter: 'g',
    one: 'guest',
    many: 'guests',
    fixed: [60, 150],
    rate: [12, 28],
    text: (f, r) => `A hall costs \\$${f} to hire, and the food costs \\$${r} per guest.`,
    backwards: (t) => `A party there costs \\$${t}. How many guests come?`,
  },
];

export const storyOf = (place: number): CostStory => stories[place] ?? stories[0];
