import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { mostPlacementQuestions, placementPauseDays } from '../../../rules/placement';
import type { Asked } from './placement-run';

/** A placement test as it stands, kept by the browser: nothing of the person, and nothing of the keys. */
export interface SavedRun {
  courseId: string;
  /** When it began, in seconds; the numbers of its questions follow from this. */
  startedAt: number;
  asked: Asked[];
  /** The question that waits for an answer; null at the end. */
  templateId: string | null;
}

const shape = z.tuple([
  z.string().max(60),
  z.number().int(),
  z
    .array(z.tuple([z.string().max(120), z.enum(['RIGHT', 'WRONG', 'NOT_LEARNED']), z.number().int().min(0).max(20)]))
    .max(mostPlacementQuestions),
  z.string().max(120).nullable(),
]);

/** Longer than any test is. */
const longest = 6000;

/** The run as text for a cookie, signed so that only what was really answered can be gone on with. */
export function packRun(secret: string, { courseId, startedAt, asked, templateId }: SavedRun): string {
  const answers = asked.map((each) => [each.templateId, each.answer, each.options]);
  const body = Buffer.from(JSON.stringify([courseId, startedAt, answers, templateId])).toString('base64url');
  return `${body}.${signature(secret, body)}`;
}

/** The run of this text; null where we did not write it, or it was left for too long. */
export function unpackRun(secret: string, text: string, now: Date): SavedRun | null {
  if (text.length > longest) return null;
  const [body = '', sign = ''] = text.split('.');
  const [given, right] = [Buffer.from(sign), Buffer.from(signature(secret, body))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const read = shape.safeParse(parsed(body));
  if (!read.success) return null;
  const [courseId, startedAt, answers, templateId] = read.data;
  if (now.getTime() / 1000 - startedAt > placementPauseDays * 86_400) return null;
  const asked = answers.map(([id, answer, options]) => ({ templateId: id, answer, options }));
  return { courseId, startedAt, asked, templateId };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

function signature(secret: string, body: string): string {
  return createHmac('sha256', secret).update(`placement:${body}`).digest('base64url').slice(0, 27);
}
