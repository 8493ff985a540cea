/** Two states, X and Y, and what moves between them in one step. Percentages are in tens and fives. */
export interface Transition {
  story: number;
  /** Per cent of X that stay in X, and of Y that change to X. */
  stay: number;
  change: number;
}

export const transitionStories = [
  {
    text: 'Gym members go to a morning class $M$ or an evening class $E$. Each week',
    x: 'M',
    y: 'E',
    xs: 'in the morning class',
    step: 'week',
    steps: 'weeks',
    who: 'members',
  },
  {
    text: 'Shoppers in a town go to a market $K$ or a supermarket $P$. Each month',
    x: 'K',
    y: 'P',
    xs: 'at the market',
    step: 'month',
    steps: 'months',
    who: 'shoppers',
  },
  {
    text: 'Shared bikes are left at the beach $B$ or in the city $C$. Each day',
    x: 'B',
    y: 'C',
    xs: 'at the beach',
    step: 'day',
    steps: 'days',
    who: 'bikes',
  },
  {
    text: 'Students buy lunch at the canteen $C$ or bring it from home $H$. Each week',
    x: 'C',
    y: 'H',
    xs: 'at the canteen',
    step: 'week',
    steps: 'weeks',
    who: 'students',
  },
] as const;

export const transitionStory = (t: Transition) => transitionStories[t.story] ?? transitionStories[0];

const decimal = (percent: number) => `${percent / 100}`;

/** The matrix with columns "from" and rows "to". */
export function transitionMatrix({ stay, change }: Transition): string {
  return `\\begin{bmatrix}${decimal(stay)}&${decimal(change)}\\\\${decimal(100 - stay)}&${decimal(100 - change)}\\end{bmatrix}`;
}

/** The number in X after one step. */
export function stepOn({ stay, change }: Transition, x: number, y: number): number {
  return (x * stay + y * change) / 100;
}
