import type { AnswerSpec } from '../engine/types';

/** Other ways to write the model answer that the question must accept. */
export function rewritesOf(spec: AnswerSpec): string[] {
  const { kind, model, variable, forms = [] } = spec;
  const rewrites = [
    ` ${model} `,
    model
      .replace(/([+*/=<>,])/g, ' $1 ')
      .replace(/< +=/g, '<=')
      .replace(/> +=/g, '>='),
  ];
  if (kind === 'number' && forms.length === 0 && spec.tolerance === undefined) rewrites.push(...scaledFraction(model));
  if (kind === 'number' && variable !== undefined) rewrites.push(`${variable}=${model}`);
  if (kind === 'number' || kind === 'expression') rewrites.push(`(${model})`);
  if (kind === 'expression') rewrites.push(...commuted(model));
  if (kind === 'solutions' || kind === 'set') rewrites.push(...reversedList(model));
  if (kind === 'equation') rewrites.push(model.split('=').reverse().join('='));
  if (kind === 'money' && /^\d+\.\d\d$/.test(model)) rewrites.push(`$${model}`);
  return rewrites.filter((text) => !(forms.length > 0 && text.startsWith('(')));
}

function scaledFraction(model: string): string[] {
  const match = /^(-?)(\d+)\/(\d+)$/.exec(model);
  return match === null ? [] : [`${match[1]}${Number(match[2]) * 3}/${Number(match[3]) * 3}`];
}

/** "3x^2+2x" as "2x+3x^2": only where the terms are plain. */
function commuted(model: string): string[] {
  if (!/^[\w^+*]+$/.test(model)) return [];
  const terms = model.split('+');
  return terms.length > 1 ? [terms.reverse().join('+')] : [];
}

function reversedList(model: string): string[] {
  if (/\bor\b/.test(model))
    return [
      model
        .split(/\s*\bor\b\s*/)
        .reverse()
        .join(' or '),
    ];
  return [];
}
