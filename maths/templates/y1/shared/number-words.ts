const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;

const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;

/** A whole number from 0 to 999 999 in words, as said in Australia: 104 gives "one hundred and four". */
export function numberWords(n: number): string {
  if (n < 20) return small[n] ?? '';
  if (n < 100) {
    const ten = tens[Math.floor(n / 10)] ?? '';
    return n % 10 === 0 ? ten : `${ten}-${small[n % 10]}`;
  }
  const unit = n < 1000 ? 100 : 1000;
  const [front, rest] = [numberWords(Math.floor(n / unit)), n % unit];
  const name = unit === 100 ? 'hundred' : 'thousand';
  if (rest === 0) return `${front} ${name}`;
  return `${front} ${name} ${rest < 100 ? 'and ' : ''}${numberWords(rest)}`;
}
