import { z } from 'zod';
import { classCoins } from '../class-coins';
import { shortWords } from './short-words';

const { fewestGiven, mostGiven, longestReason } = classCoins;
const amountSentence = `Give ${fewestGiven} to ${mostGiven} coins, in whole numbers.`;

/** Coins that a teacher gives a student for something. */
export const coinAwardForm = z.object({
  amount: z
    .number({ message: amountSentence })
    .int(amountSentence)
    .min(fewestGiven, amountSentence)
    .max(mostGiven, amountSentence),
  reason: shortWords({ longest: longestReason, empty: 'Choose what it’s for, or write your own.' }),
});
