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
      'How we work at Marsmaths, whom we like to hear from, and how to write to us. No open positions today.',
  });

export const loader = publicPageLoader;

export default function Careers() {
  return (
    <InfoPage title="Careers" lead="Help students see which idea went wrong.">
      <InfoPart id="open" title="Open positions">
        <p>
          We have no open positions today. When we do, you’ll find them here with the pay, the hours and when you’ll
          hear from us.
        </p>
        <p>
          You can still write to us, and we answer.{' '}
          <Link to={paths.contact}>Use the contact form and choose “Working with you”.</Link>
        </p>
      </InfoPart>
      <InfoPart id="who" title="Whom we like to hear from">
        <ul>
          <li>Maths teachers who can say why a student writes 3/7, and what they would ask next.</li>
          <li>Engineers who like exact arithmetic, fast pages and tests that would notice.</li>
          <li>Designers who can make a Year 3 page that a Year 3 student reads alone.</li>
          <li>People who know accessibility from their own use of a screen reader or a keyboard.</li>
        </ul>
      </InfoPart>
      <InfoPart id="how" title="How we work">
        <ul>
          <li>A promise counts when a test shows it. That goes for a question key as much as for a backup.</li>
          <li>Plain words, in the product and among ourselves.</li>
          <li>Children first: a feature that works by shame or by a streak that scares does not ship.</li>
          <li>Working hours that leave the evening alone.</li>
        </ul>
      </InfoPart>
      <InfoPart id="apply" title="How we choose">
        <p>
          A conversation, then a small task like the real work, then a conversation about that task. No puzzles and no
          trick questions. Because our students are children, you will need the Working With Children Check of your
          state.
        </p>
      </InfoPart>
    </InfoPage>
  );
}
