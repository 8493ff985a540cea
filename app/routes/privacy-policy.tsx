import type { MetaFunction } from '@remix-run/node';
import { ProsePage } from '~/components/info/prose-page';

export const meta: MetaFunction = () => [{ title: 'Privacy Policy | Marsmaths' }];

export default function PrivacyPolicy() {
  return (
    <ProsePage title="Privacy Policy" changed="20 November 2026">
      <p>
        This page says what we keep about you, why, and what you can do about it. It follows the Australian Privacy
        Principles. Most people who use Marsmaths are children, so we keep little and share nothing for advertising.
      </p>
      <h2>What we keep</h2>
      <ul>
        <li>Your email address, a nickname, your year level and time zone, and a scrambled form of your password.</li>
        <li>Your answers, how long they took, the hints you opened, and what we worked out from them.</li>
        <li>When you agreed to the terms, and when your sessions began.</li>
      </ul>
      <h2>What we do not keep</h2>
      <ul>
        <li>No tracking by other companies. The pages load nothing from other sites.</li>
        <li>No location, no contacts, no photos.</li>
        <li>No emails, names or passwords in our technical logs.</li>
      </ul>
      <h2>Why we keep it</h2>
      <p>
        To sign you in, to mark your work, to choose the next question, to show you and your teacher how you are going,
        and to mend questions that are unclear. For nothing else.
      </p>
      <h2>Who sees it</h2>
      <p>
        You. A teacher whose class you joined sees your work in that class. A parent or carer sees a report when you or
        your teacher shares it, with your first name only, for 90 days at most. Nobody else.
      </p>
      <h2>Cookies</h2>
      <p>
        One cookie keeps you logged in, one remembers light or dark, and short-lived ones carry a message from one page
        to the next. None of them follows you elsewhere.
      </p>
      <h2>Your choices</h2>
      <p>
        You can ask to see, correct, export or erase what we hold about you. If you are under 15, a parent or carer can
        ask for you. If you are unhappy with our answer, you can turn to the Office of the Australian Information
        Commissioner.
      </p>
      <h2>Keeping it safe</h2>
      <p>
        Passwords are stored so that nobody can read them back, sessions end when you log out or change your password,
        and every look at your work is checked against who is asking.
      </p>
    </ProsePage>
  );
}
