/** "Area = 3 × 4" is about 3 × 4. */
export function withoutLabel(line: string): string {
  const label = /^\s*(?!(?:sin|cos|tan|log|sec|cot|det|mod|cosec|arc\w+)\b)(?:[A-Za-z]{2,}\s+)*[A-Za-z]{4,}\s*=/.exec(
    line,
  );
  return label === null ? line : line.slice(label[0].length);
}
