import type { AnswerSpec, Form } from '../types';

/** Which form is asked for, in words for the student. The value itself is right. */
export function formMessage(form: Form, spec: AnswerSpec): string {
  const wanted = formWanted(form, spec);
  return `${rightBefore(form, spec)} Now ${wanted[0]?.toLowerCase()}${wanted.slice(1)}`;
}

function rightBefore({ kind }: Form, spec: AnswerSpec): string {
  if (kind === 'with-constant') return 'Right so far.';
  if (kind === 'simplified' && spec.kind === 'money') return 'Right amount.';
  return kind === 'time-12' || kind === 'time-24' ? 'Right time.' : 'Right value.';
}

/** The form that is asked for, as one sentence that says nothing of the value. */
export function formWanted(form: Form, spec: AnswerSpec): string {
  switch (form.kind) {
    case 'lowest-terms':
      return 'Write it as a fraction in lowest terms.';
    case 'mixed-numeral':
      return 'Write it as a mixed numeral.';
    case 'improper-fraction':
      return 'Write it as an improper fraction.';
    case 'single-fraction':
      return 'Write it as a single fraction.';
    case 'partial-fractions':
      return 'Split it into partial fractions.';
    case 'positive-index':
      return 'Write it with positive indices only.';
    case 'decimal':
      return 'Write it as a decimal.';
    case 'whole-number':
      return 'Write it as a whole number.';
    case 'decimal-places':
      if (spec.kind === 'money' && form.places === 2) return 'Write it in dollars and cents, such as $4.50.';
      return `Write it with ${count(form.places, 'decimal place')}.`;
    case 'significant-figures':
      return `Write it with ${count(form.figures, 'significant figure')}.`;
    case 'scientific':
      return 'Write it in scientific notation, such as 3.2 × 10⁴.';
    case 'percentage':
      return 'Write it as a percentage, with a % sign.';
    case 'exact':
      return 'Write the exact value, without decimals.';
    case 'surd':
      return 'Write it in simplest surd form.';
    case 'index':
      return 'Write it in index form, such as 2³ × 5.';
    case 'expanded':
      return 'Expand all brackets and collect like terms.';
    case 'factorised':
      return 'Factorise it fully.';
    case 'completed-square':
      return 'Complete the square, such as (x + 3)² − 5.';
    case 'simplified':
      if (spec.kind === 'money') return 'Work it out as a single amount of money.';
      return 'Simplify it fully.';
    case 'simplest-ratio':
      return 'Write the ratio in simplest form, with whole numbers.';
    case 'single-logarithm':
      return 'Write it as a single logarithm.';
    case 'time-12':
      return 'Write it with am or pm.';
    case 'time-24':
      return 'Write it in 24-hour time, such as 14:35.';
    case 'with-constant':
      return 'Add the constant of integration, + c.';
    case 'with-unit':
      return spec.kind === 'money' ? 'Write it with a dollar sign.' : 'Include the unit.';
  }
}

const count = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`;
