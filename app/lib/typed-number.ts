/** The number that somebody typed; NaN where it is none, which forms refuse with their own sentence. */
export const typedNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));
