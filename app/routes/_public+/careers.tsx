import type { MetaFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';
import { InfoPage, InfoPart } from '~/components/info/info-page';
import { publicPageMeta } from '~/lib/page-meta';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { publicPageLoader } from '~/loaders/frame.server';

export const handle: RouteHandle = { cacheable: true, hydrate: false };
export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'Careers',
    description:
      'How we work at Marsmaths, who we’d like to hear from and how to write to us. We have no open positions today.',
  });

export const loader = publicPageLoader;

export default function Careers() {
  return (
    <InfoPage title="Careers" lead="Help students see where their thinking went wrong.">
      <InfoPart id="open" title="Open positions">
        <p>
          We have no open positions today. When we do, you’ll find them here with the pay, the hours and when you’ll
          hear from us.
        </p>
        <p>
          You can still write to us, and we’ll answer.{' '}
          <Link to={paths.contact}>Use the contact form and choose “Working with you”.</Link>
        </p>
      </InfoPart>
      <InfoPart id="who" title="Who we’d like to hear from">
        <ul>
          <li>Maths teachers who know why a student writes 3/7, and what to ask next.</li>
          <li>Engineers who like exact arithmetic, fast pages and tests that catch things.</li>
          <li>Designers who can make a page that a Year 3 student reads on their own.</li>
          <li>People who use a screen reader or a keyboard themselves and know what good access is.</li>
        </ul>
      </InfoPart>
      <InfoPart id="how" title="How we work">
        <ul>
          <li>We test what we promise, from the answer to a question to a backup.</li>
          <li>We use plain words, in the product and with each other.</li>
          <li>Children come first. If a feature works through shame, or fear of losing a streak, we don’t build it.</li>
          <li>We finish work in time for dinner.</li>
        </ul>
      </InfoPart>
      <InfoPart id="apply" title="How we choose">
        <p>
          We have a chat, you do a small task like the real work, and then we talk about it. No puzzles and no trick
          questions. Because our students are children, you’ll need a Working With Children Check for your state.
        </p>
      </InfoPart>
    </InfoPage>
  );
}
