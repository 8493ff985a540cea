import { gcd } from '../../number-text';

/** A fraction of π in plain typing: (5, 6) is "5pi/6", (2, 1) is "2pi", (0, 1) is "0". */
export function piText(top: number, bottom: number): string {
  const [sign, t, b] = reduced(top, bottom);
  if (t === 0) return '0';
  return `${sign}${t === 1 ? '' : t}pi${b === 1 ? '' : `/${b}`}`;
}

/** The same in LaTeX. */
export function piLatex(top: number, bottom: number): string {
  const [sign, t, b] = reduced(top, bottom);
  if (t === 0) return '0';
  const over = `${t === 1 ? '' : t}\\pi`;
  return b === 1 ? `${sign}${over}` : `${sign}\\frac{${over}}{${b}}`;
}

/** As it is printed beside an axis: "5π/6". */
export function piLabel(top: number, bottom: number): string {
  return piText(top, bottom).replace('pi', 'π');
}

function reduced(top: number, bottom: number): [sign: string, top: number, bottom: number] {
  const common = gcd(top, bottom);
  return [top < 0 ? '-' : '', Math.abs(top) / common, bottom / common];
}
