const dailyPace = 5;

/** What clears the errors at five a day. */
export function clearingMessage(unresolved: number): string {
  const days = Math.ceil(unresolved / dailyPace);
  return days === 7 ? 'Five a day clears them in a week.' : `Five a day clears them in ${days} days.`;
}
