/** Ways to say a value as an answer, or as good as one. `unknown`: the letter that is asked for. */
export const saidAsAnswer: readonly ((value: string, unknown: string) => string)[] = [
  (value) => value,
  (value) => `is it ${value}?`,
  (value) => `my answer is ${value}`,
  (value) => `${value} right?`,
  (value) => `i got ${value}`,
  (value) => `so i think its ${value} then`,
  (value) => `is the answer ${value}??`,
  (value) => `could it be ${value}`,
  (value) => `ok so ${value}, am i right`,
  (value) => `what about ${value}`,
  (value) => `the answer is ${value}, correct?`,
  (value) => `= ${value}`,
];

/** The same of a number: with units, trivial work, rearranged, turned round, among others, compared. */
export const numberAsAnswer: readonly ((value: string, unknown: string) => string)[] = [
  (value) => `i got ${value} cm`,
  (value) => `${value} cm`,
  (value, x) => `${x} = ${value}`,
  (value, x) => `${value} = ${x}`,
  (value, x) => `so ${x} = ${value}`,
  (value) => `${value}+0`,
  (value) => `0+${value}`,
  (value) => `${value}-0`,
  (value) => `(${value})`,
  (value) => `${value}*1`,
  (value) => `1*${value}`,
  (value) => `(${value})/1`,
  (value) => `(${value})^1`,
  (value) => `-(-(${value}))`,
  (value) => `${value}+7-7`,
  (value) => `2*(${value})/2`,
  (value) => `\\frac{${value}}{1}`,
  (value, x) => `${x}-(${value})=0`,
  (value, x) => `0=${x}-(${value})`,
  (value, x) => `${x}+0=${value}`,
  (value, x) => `1${x}=${value}`,
  (value, x) => `-${x}=-(${value})`,
  (value, x) => `(${value})-${x}=0`,
  (value) => `is it bigger than ${value}?`,
  (value) => `is it ${value} or 9173?`,
  (value) => `${value}, 9173`,
  (value) => `either 9173 or ${value}`,
  (value) => `the thing is worth ${value} altogether`,
];

/** Of a decimal or whole number alone. */
export const numeralAsAnswer: readonly ((value: number, unknown: string) => string)[] = [
  (value) => `${value}.0`.replace(/(\.\d+)\.0$/, '$10'),
  (value) => `${round(100 * value)}%`,
  (value) => `${round(2 * value)}/2`,
  (value) => `${round(10 * value)}/10`,
  (value, x) => `2${x}=${round(2 * value)}`,
  (value, x) => `3${x}=${round(3 * value)}`,
  (value, x) => `${x}+1=${round(value + 1)}`,
  (value, x) => `${x}-13=${round(value - 13)}`,
  (value, x) => `${x}/2=${round(value / 2)}`,
  (value, x) => `5${x}+2=${round(5 * value + 2)}`,
  (value) => `${round(value - 0.37)}+0.37`,
  (value) => `${round(value + 0.37)}-0.37`,
  (value) => `${round(value)}=${round(value)}`,
];

const round = (value: number): number => Number(value.toFixed(6));
