import type { z } from 'zod';
import { readForm } from '../../rules/forms/read-form';
import { AppError } from './app-error';

/** Checks what was typed; throws BAD_INPUT with the first complaint and the field it is about (`details.field`). */
export function parseInput<Schema extends z.ZodTypeAny>(schema: Schema, input: unknown): z.output<Schema> {
  const read = readForm(schema, input);
  if (read.ok) return read.value;
  const [[field, sentence] = ['', 'Please check what you typed.']] = Object.entries(read.errors);
  throw badField(field, sentence);
}

export function badField(field: string, sentence: string): AppError {
  return new AppError('BAD_INPUT', sentence, { details: { field } });
}
