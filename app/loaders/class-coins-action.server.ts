import { redirect } from '@remix-run/node';
import { classPotForm } from '../../rules/forms/class-pot';
import { coinAwardForm } from '../../rules/forms/coin-award';
import { readForm } from '../../rules/forms/read-form';
import { AwardCoins, ClosePot, GivePot, OpenPot } from '../graphql/classroom/class-coins';
import { attempt } from '../graphql/executor.server';
import { formText, type GuardedActionArgs } from '../http/guarded-action.server';
import { classPaths } from '../lib/class-paths';
import { parseUuidParam, paths } from '../lib/paths';
import { typedNumber } from '../lib/typed-number';
import { classActionReply, classFormAgain } from './class-action.server';
import { requireSession } from './signed-in-page.server';

/** What a teacher does on the coins page of a class. */
export async function changeClassCoins({ request, params, form }: GuardedActionArgs) {
  requireSession(request);
  const classId = parseUuidParam(params, 'classId');
  if (classId === null) throw redirect(paths.home);
  const intent = formText(form, 'intent');
  const to = classPaths.coins(classId);
  const potId = formText(form, 'pot');
  switch (intent) {
    case 'open-pot':
      return open(request, form, classId);
    case 'give-pot': {
      const outcome = await attempt(request, GivePot, { classId, potId });
      return classActionReply(request, outcome, { intent }, { to, notice: 'pot-given' });
    }
    case 'close-pot': {
      const outcome = await attempt(request, ClosePot, { classId, potId });
      return classActionReply(request, outcome, { intent }, { to, notice: 'pot-closed' });
    }
    default:
      return award(request, form, classId);
  }
}

/** Coins for a student: of a ready reason, of the teacher's own words, or for having helped. */
async function award(request: Request, form: FormData, classId: string) {
  const values = Object.fromEntries(
    ['student', 'for', 'reason', 'amount'].map((field) => [field, formText(form, field)]),
  );
  const { student: studentId = '', for: chosen = '', reason: typed = '', amount = '' } = values;
  const again = { intent: 'award', values };
  if (studentId === '') return classFormAgain({ ...again, errors: { student: 'Choose a student.' } });
  const isHelp = chosen === 'helped';
  const read = readForm(coinAwardForm, {
    amount: typedNumber(amount),
    reason: typed.trim() === '' ? chosen : typed,
  });
  if (!read.ok && !isHelp) return classFormAgain({ ...again, errors: read.errors });
  const input = read.ok ? read.value : { amount: 1, reason: '' };
  const creationKey = formText(form, 'creationKey');
  const kind = isHelp ? 'HELPED' : 'AWARD';
  const outcome = await attempt(request, AwardCoins, { classId, studentId, kind, creationKey, ...input });
  return classActionReply(request, outcome, again, { to: classPaths.coins(classId), notice: 'coins-given' });
}

/** What the class is saving for, and how many coins that takes. */
async function open(request: Request, form: FormData, classId: string) {
  const values = { title: formText(form, 'title'), goal: formText(form, 'goal') };
  const again = { intent: 'open-pot', values };
  const read = readForm(classPotForm, { title: values.title, goal: typedNumber(values.goal) });
  if (!read.ok) return classFormAgain({ ...again, errors: read.errors });
  const outcome = await attempt(request, OpenPot, {
    classId,
    creationKey: formText(form, 'creationKey'),
    ...read.value,
  });
  return classActionReply(request, outcome, again, { to: classPaths.coins(classId), notice: 'pot-open' });
}
