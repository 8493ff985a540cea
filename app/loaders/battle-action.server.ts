import { data, redirect } from '@remix-run/node';
import { isQuestionIndex } from '../../rules/path-patterns';
import type { BattleReply } from '../components/battle/battle-data';
import { battlePaths } from '../components/battle/battle-paths';
import { battleUpdateView } from '../components/battle/battle-view.server';
import type { BattleUpdateData } from '../graphql/battle/battle-page';
import {
  AnswerBattle,
  AskRematch,
  BlockBattlePlayer,
  LeaveBattle,
  PlayRecordedBattle,
  ReportBattlePlayer,
  SendBattleEmote,
} from '../graphql/battle/play-battle';
import { attempt, type Outcome } from '../graphql/executor.server';
import { formText } from '../http/guarded-action.server';
import { AppFailure } from '../lib/app-failure';
import { battleRefusal } from './battle-refusal.server';

const reportReasons = ['NAME', 'UNFAIR', 'UNKIND', 'OTHER'] as const;
const mostQuestions = 100;
/** What passes by itself: an answer is sent again. */
const passing = ['UNAVAILABLE', 'INTERNAL', 'RATE_LIMITED'];

/** What a form of the battle's page asked for: a reply, or the redirect to where it goes on. */
export async function playBattle(request: Request, battleId: string, form: FormData) {
  const intent = formText(form, 'intent');
  switch (intent) {
    case 'answer':
      return answer(request, battleId, form);
    case 'emote':
      return emote(request, battleId, formText(form, 'emote'));
    case 'leave':
      return leave(request, battleId);
    case 'recorded':
      return after(
        request,
        intent,
        await attempt(request, PlayRecordedBattle, { battleId }),
        ({ playRecordedBattle }) => playRecordedBattle.id,
      );
    case 'rematch':
      return after(
        request,
        intent,
        await attempt(request, AskRematch, { battleId }),
        ({ askRematch }) => askRematch.result?.rematchId ?? battleId,
      );
    case 'report': {
      const reason = reportReasons.find((known) => known === formText(form, 'reason')) ?? 'OTHER';
      const outcome = await attempt(request, ReportBattlePlayer, { battleId, reason });
      return told(request, intent, outcome, 'Thank you. Someone on our team will read your report.');
    }
    case 'block': {
      const outcome = await attempt(request, BlockBattlePlayer, { battleId });
      return told(request, intent, outcome, 'You won’t be matched with this player again.');
    }
    default:
      return failed(request, intent, new AppFailure(unknownForm));
  }
}

const unknownForm = {
  code: 'BAD_INPUT',
  status: 400,
  message: 'Something’s wrong with this form. Reload the page and try again.',
};

async function answer(request: Request, battleId: string, form: FormData) {
  const typed = formText(form, 'answer');
  const given = formText(form, 'index');
  const index = Number(given);
  if (!isQuestionIndex(given) || index >= mostQuestions)
    return failed(request, 'answer', new AppFailure(unknownForm), typed);
  const outcome = await attempt(request, AnswerBattle, { battleId, index, answer: typed });
  if (!outcome.ok) return failed(request, 'answer', outcome.failure, typed);
  const { update, problem } = outcome.data.answerBattle;
  const reply = answerReply(update, problem, { index, typed });
  // Without scripts the page is loaded again and shows where the match stands.
  if (!isFetch(request) && reply.kind === 'locked') return redirect(battlePaths.battle(battleId));
  const status = isFetch(request) || reply.kind === 'locked' ? 200 : reply.kind === 'unreadable' ? 422 : 409;
  return data<BattleReply>(reply, { status });
}

/** Whether an answer is locked in, may be mended, or came too late: the battle tells which. */
function answerReply(
  answered: BattleUpdateData,
  problem: string | null,
  { index, typed }: { index: number; typed: string },
): Extract<BattleReply, { update: unknown }> {
  const update = battleUpdateView(answered);
  if (problem === null) return { kind: 'locked', update };
  const isOpen = update.status === 'QUESTION' && update.index === index && update.myAnswer === null;
  return isOpen ? { kind: 'unreadable', update, problem, typed } : { kind: 'late', update, problem };
}

async function emote(request: Request, battleId: string, id: string) {
  const outcome = await attempt(request, SendBattleEmote, { battleId, emote: id });
  if (!outcome.ok) return failed(request, 'emote', outcome.failure);
  if (!isFetch(request)) return redirect(battlePaths.battle(battleId));
  const sentence = outcome.data.sendBattleEmote ? null : 'Slow down a little. Try again in a moment.';
  return data<BattleReply>({ kind: 'done', intent: 'emote', sentence });
}

/** From a match that is over to its result; from one that goes on without the player, or never began, to the lobby. */
async function leave(request: Request, battleId: string) {
  const outcome = await attempt(request, LeaveBattle, { battleId });
  if (!outcome.ok) return failed(request, 'leave', outcome.failure);
  const { status, course } = outcome.data.leaveBattle;
  const isOver = status === 'FINISHED' || status === 'VOID';
  return redirect(isOver ? battlePaths.battle(battleId) : battlePaths.lobby(course.id));
}

/** Goes on to a battle, this one or the next. */
function after<Data>(request: Request, intent: string, outcome: Outcome<Data>, battleOf: (data: Data) => string) {
  if (!outcome.ok) return failed(request, intent, outcome.failure);
  return redirect(battlePaths.battle(battleOf(outcome.data)));
}

function told<Data>(request: Request, intent: string, outcome: Outcome<Data>, sentence: string) {
  if (!outcome.ok) return failed(request, intent, outcome.failure);
  return data<BattleReply>({ kind: 'done', intent, sentence });
}

/** What could not be done, with what was typed. Of an answer and a signal, what passes by itself is no failed page. */
function failed(request: Request, intent: string, failure: AppFailure, typed = '') {
  const inMatch = intent === 'answer' || intent === 'emote';
  if (inMatch && isFetch(request) && passing.includes(failure.code))
    return data<BattleReply>({ kind: 'unsent', intent }, { status: failure.status });
  const { message, status } = battleRefusal(request, failure);
  return data<BattleReply>({ kind: 'failed', intent, message, typed }, { status });
}

const isFetch = (request: Request): boolean => request.headers.get('sec-fetch-dest') === 'empty';
