import { expect, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { PublicHeader } from '../../../app/components/shell/public-header';
import { TermsGate } from '../../../app/components/shell/terms-gate';
import { promoClosedCookie, promoIsClosed } from '../../../app/lib/promo';
import { signupFlagCookie } from '../../../app/loaders/signup-flag.server';
import { termsGateMachine } from '../../../app/machines/terms-gate';
import { action as agree } from '../../../app/routes/api+/terms';
import { landingScrollThreshold } from '../../../rules/constants';
import { studentTaskStatuses } from '../../../rules/tasks/task-status';
import { controlsIn, htmlOf } from '../page-html';
import { loaded, redirectTarget } from '../pages';
import { dataServer, memberForm, memberRequest, refusal, visitorRequest } from '../requests';
import type { Row } from '../row';
import { shellData } from '../shell-data';
import { sourceOf, styleOf } from '../sources';

const publicSite = 'tests/e2e/public-site.story.ts';
const newcomer = shellData({ acceptTcTime: null }).viewer;
const gate = () => controlsIn(htmlOf(<TermsGate accepted={false} />)).map(({ name }) => name);

export const termsRows: Row[] = [
  {
    says: 'The specification shows no transitions of a student task',
    holds: () => expect(studentTaskStatuses).toEqual(['IN_PROGRESS', 'DONE', 'OVER_DUE', 'LATE_SUBMISSION']),
  },
  {
    says: 'Signed in without the terms accepted, a page gives way to the dialog',
    holds: async () => {
      dataServer(refusal('TERMS_NOT_ACCEPTED', 403), { data: { viewer: newcomer } });
      expect(await loaded('/classes', memberRequest('/classes'))).toMatchObject({
        data: { code: 'TERMS_NOT_ACCEPTED' },
      });
      expect(htmlOf(<TermsGate accepted={false} />)).toMatch(/<dialog [^>]*aria-modal="true"/);
    },
  },
  {
    says: 'The dialog has no close button: I agree is its only one',
    holds: () => expect(gate()).toEqual(['Read the full Terms and Conditions', 'I agree']),
  },
  {
    says: 'The dialog blocks: neither Esc nor a click beside it closes it',
    seenIn: {
      file: 'tests/e2e/terms-gate.story.ts',
      test: 'nothing but “I agree” opens the page for someone who has not agreed yet',
    },
  },
  {
    says: 'I agree records the acceptance',
    holds: async () => {
      const asked = dataServer({ data: { setSignupTc: { acceptTcTime: 1 } } });
      await agree({ request: memberForm('/api/terms', {}), params: {}, context: {} });
      expect(asked.map(({ query }) => query).join()).toContain('setSignupTc');
    },
  },
  {
    says: 'Once it is recorded the page is loaded again',
    holds: async () => {
      const reloadPage = vi.fn();
      const recordAcceptance = fromPromise(async () => expect(reloadPage).not.toHaveBeenCalled());
      const machine = termsGateMachine.provide({ actors: { recordAcceptance }, actions: { reloadPage } });
      const actor = createActor(machine, { input: { accepted: false } }).start();
      actor.send({ type: 'AGREE' });
      await waitFor(actor, (state) => state.matches('accepted'));
      expect(reloadPage).toHaveBeenCalledTimes(1);
    },
  },
  {
    says: 'With the flag that signing up has set, the acceptance is recorded after it and no dialog is met',
    holds: async () => {
      const asked = dataServer(
        refusal('TERMS_NOT_ACCEPTED', 403),
        { data: { viewer: newcomer } },
        { data: { recordSignupTcAfterSignup: { acceptTcTime: 1 } } },
        {
          data: {
            viewer: shellData().viewer,
            myClasses: [],
            openTasks: [],
            classInvitations: [],
          },
        },
      );
      const [flag = ''] = (await signupFlagCookie(newcomer.id)).split(';');
      const page = await loaded('/classes', memberRequest('/classes', [flag]));
      expect(page).toMatchObject({ classes: [], invitations: [] });
      expect(asked[2]?.query).toContain('recordSignupTcAfterSignup');
    },
  },
  {
    says: 'A visitor at a protected route is sent to the login address',
    holds: async () =>
      expect(redirectTarget(await loaded('/home', visitorRequest('/home')))).toBe('/login?next=%2Fhome'),
  },
];

export const landingRows: Row[] = [
  {
    says: 'The header of the landing page is dark at first',
    holds: () => {
      const html = htmlOf(<PublicHeader onSky />, { path: '/' });
      expect(html).toContain('data-look="sky"');
      expect(html).not.toContain('data-scrolled');
    },
  },
  {
    says: 'It is light once the page has scrolled past 400 pixels, by style or by script',
    holds: () => {
      expect(landingScrollThreshold).toBe(400);
      const sheet = 'app/components/shell/public-header.module.css';
      expect(styleOf(sheet, '.header[data-look="sky"][data-scrolled]').background).toBe('var(--raised)');
      expect(sourceOf(sheet)).toContain(`${landingScrollThreshold}px ${landingScrollThreshold + 1}px`);
    },
  },
  {
    says: 'Dark until 400 pixels and light past them is what a visitor sees',
    seenIn: {
      file: publicSite,
      test: 'the header of the front page is dark until 400 px, then light, and always in sight',
    },
  },
  {
    says: 'The promo banner shows until it is dismissed',
    holds: () => {
      expect(promoIsClosed(null)).toBe(false);
      expect(promoIsClosed(promoClosedCookie)).toBe(true);
    },
  },
];
