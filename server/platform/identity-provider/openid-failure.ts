import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { ProviderFailure, type ProviderFailureReason } from './identity-provider';

const askedInVain = new Set(['server_error', 'temporarily_unavailable']);
/** Codes of answers that came too late or not as an answer at all. */
const noAnswer = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON']);

/** What an error of the library means. Its own words may hold tokens and addresses: only codes go on. */
export function openidFailure(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  if (error instanceof AuthorizationResponseError)
    return new ProviderFailure(reasonOf(error.error), shortCode(error.error));
  if (error instanceof ResponseBodyError) {
    const over = error.error === 'invalid_grant';
    return new ProviderFailure(over ? 'over' : 'away', shortCode(error.error));
  }
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof ClientError) return new ProviderFailure(noAnswer.has(code) ? 'away' : 'untrusted', code);
  return new ProviderFailure('away', code || 'no connection');
}

function reasonOf(error: string): ProviderFailureReason {
  if (error === 'access_denied') return 'stopped';
  return askedInVain.has(error) ? 'away' : 'over';
}

/** Errors of OAuth are short words; anything else was made up by somebody. */
const shortCode = (error: string): string => (/^[a-z_]{1,40}$/.test(error) ? error : 'unknown error');
