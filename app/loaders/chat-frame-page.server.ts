import type { LoaderFunctionArgs } from '@remix-run/node';
import { isWithoutAi } from '../../rules/ai-scenario';
import type { ChatFramePage, LoggedOutPage } from '../components/chat-frame/talk-data';
import { questionIn, talkPlaceOf } from '../components/chat-frame/talk-place';
import { subjectView, talkView } from '../components/chat-frame/talk-view.server';
import { TalkPage } from '../graphql/tutor/talk-page';
import { signedInPage } from './signed-in-page.server';

/**
 * The data of a chat frame. A visitor whose session is over is sent to the login page, like everywhere; but a frame inside
 * the panel must not become the login page, which may not be framed: it gets a note and asks the app to go there. So does a
 * page that reads its data again.
 */
export async function chatFramePage(args: LoaderFunctionArgs): Promise<ChatFramePage | LoggedOutPage> {
  const asker = args.request.headers.get('sec-fetch-dest');
  try {
    const address = new URL(args.request.url);
    const place = talkPlaceOf(address);
    const { viewer, data } = await signedInPage(args, TalkPage, { place, questionId: questionIn(address) });
    const { talk, subject, weakSpots, scenario, scenarioGroup, teachersMayRead } = data.tutorFrame;
    const { creditsUsed, totalCredits, creditResetFrequency } = data.myAiCredit;
    return {
      nickname: viewer.nickname,
      place,
      talk: talk && talkView(talk),
      subject: subject && subjectView(subject),
      weakSpots,
      isWithoutAi: isWithoutAi(scenario),
      isFromLogbook: scenarioGroup === 'ERROR_LOGBOOK',
      teachersMayRead,
      credit: {
        left: Math.max(0, totalCredits - creditsUsed),
        total: totalCredits,
        resetFrequency: creditResetFrequency,
      },
      isFramed: asker === 'iframe',
    };
  } catch (thrown) {
    if ((asker === 'iframe' || asker === 'empty') && isWayToLogin(thrown)) return { isLoggedOut: true };
    throw thrown;
  }
}

function isWayToLogin(thrown: unknown): boolean {
  return thrown instanceof Response && /^\/log(in|out)\b/.test(thrown.headers.get('location') ?? '');
}
