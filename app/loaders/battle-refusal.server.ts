import type { AppFailure } from '../lib/app-failure';
import { actionFailure } from './signed-in-page.server';

/**
 * What a form about battles was refused for. Most refusals are rules of the game, such as the hours that a teacher set or
 * one's age: they are said where the form is, and lead nowhere. Throws what only a page can answer.
 */
export function battleRefusal(request: Request, failure: AppFailure): AppFailure {
  return failure.code === 'FORBIDDEN' ? failure : actionFailure(request, failure);
}
