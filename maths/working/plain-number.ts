/** Whether a line is a number with nothing left to work out, perhaps with its name and unit: 113°, x = 19, 10.00. */
export function isPlainNumber(line: string): boolean {
  return /^-?\d+(?:[.,]\d+)?$/.test(bareValue(line));
}

/** 8/3 and \frac{8}{3} are one writing of a fraction. */
export const sameFraction = (a: string, b: string): boolean =>
  bareValue(a) === bareValue(b) && /^-?\d+\/\d+$/.test(bareValue(a));

function bareValue(line: string): string {
  return line
    .replace(/^\s*(?:[a-zA-Z]\w*\s*)?=/, '')
    .replace(/\\text\s*\{[^{}]*\}|\^\s*\{?\s*\\circ\s*\}?|\\[$%,;! ]|[°%$\s]/g, '')
    .replace(/\\[dt]?frac\{(-?\d+)\}\{(\d+)\}/, '$1/$2')
    .replace(/(?<=\d)[a-zA-Z²³]+(?:\^\{?\d\}?)?(?:\/[a-zA-Z]+)?$/, '');
}
