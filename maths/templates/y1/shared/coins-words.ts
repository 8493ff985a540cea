/** Coins and notes in words, one by one: "2 dollars. 1 dollar. 50 cents". */
export function coinsWords(cents: number[]): string {
  return cents
    .map((worth) => (worth < 100 ? `${worth} cents` : worth === 100 ? '1 dollar' : `${worth / 100} dollars`))
    .join('. ');
}
