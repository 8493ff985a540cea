/** The ten ranked tiers, lowest first. */
export const tiers = [
  'Plastic',
  'Tin',
  'Copper',
  'Bronze',
  'Iron',
  'Silver',
  'Gold',
  'Platinum',
  'Diamond',
  'Marslite',
] as const;

export type Tier = (typeof tiers)[number];
