import type { MetaFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';
import { ProsePage } from '~/components/info/prose-page';
import { publicPageMeta } from '~/lib/page-meta';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { publicPageLoader } from '~/loaders/frame.server';

export const handle: RouteHandle = { cacheable: true, hydrate: false };
export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'Terms and Conditions',
    description: 'The agreement about using Marsmaths, in plain words: accounts, trial, terms, fair use.',
  });

export const loader = publicPageLoader;

export default function TermsConditions() {
  return (
    <ProsePage title="Terms and Conditions" changed="20 November 2026">
      <h2>What this is</h2>
      <p>
        Marsmaths is a place to practise school maths. You answer questions, we mark them at once, tell you which idea
        went wrong, and keep your mistakes in a logbook until you have fixed them. These terms are the agreement between
        you and us about using it.
      </p>
      <h2>Who may use it</h2>
      <p>
        Students in Years 1 to 12, their teachers and tutors, and adults who help them. If you are under 15, please read
        these terms with a parent or carer and use Marsmaths with their agreement.
      </p>
      <h2>Your account</h2>
      <ul>
        <li>Use a nickname. It does not have to be your real name.</li>
        <li>
          Keep your password to yourself. If you think somebody knows it, change it: that ends every open session.
        </li>
        <li>
          One person, one account. Your answers are used to choose your next questions, so let others make their own.
        </li>
      </ul>
      <h2>The free trial and the free plan</h2>
      <p>
        The trial starts when you agree to these terms and lasts 14 days. After it you can go on free of charge with 10
        questions a day. Nothing that you answered or earned is lost when the trial ends.
      </p>
      <h2>Subscriptions</h2>
      <p>
        A subscription has a term of 1, 6 or 12 months, paid at its start, and renews automatically for another term of
        the same length until you cancel. The prices are on the <Link to={paths.pricing}>pricing page</Link>; a renewal
        costs what the term cost before, unless we told you a new price 30 days ahead. Cancelling takes effect at the
        end of the term; there is no refund for the rest of a term that has begun. You can change your year level free
        of charge once in each calendar month; a subscription of your old year’s course then moves to the new year’s.
      </p>
      <p>If you are under 18, a parent or carer has to agree before anything is paid, and is the one who pays.</p>
      <h2>Invitations and vouchers</h2>
      <p>
        When a friend registers with your invitation link and subscribes, each of you gets a $5 AUD voucher. A voucher
        lowers the price of a subscription. It cannot be paid out, sold or used for inviting yourself, and it lapses
        when the payment it stands on is refunded.
      </p>
      <h2>Your rights as a consumer</h2>
      <p>
        Our service comes with guarantees that cannot be excluded under the Australian Consumer Law. For a major failure
        with the service you are entitled to cancel your contract with us and to a refund for the unused part, or to
        compensation for its reduced value. Nothing in these terms takes that away.
      </p>
      <h2>Fair use</h2>
      <p>
        Be kind, do not try to get at other people’s work, do not copy the question bank, and do not use programs that
        answer for you. We may pause an account that does, and will say why.
      </p>
      <h2>If a question is wrong</h2>
      <p>
        Every key is worked out twice by machine before you see it. If you still find a mistake, report the question.
        When you are right, we mend the question.
      </p>
      <h2>What belongs to whom</h2>
      <p>
        What you write stays yours; you let us use it to run the service for you. The questions, drawings and texts of
        Marsmaths are ours, and you may use them for your own learning and teaching, not for another product.
      </p>
      <h2>When things do not work</h2>
      <p>
        We keep Marsmaths running as well as we can, but do not promise that it is never interrupted. Answers that were
        marked are kept. Marks here are for practice: they are no school report and no exam result.
      </p>
      <h2>Ending it</h2>
      <p>
        You can stop at any time and delete your account in your profile. We may end an account that breaks these terms
        after telling you why, and give you your data first.
      </p>
      <h2>Changes</h2>
      <p>
        When these terms change in a way that matters, we show you the new ones and ask you to agree again. The law of
        the Australian state in which you live applies.
      </p>
      <h2>Reaching us</h2>
      <p>
        Use the <Link to={paths.contact}>contact form</Link>. About your data, the{' '}
        <Link to={paths.privacy}>Privacy Policy</Link> says more. Requests to remove a link to us take 2 to 3 weeks.
      </p>
    </ProsePage>
  );
}
