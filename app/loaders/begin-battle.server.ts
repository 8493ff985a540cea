import { data, redirect } from '@remix-run/node';
import { battlePaths } from '../components/battle/battle-paths';
import { AcceptBattleChallenge, ChallengeToBattle, JoinBattle } from '../graphql/battle/lobby-page';
import { attempt } from '../graphql/executor.server';
import { formText } from '../http/guarded-action.server';
import { actionFailure } from './signed-in-page.server';

const scopes = ['ANYONE', 'SCHOOL', 'FRIENDS'] as const;
const classPrefix = 'CLASS:';

/** Begins a battle as a form asks, and goes to it; a refusal is a sentence for the page, with what was typed. */
export async function beginBattle(request: Request, form: FormData) {
  const intent = formText(form, 'intent');
  const code = formText(form, 'code').trim();
  const outcome = await begin(request, intent, code, form);
  if (outcome.ok) return redirect(battlePaths.battle(Object.values(outcome.data)[0]?.id ?? ''));
  const { message, status, retryAfter } = actionFailure(request, outcome.failure);
  const headers: Record<string, string> = retryAfter === null ? {} : { 'retry-after': String(retryAfter) };
  return data({ intent, code, problem: message }, { status, headers });
}

async function begin(request: Request, intent: string, code: string, form: FormData) {
  const courseId = formText(form, 'course');
  const whom = formText(form, 'whom');
  const classId = whom.startsWith(classPrefix) ? whom.slice(classPrefix.length) : null;
  if (intent === 'code') return attempt(request, AcceptBattleChallenge, { code });
  if (intent === 'challenge') {
    return attempt(request, ChallengeToBattle, { courseId, friendId: classId === null ? whom : null, classId });
  }
  const scope = classId === null ? (scopes.find((known) => known === whom) ?? 'ANYONE') : 'CLASS';
  return attempt(request, JoinBattle, { courseId, scope, classId });
}
