import { z } from 'zod';

const piece = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .optional(),
  error: z.unknown().optional(),
});

/** What one event of a streamed chat completion says. */
export type ReplyPiece = { kind: 'text'; text: string; isLast: boolean } | { kind: 'end' } | { kind: 'refused' };

/** Reads one event; null where it is none of the protocol: such a line is passed over. */
export function readPiece(data: string): ReplyPiece | null {
  if (data === '[DONE]') return { kind: 'end' };
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch {
    return null;
  }
  const read = piece.safeParse(json);
  if (!read.success) return null;
  if (read.data.error !== undefined && read.data.error !== null) return { kind: 'refused' };
  const [choice] = read.data.choices ?? [];
  if (choice === undefined) return null;
  if (choice.finish_reason === 'content_filter') return { kind: 'refused' };
  return { kind: 'text', text: choice.delta?.content ?? '', isLast: Boolean(choice.finish_reason) };
}
