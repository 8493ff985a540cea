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
    description:
      'Our agreement with you about using Marsmaths, in plain words: accounts, the free trial, plans, payments and fair use.',
  });

export const loader = publicPageLoader;

export default function TermsConditions() {
  return (
    <ProsePage title="Terms and Conditions" changed="28 November 2026">
      <h2>What this is</h2>
      <p>
        Marsmaths is a place to practise school maths. You answer questions, we mark them straight away, show you where
        your thinking went wrong, and keep your mistakes in a logbook until you’ve fixed them. Teachers and tutors can
        set work for their classes. These terms are the agreement between you and us about using it.
      </p>
      <h2>Who may use it</h2>
      <p>
        Students in Years 1 to 12, their teachers and tutors, and adults who help them. If you’re under 15, please read
        these terms with a parent or carer and use Marsmaths with their agreement.
      </p>
      <h2>Your account</h2>
      <ul>
        <li>Use a nickname. It doesn’t have to be your real name.</li>
        <li>
          Keep your password to yourself. If you think someone knows it, change it: that logs out all your other
          devices.
        </li>
        <li>
          One person, one account. We use your answers to choose your next questions, so others should have their own.
        </li>
      </ul>
      <h2>The free trial and the free plan</h2>
      <p>
        The trial starts when you agree to these terms and lasts 14 days. After that, you can keep answering 10
        questions a day for free. You don’t lose anything you answered or earned when the trial ends. Work that a
        teacher or tutor sets is free. Where we haven’t confirmed the school yet, there’s a daily limit on it.
      </p>
      <h2>Subscriptions</h2>
      <p>
        A subscription has a term of 1, 6 or 12 months, paid at its start, and renews automatically for another term of
        the same length until you cancel. The prices are on the <Link to={paths.pricing}>pricing page</Link>; a renewal
        costs the same as the term before, unless we told you about a new price 30 days ahead. If you cancel, your
        subscription ends when the term does. We don’t refund the rest of a term that has started. You can change your
        year level for free once each calendar month; a subscription to your old year’s course then moves to the new
        one.
      </p>
      <p>If you’re under 18, a parent or carer has to agree before anything is paid, and they’re the one who pays.</p>
      <h2>Invitations and vouchers</h2>
      <p>
        When a friend registers with your invitation link and subscribes, each of you gets a $5 AUD voucher. A voucher
        lowers the price of a subscription. You can’t cash it in, sell it or invite yourself, and it’s cancelled if the
        payment it came from is refunded.
      </p>
      <h2>Your rights as a consumer</h2>
      <p>
        Our service comes with guarantees that cannot be excluded under the Australian Consumer Law. For a major failure
        with the service you are entitled to cancel your contract with us and to a refund for the unused part, or to
        compensation for its reduced value. Nothing in these terms takes that away.
      </p>
      <h2>Fair use</h2>
      <p>
        Be kind. Don’t try to get into other people’s work, don’t copy our questions in bulk, and don’t use programs
        that answer for you. If you do, we may pause your account, and we’ll tell you why.
      </p>
      <h2>If a question is wrong</h2>
      <p>
        Every answer is worked out twice by computer before you see the question. If you still find a mistake, report
        it. If you’re right, we’ll fix the question.
      </p>
      <h2>Who owns what</h2>
      <p>
        What you write stays yours, and you let us use it to run the service for you. The questions, drawings and texts
        on Marsmaths are ours. You can use them for your own learning and teaching, but not for another product.
      </p>
      <h2>When things don’t work</h2>
      <p>
        We do our best to keep Marsmaths running, but we can’t promise it’ll never go down. We save every answer we’ve
        marked. Marks here are for practice: they aren’t a school report or an exam result.
      </p>
      <h2>Leaving</h2>
      <p>
        You can stop at any time and delete your account in your profile. We may close an account that breaks these
        terms. We’ll tell you why, and give you your data first.
      </p>
      <h2>Changes</h2>
      <p>
        If these terms change in a way that matters, we’ll show you the new ones and ask you to agree again. The law of
        the Australian state you live in applies.
      </p>
      <h2>Contact us</h2>
      <p>
        Use the <Link to={paths.contact}>contact form</Link>. For more about your data, see the{' '}
        <Link to={paths.privacy}>Privacy Policy</Link>. Requests to remove a link to us take 2 to 3 weeks.
      </p>
    </ProsePage>
  );
}
