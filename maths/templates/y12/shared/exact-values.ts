import { gcd } from '../../number-text';

/** A multiple of pi in lowest terms in plain typing: "5pi/6", "-pi/3", "2pi". */
export function piText(top: number, bottom: number): string {
  const [t, b] = reduced(top, bottom);
  if (t === 0) return '0';
  return `${factorBefore(t)}pi${b === 1 ? '' : `/${b}`}`;
}

/** The same in LaTeX. */
export function piLatex(top: number, bottom: number): string {
  const [t, b] = reduced(top, bottom);
  if (t === 0) return '0';
  const size = `${factorBefore(Math.abs(t))}\\pi`;
  return `${t < 0 ? '-' : ''}${b === 1 ? size : `\\frac{${size}}{${b}}`}`;
}

/** A square root in simplest form: 12 is 2 times the root of 3. */
export function simplestRoot(radicand: number): { outside: number; inside: number } {
  let [outside, inside] = [1, radicand];
  for (let factor = 2; factor * factor <= inside; factor += 1) {
    while (inside % (factor * factor) === 0) {
      inside /= factor * factor;
      outside *= factor;
    }
  }
  return { outside, inside };
}

/** The root of a whole number in simplest form in plain typing: "2sqrt(3)", "5". */
export function rootText(radicand: number): string {
  const { outside, inside } = simplestRoot(radicand);
  if (inside === 0) return '0';
  return inside === 1 ? `${outside}` : `${outside === 1 ? '' : outside}sqrt(${inside})`;
}

/** The same in LaTeX. */
export function rootLatex(radicand: number): string {
  const { outside, inside } = simplestRoot(radicand);
  if (inside === 0) return '0';
  return inside === 1 ? `${outside}` : `${outside === 1 ? '' : outside}\\sqrt{${inside}}`;
}

/** What stands before a letter: nothing for 1, a minus sign for −1, the number otherwise. */
export function factorBefore(value: number): string {
  if (value === 1) return '';
  return value === -1 ? '-' : `${value}`;
}

function reduced(top: number, bottom: number): [number, number] {
  const common = gcd(top, bottom) * Math.sign(bottom);
  return [top / common + 0, bottom / common];
}
