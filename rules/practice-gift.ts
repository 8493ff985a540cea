/** A practice set that a student gives to a friend. */
export const practiceGift = {
  price: 20,
  fewestQuestions: 5,
  mostQuestions: 10,
  /** From one person to the same other in a day. */
  mostADay: 3,
} as const;
