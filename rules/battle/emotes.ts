/** All that players can say to each other in a match. */
export const battleEmotes = [
  { id: 'WAVE', words: 'Hello!' },
  { id: 'LUCK', words: 'Good luck!' },
  { id: 'NICE', words: 'Nice one!' },
  { id: 'CLOSE', words: 'That was close!' },
  { id: 'THINKING', words: 'Tricky, isn’t it?' },
  { id: 'THANKS', words: 'Thanks, well played!' },
] as const;

export type BattleEmoteId = (typeof battleEmotes)[number]['id'];

/** So many a player in so long; what is more is dropped. */
export const emoteLimit = { most: 3, withinMs: 10_000 };
