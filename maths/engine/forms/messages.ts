import type { AnswerSpec, Form } from '../types';

/** Which form is asked for, in words for the student. The value itself is right. */
export function formMessage(form: Form, spec: AnswerSpec): string {
  switch (form.kind) {
    case 'lowest-terms':
      return 'Right value. Now write the fraction in its lowest terms.';
    case 'mixed-numeral':
      return 'Right value. Now write it as a mixed numeral.';
    case 'improper-fraction':
      return 'Right value. Now write it as an improper fraction.';
    case 'single-fraction':
      return 'Right value. Now write it as one single fraction.';
    case 'partial-fractions':
      return 'Right value. Now split it into partial fractions.';
    case 'positive-index':
      return 'Right value. Now write it with positive indices only.';
    case 'decimal':
      return 'Right value. Now write it as a decimal.';
    case 'whole-number':
      return 'Right value. Now write it as a whole number.';
    case 'decimal-places':
      if (spec.kind === 'money' && form.places === 2)
        return 'Right value. Now write it in dollars and cents, such as $4.50.';
      return `Right value. Now write it with ${count(form.places, 'decimal place')}.`;
    case 'significant-figures':
      return `Right value. Now write it with ${count(form.figures, 'significant figure')}.`;
    case 'scientific':
      return 'Right value. Now write it in scientific notation, such as 3.2 × 10⁴.';
    case 'percentage':
      return 'Right value. Now write it as a percentage, with a % sign.';
    case 'exact':
      return 'Right value. Now write it exactly, without decimals.';
    case 'surd':
      return 'Right value. Now write it in simplest surd form.';
    case 'index':
      return 'Right value. Now write it in index form, such as 2³ × 5.';
    case 'expanded':
      return 'Right value. Now expand all brackets and collect like terms.';
    case 'factorised':
      return 'Right value. Now factorise it fully.';
    case 'completed-square':
      return 'Right value. Now write it as a completed square, such as (x + 3)² − 5.';
    case 'simplified':
      if (spec.kind === 'money') return 'Right amount. Now work it out to one amount of money.';
      return 'Right value. Now simplify it as far as it goes.';
    case 'simplest-ratio':
      return 'Right value. Now write the ratio in whole numbers, as simply as you can.';
    case 'single-logarithm':
      return 'Right value. Now write it as one single logarithm.';
    case 'time-12':
      return 'Right time. Now write it with am or pm.';
    case 'time-24':
      return 'Right time. Now write it on the 24-hour clock, such as 14:35.';
    case 'with-constant':
      return 'Right so far. Now add the arbitrary constant: + C.';
    case 'with-unit':
      return spec.kind === 'money'
        ? 'Right value. Now write it with a dollar sign.'
        : 'Right value. Now write the unit as well.';
  }
}

const count = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`;
