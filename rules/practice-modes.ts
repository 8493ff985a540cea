/** The practice modes of the specification, with what a student reads of each before choosing one. */
export const practiceModes = {
  CASUAL: {
    /** In addresses: `?mode=…`. */
    slug: 'casual',
    name: 'Casual',
    summary: 'No timer, all the hints. Try as many times as you like.',
    fewestQuestions: 5,
    mostQuestions: 40,
  },
  CHALLENGE: {
    slug: 'challenge',
    name: 'Challenge',
    summary: 'Timed, with double MarsCoins. Hints cost coins, never marks.',
    fewestQuestions: 5,
    mostQuestions: 40,
  },
  BATTLE: {
    slug: 'battle',
    name: 'Battle',
    summary: 'Seven questions against another player, with no help.',
    fewestQuestions: 7,
    mostQuestions: 7,
  },
  ERROR_LOGBOOK: {
    slug: 'error-logbook',
    name: 'Error logbook',
    summary: 'The skills you got wrong, with new numbers.',
    fewestQuestions: 1,
    mostQuestions: 10,
  },
} as const;

export type PracticeMode = keyof typeof practiceModes;

/** The modes that `/create-practice/{courseId}` offers, in the order of its cards. */
export const offeredModes = ['CASUAL', 'CHALLENGE'] as const satisfies readonly PracticeMode[];

/** The mode that an address names; null for none of them. */
export function modeOfSlug(slug: string | null): PracticeMode | null {
  const names = Object.keys(practiceModes) as PracticeMode[];
  return names.find((mode) => practiceModes[mode].slug === slug) ?? null;
}
