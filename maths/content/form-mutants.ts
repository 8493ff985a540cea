import type { AnswerSpec, Form } from '../engine/types';
import type { Step } from '../templates/format';

/** The right value written in a way that the question does not allow; none where this form cannot be missed by the value. */
export function formMutantsOf(spec: AnswerSpec, steps: Step[]): string[] {
  return (spec.forms ?? []).flatMap((form) => mutantsFor(form, spec.model, steps[0]?.line ?? ''));
}

function mutantsFor(form: Form, model: string, question: string): string[] {
  const fraction = /^(-?)(\d+)\/(\d+)$/.exec(model);
  const mixed = /^(-?)(\d+) (\d+)\/(\d+)$/.exec(model);
  switch (form.kind) {
    case 'lowest-terms':
    case 'single-fraction':
      if (fraction !== null && form.kind === 'lowest-terms') return [scaled(fraction)];
      return mixed === null ? [] : [`${mixed[1]}${mixed[2]} ${Number(mixed[3]) * 2}/${Number(mixed[4]) * 2}`];
    case 'mixed-numeral':
      return mixed === null ? [] : [improper(mixed)];
    case 'improper-fraction':
      return fraction === null || Number(fraction[2]) < Number(fraction[3]) ? [] : [asMixed(fraction)];
    case 'decimal':
      return /^-?\d*\.\d+$/.test(model) ? [`${Math.round(Number(model) * 10 ** 6)}/${10 ** 6}`] : [];
    case 'whole-number':
      return /^-?\d+$/.test(model) ? [`${Number(model) * 2}/2`] : [];
    case 'decimal-places':
      return /^-?[\d.]+/.test(model) ? [model.replace(/^-?[\d.]+/, (n) => `${n}${n.includes('.') ? '' : '.'}0`)] : [];
    case 'percentage':
      return model.endsWith('%') ? [String(Number((Number.parseFloat(model) / 100).toPrecision(12)))] : [];
    case 'simplest-ratio':
      return [
        model
          .split(':')
          .map((part) => String(Number(part) * 2))
          .join(':'),
      ];
    case 'with-unit':
      return /^-?[\d.]+/.test(model) ? [model.match(/^-?[\d.]+/)?.[0] ?? ''] : [];
    case 'expanded':
    case 'factorised':
    case 'simplified':
    case 'completed-square':
    case 'index':
      return question.includes('=') || question === model ? [] : [question];
    default:
      return [];
  }
}

function scaled([, sign, top, bottom]: RegExpExecArray): string {
  return `${sign}${Number(top) * 2}/${Number(bottom) * 2}`;
}

function improper([, sign, whole, top, bottom]: RegExpExecArray): string {
  return `${sign}${Number(whole) * Number(bottom) + Number(top)}/${bottom}`;
}

function asMixed([, sign, top, bottom]: RegExpExecArray): string {
  const [t, b] = [Number(top), Number(bottom)];
  return `${sign}${Math.floor(t / b)} ${t % b}/${b}`;
}
