const thousands = new Intl.NumberFormat('en-AU');

/** "1 MarsCoin", "1,250 MarsCoins": an amount inside a sentence. */
export const coinsInWords = (amount: number): string =>
  `${thousands.format(amount)} MarsCoin${amount === 1 ? '' : 's'}`;
