/** Cents as an amount without the sign: 450 gives "4.50", 1200 gives "12". */
export function dollars(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

/** Cents as rich text: `\$4.50`. */
export function price(cents: number): string {
  return `\\$${dollars(cents)}`;
}
