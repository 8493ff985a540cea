import { createRef } from 'react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { framePath } from '../../../app/components/chat/bots';
import { ChatHeader } from '../../../app/components/chat/chat-header';
import { ChatPanel } from '../../../app/components/chat/chat-panel';
import { SiteFooter } from '../../../app/components/landing/site-footer';
import { AppFrame } from '../../../app/components/shell/app-frame';
import { PublicFrame } from '../../../app/components/shell/public-frame';
import { noSiteFacts } from '../../../app/components/shell/site-facts';
import { tutorContext } from '../../../app/lib/ai-context';
import { chatPanelMachine } from '../../../app/machines/chat-panel';
import { trialDays } from '../../../rules/constants';
import { controlsIn, htmlOf, partOf, textOf } from '../page-html';
import type { Row } from '../row';
import { shellData } from '../shell-data';
import { styleOf } from '../sources';

const helpers = 'aria-label="Helpers"';
const framed = (handle: object) => htmlOf(<AppFrame shell={shellData()}>The page</AppFrame>, { handle });
const stories = {
  mascot: 'tests/e2e/mascot.story.ts',
  panel: 'tests/e2e/chat-panel.story.ts',
  bubble: 'tests/e2e/reminder-bubble.story.ts',
};

function openPanel(bot: 'quiz-me' | 'problem-solver') {
  const actor = createActor(chatPanelMachine, { input: { scenario: 'GENERAL' } }).start();
  actor.send({ type: 'TOGGLE', bot });
  return actor;
}

function panel(bot: 'quiz-me' | 'problem-solver', frameHost: string | null = null): string {
  const actor = openPanel(bot);
  const parts = { view: 'drawer' as const, tutor: tutorContext('GENERAL'), timeZone: 'Australia/Sydney' };
  return htmlOf(
    <ChatPanel
      {...parts}
      state={actor.getSnapshot()}
      send={actor.send}
      showBattery={false}
      frameHost={frameHost}
      onAsk={() => {}}
    />,
  );
}

function panelHeader(): string {
  const handlers = { onPointerDown: nothing, onPointerMove: nothing, onPointerUp: nothing, onPointerCancel: nothing };
  return htmlOf(
    <ChatHeader
      title="Tutor Me"
      titleId="title"
      titleRef={createRef()}
      isWindow={false}
      battery={<button type="button">Battery</button>}
      drag={handlers}
      onBack={nothing}
      onSwitch={nothing}
      onClose={nothing}
      onMoveKey={nothing}
    />,
  );
}

function nothing() {}

export const chatRows: Row[] = [
  {
    says: 'The chat widget shows where there is a profile and the page does not hide the AI box',
    holds: () => {
      expect(framed({})).toContain(helpers);
      expect(framed({ hideAiBox: true })).not.toContain(helpers);
      expect(htmlOf(<PublicFrame>The page</PublicFrame>)).not.toContain(helpers);
    },
  },
  {
    says: 'Its mascot sits at the bottom right',
    holds: () => {
      const { position, right, bottom } = styleOf('app/components/chat/mascot-dock.module.css', '.dock');
      expect([position, right, bottom]).toEqual(['fixed', '24px', '16px']);
      expect(partOf(framed({}), 'aside', helpers)).toContain('data-pose="idle"');
    },
  },
  {
    says: 'Its menu offers Quiz Me and Tutor Me',
    holds: () => {
      const menu = controlsIn(partOf(framed({}), 'aside', helpers)).slice(1);
      expect(menu.map(({ name }) => name)).toEqual(['Quiz Me', 'Tutor Me']);
    },
  },
  {
    says: 'The menu opens under the mouse',
    seenIn: { file: stories.mascot, test: 'offers Quiz Me and Tutor Me by mouse or by touch' },
  },
  {
    says: 'The chat panel opens as a side drawer or as a floating window',
    holds: () => {
      const actor = openPanel('quiz-me');
      expect(actor.getSnapshot().value.panel).toEqual({ shown: 'drawer' });
      const sheet = 'app/components/chat/chat-panel.module.css';
      expect(styleOf(sheet, '.panel')).toMatchObject({ position: 'fixed' });
      expect(styleOf(sheet, '.panel[data-view="drawer"]')).toEqual({ inset: '0 0 0 auto' });
      expect(styleOf(sheet, '.panel[data-view="modal"]')).toHaveProperty('transform');
    },
  },
  {
    says: 'Its header has, in this order, a back button, the title, the battery, the drawer and window switch, a close button',
    holds: () => {
      const html = panelHeader();
      expect(controlsIn(html).map(({ name }) => name)).toEqual(['Back', 'Battery', 'Show as a window', 'Close']);
      expect(html.indexOf('aria-label="Back"')).toBeLessThan(html.indexOf('Tutor Me</h2>'));
      expect(html.indexOf('Tutor Me</h2>')).toBeLessThan(html.indexOf('Battery'));
    },
  },
  {
    says: 'The battery shows only where its flag is on',
    seenIn: {
      file: stories.panel,
      test: 'shows how much AI credit is left where its flag is on, and asks anew when the frame says so',
    },
  },
  {
    says: 'The panel holds a frame of its own: the quiz-me path or the chat-bot path, each with ROLE=student',
    holds: () => {
      expect(panel('quiz-me')).toMatch(/<iframe[^>]*src="\/quiz-me\?ROLE=student"/);
      expect(panel('problem-solver')).toMatch(/<iframe[^>]*src="\/chat-bot\?ROLE=student"/);
      expect(framePath('general')).toMatch(/^\/chat-bot\?ROLE=student(&|$)/);
    },
  },
  {
    says: 'The frame is loaded from another host where one is set, and with the same path',
    holds: () =>
      expect(panel('quiz-me', 'https://chat.site.test')).toMatch(
        /<iframe[^>]*src="https:\/\/chat\.site\.test\/quiz-me\?ROLE=student"/,
      ),
  },
  {
    says: 'A conversation takes place in the frame',
    seenIn: { file: 'tests/e2e/tutor-me.story.ts', test: 'Tutor Me starts from the lines that a student writes' },
  },
  {
    says: 'The reminder bubble goes through the courses that qualify',
    seenIn: {
      file: stories.bubble,
      test: 'appears at 30 errors, cycles through the courses, and stays closed until the next step',
    },
  },
];

const footer = (facts = noSiteFacts) => htmlOf(<SiteFooter />, { path: '/', facts });
const column = (name: string) => controlsIn(partOf(footer(), 'nav', `aria-label="${name}"`));

export const footerRows: Row[] = [
  {
    says: 'The footer’s Product column is Courses, Pricing, FAQs',
    holds: () =>
      expect(column('Product')).toEqual([
        { name: 'Courses', to: '/courses' },
        { name: 'Pricing', to: '/pricing' },
        { name: 'FAQs', to: '/faqs' },
      ]),
  },
  {
    says: 'Its Company column is About Us, Careers, Contact Us',
    holds: () =>
      expect(column('Company')).toEqual([
        { name: 'About Us', to: '/about' },
        { name: 'Careers', to: '/careers' },
        { name: 'Contact Us', to: '/contact' },
      ]),
  },
  {
    says: 'It has the social links that the operator has set',
    holds: () => {
      const link = { label: 'YouTube', href: 'https://video.example/@maths' };
      expect(controlsIn(footer({ ...noSiteFacts, socialLinks: [link] }))).toContainEqual({
        name: link.label,
        to: link.href,
      });
    },
  },
  {
    says: 'It has a copyright line',
    holds: () => expect(textOf(footer())).toMatch(/© \d{4} Marsmaths/),
  },
  {
    says: 'It links to Terms and Conditions and Privacy Policy',
    holds: () => {
      expect(controlsIn(footer())).toContainEqual({ name: 'Terms and Conditions', to: '/terms-conditions' });
      expect(controlsIn(footer())).toContainEqual({ name: 'Privacy Policy', to: '/privacy-policy' });
    },
  },
  {
    says: 'It has a banner of the free trial with a Register button',
    holds: () => {
      expect(textOf(footer())).toContain(`free for ${trialDays} days`);
      expect(controlsIn(footer())[0]).toEqual({ name: 'Register', to: '/register' });
      expect(textOf(footer({ ...noSiteFacts, hasTrial: false }))).not.toContain('free for');
    },
  },
  {
    says: 'A VCE mock test badge links to the outside site while its flag is on',
    holds: () => {
      const vceMockTest = 'https://mock.example/vce';
      expect(controlsIn(footer({ ...noSiteFacts, vceMockTest }))).toContainEqual({
        name: 'VCE mock test',
        to: vceMockTest,
      });
      const sample = controlsIn(footer({ ...noSiteFacts, vceMockTest: '/sample#vce' }));
      expect(sample).toContainEqual({ name: 'Sample: VCE mock test', to: '/sample#vce' });
      expect(textOf(footer())).not.toContain('VCE');
    },
  },
];
