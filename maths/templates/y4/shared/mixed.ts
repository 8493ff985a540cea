/** A mixed numeral in plain typing: "2 3/4". */
export function mixedText(whole: number, top: number, bottom: number): string {
  return `${whole} ${top}/${bottom}`;
}

/** The same in LaTeX: `2\frac{3}{4}`. */
export function mixedLatex(whole: number, top: number, bottom: number): string {
  return `${whole}\\frac{${top}}{${bottom}}`;
}
