/** What everybody can say to the other player of a match. */
export const battleEmotes = [
  { id: 'WAVE', words: 'Hello!' },
  { id: 'LUCK', words: 'Good luck!' },
  { id: 'NICE', words: 'Nice one!' },
  { id: 'CLOSE', words: 'That was close!' },
  { id: 'THINKING', words: 'Tricky, isn’t it?' },
  { id: 'THANKS', words: 'Thanks, well played!' },
] as const;

/** What those can say as well who have it from the shop. As kind as the others, since children read them. */
export const soldEmotes = [
  { id: 'CLEVER', words: 'Clever thinking!' },
  { id: 'LEARNED', words: 'I learned something!' },
  { id: 'BREATHE', words: 'Deep breath…' },
  { id: 'SPARKS', words: 'My brain sparkles!' },
  { id: 'MARS', words: 'Greetings from Mars!' },
] as const;

/** All that players can say to each other. */
export const allEmotes = [...battleEmotes, ...soldEmotes] as const;

/** The thing of the shop that an emote comes with; null for one that everybody has. */
export function itemOfEmote(emote: string): string | null {
  return soldEmotes.some(({ id }) => id === emote) ? `emote-${emote.toLowerCase()}` : null;
}

/** So many a player in so long; what is more is dropped. */
export const emoteLimit = { most: 3, withinMs: 10_000 };
