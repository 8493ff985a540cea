import { Normaliser, NoValue, tryNormalise } from './normal-form';
import type { Polynomial } from './polynomial';
import type { Quotient } from './quotient';
import type { Node } from './tree';

/** left − right as one quotient, or null where that is too heavy or has no value. */
export function differenceForm(left: Node, right: Node): Quotient | null {
  try {
    const normaliser = new Normaliser();
    return tryNormalise({ kind: 'add', terms: [left, { kind: 'neg', of: right }] }, normaliser);
  } catch (error) {
    if (error instanceof NoValue) return null;
    throw error;
  }
}

/** The common unknowns of every term of top and bottom cancelled: (xy − x²)/x becomes y − x. */
export function cancelMonomials(form: Quotient): Polynomial {
  let top = form.top;
  for (const [name, power] of [...form.bottom.values()][0]?.monomial ?? []) {
    const lowest = (terms: Polynomial) =>
      Math.min(...[...terms.values()].map((term) => term.monomial.find(([other]) => other === name)?.[1] ?? 0));
    const common = Math.min(power, lowest(form.bottom), lowest(top));
    if (common > 0) top = lower(top, name, common);
  }
  return top;
}

function lower(terms: Polynomial, name: string, by: number): Polynomial {
  const out = [...terms.values()].map((term) => {
    const monomial = term.monomial.flatMap(([other, power]) =>
      other !== name ? [[other, power] as const] : power > by ? [[other, power - by] as const] : [],
    );
    return [
      monomial.map(([other, power]) => `${other}^${power}`).join('*'),
      { monomial, coefficient: term.coefficient },
    ] as const;
  });
  return new Map(out);
}
