/** Every way a request can fail on purpose, with the HTTP status it becomes. */
export const errorStatus = {
  BAD_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  TERMS_NOT_ACCEPTED: 403,
  PASSWORD_CHANGE_NEEDED: 403,
  TRIAL_FINISHED: 403,
  NOT_FOUND: 404,
  SWITCHED_OFF: 404,
  PRACTICE_NOT_FOUND: 404,
  CONFLICT: 409,
  EMAIL_TAKEN: 409,
  PRACTICE_FINISHED_OR_EXITED_ERROR: 409,
  TOO_LARGE: 413,
  NO_ENOUGH_QUESTIONS: 422,
  UNPROCESSABLE: 422,
  AI_CREDIT_EMPTY: 429,
  PROOF_NEEDED: 429,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/**
 * A failure with a code for programs, a message for the user, and what the page needs to act on it. GraphQL answers
 * carry it as `extensions: { code, status, retryAfter, details }`; anything that is no AppError is masked.
 */
export class AppError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly userMessage: string,
    readonly extra: { retryAfterSeconds?: number; details?: Record<string, string | number | boolean> } = {},
  ) {
    super(userMessage);
    this.name = 'AppError';
    this.status = errorStatus[code];
  }
}
