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
    title: 'About Us',
    description: 'Why Marsmaths exists: a wrong answer usually has a reason, and naming it is how people learn.',
  });

export const loader = publicPageLoader;

export default function About() {
  return (
    <InfoPage title="About Us" lead="We make maths practice that takes a wrong answer seriously.">
      <InfoPart id="why" title="Why we do this">
        <p>
          A cross beside an answer says that something is wrong. It does not say what. Most wrong answers in school
          maths are not careless: they follow an idea that nearly works, such as adding the tops and the bottoms of two
          fractions. Somebody who holds that idea will get the next twenty questions wrong in the same way.
        </p>
        <p>
          So Marsmaths looks for the idea. When your answer is one that a known idea produces, we name the idea, show
          the numbers that give it away, and ask you to try again with the next step in view.
        </p>
      </InfoPart>
      <InfoPart id="what" title="What you find here">
        <ul>
          <li>Questions for Years 1 to 12, in the order and the words of Australian schools.</li>
          <li>Marking at once, in any form that means the same: a half, 0.5 and 2/4.</li>
          <li>Hints that come one at a time and never hand over the answer.</li>
          <li>An error logbook that brings a mistake back with new numbers until you have shown that it is fixed.</li>
        </ul>
      </InfoPart>
      <InfoPart id="trust" title="How we earn trust">
        <p>
          Every key is worked out twice, by two different methods, before a question reaches anybody. You can{' '}
          <Link to={paths.howWeCheck}>see how, and run the checks yourself</Link>. When a question is wrong all the
          same, report it: we look at it with the very numbers you had, and mend it.
        </p>
        <p>
          Most people here are children. There are no adverts, nothing is sold about anybody, and no page loads anything
          from another company. The <Link to={paths.privacy}>Privacy Policy</Link> says what we keep and why.
        </p>
      </InfoPart>
      <InfoPart id="next" title="Talk to us">
        <p>
          Something to tell us? <Link to={paths.contact}>Write to us</Link>. A person reads it.
        </p>
      </InfoPart>
    </InfoPage>
  );
}
