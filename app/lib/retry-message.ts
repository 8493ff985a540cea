/** "in a moment", "in 40 seconds", "in 3 minutes" for a wait in seconds. */
export function retryMessage(seconds: number | null): string {
  if (seconds === null || seconds < 5) return 'in a moment';
  if (seconds < 60) return `in ${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'in 1 minute' : `in ${minutes} minutes`;
}
