/** The cards of the built-in test provider, and what becomes of each. */
export const testCards = {
  '4242424242424242': 'SUCCEEDS',
  '4000000000000002': 'DECLINES',
  '4000000000003155': 'ASKS_SECOND_STEP',
  '4000000000000119': 'NEVER_ANSWERS',
  '4000000000000259': 'SETTLES_LATER',
  '4000000000000341': 'DECLINES_NEXT_TIME',
} as const satisfies Record<string, string>;

export type TestCardNumber = keyof typeof testCards;

/** The number without its spaces, where it is one of the test cards. */
export function testCardOf(typed: string): TestCardNumber | null {
  const number = typed.replaceAll(/[\s-]/g, '');
  return Object.hasOwn(testCards, number) ? (number as TestCardNumber) : null;
}

/** How long the card that settles later takes. */
export const settlesAfterMs = 2 * 60_000;
/** A page that nobody pays on, and a bank that never answers. */
export const expiresAfterMs = 24 * 60 * 60_000;
