/** A call to the GraphQL server that did not succeed, in one shape whatever went wrong. */
export class AppFailure extends Error {
  readonly code: string;
  readonly status: number;
  /** Seconds to wait before trying again, when the server said so. */
  readonly retryAfter: number | null;
  readonly details: Record<string, unknown>;

  constructor(failure: AppFailureShape) {
    super(failure.message);
    this.name = 'AppFailure';
    this.code = failure.code;
    this.status = failure.status;
    this.retryAfter = failure.retryAfter ?? null;
    this.details = failure.details ?? {};
  }
}

export interface AppFailureShape {
  code: string;
  status: number;
  /** The sentence for the user. */
  message: string;
  retryAfter?: number | null;
  details?: Record<string, unknown>;
}

/** What a thrown failure sends to the error boundary. */
export interface FailureView {
  code: string;
  message: string;
}

export const unavailable: AppFailureShape = {
  code: 'UNAVAILABLE',
  status: 503,
  message: 'We cannot reach our server just now. Nothing is lost, and this page tries again by itself.',
  retryAfter: 5,
};
