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
    description:
      'Why we made Marsmaths: a wrong answer usually has a reason, and finding it is how people learn. What we do, and how we earn your trust.',
  });

export const loader = publicPageLoader;

export default function About() {
  return (
    <InfoPage title="About Us" lead="We make maths practice that takes wrong answers seriously.">
      <InfoPart id="why" title="Why we do this">
        <p>
          A cross tells you that an answer is wrong. It doesn’t tell you why. Most wrong answers in school maths aren’t
          careless: they come from a rule that nearly works, such as adding the tops and the bottoms of two fractions.
          If nobody points it out, you’ll get the next twenty questions wrong in the same way.
        </p>
        <p>
          So Marsmaths looks for the reason. If your answer comes from a common mistake, we tell you which one, show it
          on your own numbers, and let you try again with the next step in mind.
        </p>
      </InfoPart>
      <InfoPart id="what" title="What you’ll find here">
        <ul>
          <li>
            Questions for Years 1 to 12 that follow the Australian Curriculum, and courses for NAPLAN, HSC and VCE.
          </li>
          <li>Answers marked straight away, in any form that means the same: a half, 0.5 or 2/4.</li>
          <li>Hints, one at a time, and a tutor that asks questions. Neither gives the answer away.</li>
          <li>An error logbook that brings mistakes back with new numbers until you’ve fixed them.</li>{' '}
          <li>
            Classes, tasks and reports <Link to={paths.forTeachers}>for teachers</Link> and{' '}
            <Link to={paths.forTutors}>tutors</Link>, and peace of mind <Link to={paths.forFamilies}>for families</Link>
            .
          </li>
        </ul>
      </InfoPart>
      <InfoPart id="trust" title="How we earn trust">
        <p>
          Every answer is worked out twice, by two different methods, before anyone sees the question. You can{' '}
          <Link to={paths.howWeCheck}>see how, and run the checks yourself</Link>. If a question is still wrong, report
          it: we see exactly the numbers you had, and we’ll fix it.
        </p>
        <p>
          Most people here are children. There are no ads, we don’t sell anything about anyone, and our pages load
          nothing from other companies. The <Link to={paths.privacy}>Privacy Policy</Link> says what we store and why.
        </p>
      </InfoPart>
      <InfoPart id="next" title="Talk to us">
        <p>
          Got something to tell us? <Link to={paths.contact}>Write to us</Link>. A real person reads it.
        </p>
      </InfoPart>
    </InfoPage>
  );
}
