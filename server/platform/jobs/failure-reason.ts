import { AppError } from '../app-error';
import { RefusedForGood, ServiceAway } from './row-failures';

const longest = 300;

/** What may be kept of an error: the messages of a database hold what people typed, so of those the code alone. */
export function failureReason(error: unknown): string {
  if (error instanceof AppError) return error.userMessage;
  if (!(error instanceof Error)) return 'unknown';
  if (error instanceof ServiceAway || error instanceof RefusedForGood) return error.message;
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  if ('severity' in error) {
    const constraint = 'constraint' in error && typeof error.constraint === 'string' ? ` ${error.constraint}` : '';
    return `Database error${code}${constraint}`;
  }
  return `${error.name}${code}: ${error.message}`.slice(0, longest);
}
