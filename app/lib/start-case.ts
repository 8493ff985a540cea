/** A code word such as REVIEW_DUE, review-due or reviewDue in start case: "Review Due". */
export function startCase(word: string): string {
  return word
    .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .map((part) => {
      const [first = '', ...rest] = part;
      return first.toLocaleUpperCase('en-AU') + rest.join('').toLocaleLowerCase('en-AU');
    })
    .join(' ');
}
