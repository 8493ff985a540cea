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
    text: (f, r) => `A plumber charges \\$${f} to come out and \\$${r} for each hour.`,
    backwards: (t) => `A bill is \\$${t}. For how many hours did the plumber work?`,
  },
  {
    letter: 'k',
    one: 'kilometre',
    many: 'kilometres',
    fixed: [5, 20],
    rate: [2, 4],
    text: (f, r) => `A water taxi charges \\$${f} to start and \\$${r} for each kilometre.`,
    backwards: (t) => `A trip costs \\$${t}. How many kilometres long is it?`,
  },
  {
    letter: 'd',
    one: 'day',
    many: 'days',
    fixed: [15, 40],
    rate: [18, 34],
    text: (f, r) => `Hiring a kayak costs \\$${f} for insurance and \\$${r} for each day.`,
    backwards: (t) => `A family pays \\$${t}. For how many days do they hire the kayak?`,
  },
  {
    letter: 'n',
    one: 'shirt',
    many: 'shirts',
    fixed: [30, 75],
    rate: [9, 22],
    text: (f, r) => `A printer charges \\$${f} to set up a design and \\$${r} for each shirt.`,
    backwards: (t) => `A netball club pays \\$${t}. How many shirts does it get?`,
  },
  {
    letter: 'g',
    one: 'guest',
    many: 'guests',
    fixed: [60, 150],
    rate: [12, 28],
    text: (f, r) => `A hall costs \\$${f} to rent, and the food costs \\$${r} for each guest.`,
    backwards: (t) => `A party costs \\$${t}. How many guests come?`,
  },
];

export const storyOf = (place: number): CostStory => stories[place] ?? stories[0];
