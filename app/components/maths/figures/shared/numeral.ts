/** A number as it stands on a scale: at most `decimals` places, no trailing zeros, a true minus sign. */
export function numeral(value: number, decimals = 6): string {
  const rounded = Number(value.toFixed(decimals));
  return String(rounded === 0 ? 0 : rounded).replace('-', '−');
}

/** Large numbers on scales are grouped by thin spaces: 12 000. */
export function scaleNumeral(value: number): string {
  const [whole = '', part] = numeral(value).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\d(?=(\d{3})+$)/g, (digit) => `${digit}\u2009`) : whole;
  return part === undefined ? grouped : `${grouped}.${part}`;
}
