/** Commas between thousands: 12500 is "12,500", "1234.50" is "1,234.50". */
export function thousands(value: number | string): string {
  const [whole = '', part] = `${value}`.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return part === undefined ? grouped : `${grouped}.${part}`;
}
