/** More than one page ever sends without a reply. */
const mostSeen = 20;

/**
 * What a page may do to a saved answer. `seen` is the answer that the page was made from, then what it sent since without
 * hearing that it was saved: those are its own. A box left as it came has nothing to save; a page that is older than what
 * is saved has to show both. Without `seen` nothing is compared. Pure.
 */
export function answerChange(
  saved: string,
  { text, seen }: { text: string; seen: readonly string[] | undefined },
): 'nothing' | 'save' | 'conflict' {
  if (text === saved) return 'nothing';
  if (seen === undefined) return 'save';
  const known = seen.slice(-mostSeen);
  if (known.length === 1 && known[0] === text) return 'nothing';
  return known.includes(saved) ? 'save' : 'conflict';
}
