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
  /** The form that could not be sent, where the page around it is away as well. */
  kept?: KeptForm;
}

/** A form as it came, to be sent once more. */
export interface KeptForm {
  /** What the person calls what they sent: “answer”. */
  what: string;
  /** What they typed, shown and open to change; null where there is nothing to show, such as a chosen option. */
  typed: { name: string; value: string } | null;
  /** The other fields. */
  fields: [name: string, value: string][];
}

export const unavailable: AppFailureShape = {
  code: 'UNAVAILABLE',
  status: 503,
  message: 'We can’t reach our server right now. Nothing is lost, and this page will keep trying.',
  retryAfter: 5,
};
