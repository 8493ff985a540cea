import { constantOf, type Polynomial, UNITY } from './polynomial';
import { divide, type Rational } from './rational';

/** A quotient of polynomials; the same value may have several, so compare by cross-multiplying. */
export interface Quotient {
  top: Polynomial;
  bottom: Polynomial;
}

/** Arithmetic on quotients, as the normaliser offers it. */
export interface QuotientArithmetic {
  add(a: Quotient, b: Quotient): Quotient;
  subtract(a: Quotient, b: Quotient): Quotient;
  multiply(a: Quotient, b: Quotient): Quotient;
  divide(a: Quotient, b: Quotient): Quotient;
  /** A value with no exact form of its own, named by its function and arguments. */
  opaque(name: string, args: Quotient[]): Quotient;
}

export const whole = (top: Polynomial): Quotient => ({ top, bottom: UNITY });

/** The exact rational a form stands for, or null. */
export function rationalOf(form: Quotient): Rational | null {
  const top = constantOf(form.top);
  const bottom = constantOf(form.bottom);
  return top && bottom && bottom.n !== 0n ? divide(top, bottom) : null;
}
