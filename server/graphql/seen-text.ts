/** What an argument `seen` says of itself. */
export const seenText =
  'What the page was made from; CONFLICT where something else is saved by now. Left out, nothing is compared.';
