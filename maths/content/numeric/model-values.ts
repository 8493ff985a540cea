import type { AnswerSpec } from '../../engine/types';
import { evaluate } from './evaluate';

/**
 * The numbers that a model answer stands for, in the order written: one for a number, quantity or amount of money, two
 * for a pair, ratio or quotient with remainder, minutes after midnight for a time. Throws where it cannot be read.
 */
export function modelValues(spec: AnswerSpec): number[] {
  const model = spec.model.trim();
  switch (spec.kind) {
    case 'time':
      return [minutesOf(model)];
    case 'money':
      return [evaluate(model.replace(/[$\\]/g, ''))];
    case 'quantity':
      return [evaluate(model.match(/^[-−]?[\d.,\s/]*\d/)?.[0] ?? model)];
    case 'quotient':
      return model.split(/r/i).map((part) => evaluate(part));
    case 'ratio':
      return model.split(':').map((part) => evaluate(part));
    case 'solutions':
    case 'system':
    case 'list':
    case 'set':
    case 'coordinate':
      return listOf(model).map((part) => evaluate(part));
    default:
      return [evaluate(rightSide(model))];
  }
}

function listOf(model: string): string[] {
  return model
    .replace(/^[({[]|[)}\]]$/g, '')
    .split(/,|;|\bor\b|\band\b/)
    .map((part) => rightSide(part))
    .filter((part) => part !== '');
}

/** What stands after "x =". */
export function rightSide(text: string): string {
  return (text.split('=').at(-1) ?? text).trim();
}

function minutesOf(text: string): number {
  const match = /^(\d{1,2})[:.](\d{2})\s*(am|pm)?$/i.exec(text);
  if (match === null) throw new Error(`cannot read the time "${text}"`);
  const [, hour, minute, half] = match;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  return hours * 60 + Number(minute);
}
