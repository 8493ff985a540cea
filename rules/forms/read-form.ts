import type { z } from 'zod';

export type FormOutcome<Value> = { ok: true; value: Value } | { ok: false; errors: Record<string, string> };

/** Checks a form; the first complaint about each field is a sentence for the person who typed. */
export function readForm<Schema extends z.ZodTypeAny>(schema: Schema, input: unknown): FormOutcome<z.output<Schema>> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return { ok: true, value: parsed.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0] ?? '')] ??= message;
  return { ok: false, errors };
}
