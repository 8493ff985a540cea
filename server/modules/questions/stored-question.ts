import { createHash } from 'node:crypto';
import {
  type AnyTemplate,
  makeInstance,
  type NaturalLog,
  type QuestionContent,
  withNaturalLog,
} from '../../../maths/templates/index';

/**
 * A question as it was drawn, with what is read of its template later on: enough to show, mark and explain it when the
 * template has long had another version, or is gone. The seed is no part of it, so equal questions are one.
 */
export interface StoredQuestion extends QuestionContent {
  /** Made from the content: the same content has the same id everywhere, another content has another. */
  id: string;
  title: string;
  calculator: boolean;
  difficulty: AnyTemplate['difficulty'];
  years: readonly number[];
}

/** The question that a template makes of a seed, its natural logarithms as the course writes them. */
export function drawQuestion(template: AnyTemplate, seed: string, naturalLog: NaturalLog = 'ln'): StoredQuestion {
  const { seed: _, ...made } = makeInstance(template, seed);
  const question = withNaturalLog(made, naturalLog);
  const { title, calculator, difficulty, years } = template;
  const content = { ...question, title, calculator, difficulty, years };
  return { id: uuidOf(JSON.stringify(content)), ...content };
}

/**
 * What makes two questions the same for somebody who looks for a key: equal in all that is asked and in the key's
 * option, whatever the other options are, their order, the template, its version and the notation of the course.
 */
export function lookOf({ prompt, instruction, figure, choices, answer }: QuestionContent): string {
  const key = choices?.find((option) => option.id === answer.model)?.text ?? null;
  return uuidOf(JSON.stringify([prompt, instruction, figure, key]).replaceAll('\\\\log_e', '\\\\ln'));
}

/** One look in eight: at most so much is taken from what practice can draw. */
const publicShare = 1 / 8;

/**
 * Whether questions of this look are among those that the public replay may show. Practice never draws them, so that
 * what is open for a student is not to be found there. It never changes, and needs no list.
 */
export function isPublic(look: string): boolean {
  return Number.parseInt(look.slice(0, 4), 16) < publicShare * 0x10000;
}

/** The first 122 bits of a hash, as a UUID of version 8 (RFC 9562). */
function uuidOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
