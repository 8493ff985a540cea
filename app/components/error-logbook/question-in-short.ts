const formula = /(?<!\\)\$(?:[^$\\]|\\.)+\$/g;
/** "Work out", "Solve for x": what a formula alone says as well. */
const fewWords = 4;
/** Longer ones tell a story first: what is asked comes last. */
const longLine = 70;

/** The first line of a question for a list: its formula alone where the words only say what to do with it, of a story its last sentence. */
export function questionInShort(promptLine: string): string {
  const formulas = promptLine.match(formula) ?? [];
  const words = promptLine.replaceAll(formula, ' ').match(/[a-z]+/gi) ?? [];
  const [only] = formulas;
  if (only !== undefined && formulas.length === 1 && words.length <= fewWords) return only;
  if (promptLine.length <= longLine) return promptLine;
  return promptLine.split(/(?<=[.?!])\s+(?=[A-Z])/).at(-1) ?? promptLine;
}
