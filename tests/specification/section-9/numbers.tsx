import { expect } from 'vitest';
import { InvitationPopup } from '../../../app/components/invitations/invitation-popup';
import { PromoBanner } from '../../../app/components/landing/promo-banner';
import { PricingView } from '../../../app/components/pricing/pricing-view';
import { dottedDay } from '../../../app/lib/day-labels';
import { tierAfter, tierBorder, tiers } from '../../../rules/battle/tiers';
import { unitsInVw } from '../../../rules/chat-panel';
import {
  designWidth,
  invitationRewardDollars,
  landingScrollThreshold,
  promoSavingDollars,
  reminderStep,
  reminderThreshold,
  subscriptionMonths,
  trialDays,
} from '../../../rules/constants';
import { currencyForHost, currencySymbol } from '../../../rules/currency';
import { scoreColour } from '../../../rules/score-colour';
import { htmlOf, htmlOfPage, textOf } from '../page-html';
import { pageAt } from '../pages';
import type { Row } from '../row';
import { filesOf, sourceOf } from '../sources';

export const layoutRows: Row[] = [
  {
    says: 'The design is 1600 wide',
    holds: () => {
      expect(designWidth).toBe(1600);
      expect(unitsInVw(1600)).toBe(100);
    },
  },
  {
    says: 'Desktop is any width above 768',
    holds: () => {
      const sheets = filesOf('app/components', /\.css$/)
        .map(sourceOf)
        .join('\n');
      const near = [...sheets.matchAll(/\((max|min)-width: (7\d\d)(?:\.\d+)?px\)/g)].map(
        ([, end, width]) => `${end} ${width}`,
      );
      expect([...new Set(near)].sort()).toEqual(['max 768', 'min 769']);
    },
  },
  {
    says: 'The header is the one of desktops above 768: its links show, and the menu of phones does not',
    holds: () => {
      for (const name of ['app-header', 'public-header']) {
        const sheet = sourceOf(`app/components/shell/${name}.module.css`);
        const hiding = [...sheet.matchAll(/@media \(max-width: (\d+)px\) \{((?:[^{}]*\{[^{}]*\})*)/g)].filter(
          ([, , block = '']) => /\.(nav|plain) \{\s*display: none/.test(block),
        );
        expect([name, hiding.map(([, width]) => width)]).toEqual([name, ['768']]);
      }
    },
  },
];

export const moneyRows: Row[] = [
  {
    says: 'The currency is aud where nothing says otherwise',
    holds: () => {
      expect(currencyForHost('learn.marsmaths.com')).toBe('usd');
      expect(['marsmaths.org', 'localhost:3000', ''].map((host) => currencyForHost(host))).toEqual([
        'aud',
        'aud',
        'aud',
      ]);
    },
  },
  {
    says: 'The promo banner says: save $10 on the subscription',
    holds: () => {
      expect(promoSavingDollars).toBe(10);
      const text = textOf(htmlOf(<PromoBanner symbol={currencySymbol('usd')} />, { path: '/' }));
      expect(text).toBe('Join now and save $10 on the subscription.');
    },
  },
  {
    says: 'Terms of a subscription are 1, 6 and 12 months',
    holds: () => {
      expect(subscriptionMonths).toEqual([1, 6, 12]);
      const html = htmlOf(<PricingView months={6} symbol="A$" prices={null} signedIn={false} />, { path: '/pricing' });
      expect(textOf(html)).toMatch(/1 month 6 months 12 months/);
    },
  },
  {
    says: 'The trial is 14 days long',
    holds: () => expect(trialDays).toBe(14),
  },
  {
    says: 'For these 14 days every course is open',
    seenIn: {
      file: 'tests/integration/billing/billing.test.ts',
      test: 'opens every course for 14 days from the acceptance of the terms',
    },
  },
  {
    says: 'The reward of an invitation is a $5 AUD voucher for each of the two, when the friend subscribes',
    holds: () => {
      expect(invitationRewardDollars).toBe(5);
      const popup = <InvitationPopup ids={{ trigger: 'gift', content: 'popup' }} open onClose={() => {}} />;
      expect(textOf(htmlOf(popup))).toContain(
        'When your friend registers with your link and subscribes, you each get a $5 AUD voucher.',
      );
    },
  },
  {
    says: 'The vouchers are given out',
    seenIn: {
      file: 'tests/integration/billing/money.test.ts',
      test: 'gives friend and inviter a voucher each for the first settled payment, and takes open ones back with a refund',
    },
  },
];

export const ruleRows: Row[] = [
  {
    says: 'The landing header changes at 400 pixels',
    holds: () => expect(landingScrollThreshold).toBe(400),
  },
  {
    says: 'The error logbook reminds from 30 on, in steps of 10',
    holds: () => expect([reminderThreshold, reminderStep]).toEqual([30, 10]),
  },
  {
    says: 'There are 10 ranked tiers, from Plastic to Marslite',
    holds: () => {
      expect(tiers).toHaveLength(10);
      expect([tiers[0], tiers.at(-1)]).toEqual(['Plastic', 'Marslite']);
    },
  },
  {
    says: 'A battle moves a player through the tiers',
    holds: () => {
      const silver = { tier: 6, provisional: false, games: 20 };
      const rated = (rating: number) => tierAfter(silver, { rating, deviation: 0, volatility: 0.06 }).tier;
      expect([rated(tierBorder(7)), rated(tierBorder(6)), rated(tierBorder(5))]).toEqual([7, 6, 5]);
    },
  },
  {
    says: 'Scores are red up to 0.4, orange up to 0.7, green above',
    holds: () => {
      const colours = Array.from({ length: 101 }, (_, hundredths) => scoreColour(hundredths / 100));
      expect(colours.indexOf('orange')).toBe(41);
      expect(colours.indexOf('green')).toBe(71);
      expect(colours[0]).toBe('red');
    },
  },
  {
    says: 'Dates of notifications are written yyyy.MM.dd',
    holds: () => expect(dottedDay('Australia/Sydney', new Date('2026-03-04T14:30:00Z'))).toBe('2026.03.05'),
  },
  {
    says: 'The terms say that requests about links take 2 to 3 weeks',
    holds: () => {
      const html = htmlOfPage(pageAt('/terms-conditions'), { path: '/terms-conditions', data: { shell: null } });
      expect(textOf(html)).toMatch(/Requests to remove a link to us take 2 to 3 weeks\./);
    },
  },
];
