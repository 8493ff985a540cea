import type { MetaFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';
import { ProsePage } from '~/components/info/prose-page';
import { paths } from '~/lib/paths';

export const meta: MetaFunction = () => [{ title: 'Terms and Conditions | Marsmaths' }];

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
        A subscription has a term of 1, 6 or 12 months and renews by itself until you cancel. Cancelling takes effect at
        the end of the term; there is no refund for the rest of a term that has begun. You can change your year level
        free of charge once in each calendar month. Nothing in these terms takes away rights that the Australian
        Consumer Law gives you.
      </p>
      <h2>Fair use</h2>
      <p>
        Be kind, do not try to get at other people’s work, do not copy the question bank, and do not use programs that
        answer for you. We may pause an account that does, and will say why.
      </p>
      <h2>If a question is wrong</h2>
      <p>
        Every key is worked out twice by machine before you see it. If you still find a mistake, report the question.
        When you are right, we correct the marks of everybody it touched.
      </p>
      <h2>Changes</h2>
      <p>
        When these terms change in a way that matters, we show you the new ones and ask you to agree again. Questions:
        see our <Link to={paths.privacy}>Privacy Policy</Link> for how to reach us about your data. Requests to remove a
        link to us take 2 to 3 weeks.
      </p>
    </ProsePage>
  );
}
