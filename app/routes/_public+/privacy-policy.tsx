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
    title: 'Privacy Policy',
    description: 'What Marsmaths keeps about students, why, who sees it, and what you can do about it.',
  });

export const loader = publicPageLoader;

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
        <li>What you bought with MarsCoins and wear, what you adjusted for yourself, and whom you follow.</li>
        <li>When you agreed to the terms, and when your sessions began.</li>
        <li>What you write in the contact form, with your email address, for a year at most.</li>
      </ul>
      <p>
        You can look at every public page without an account and without telling us anything. With an account, a
        nickname is enough; your real name is never needed.
      </p>
      <h2>What we do not keep</h2>
      <ul>
        <li>No tracking by other companies. The pages load nothing from other sites.</li>
        <li>No location, no contacts, no photos, nothing about health, faith or origin.</li>
        <li>No emails, names or passwords in our technical logs.</li>
      </ul>
      <h2>Why we keep it</h2>
      <p>
        To sign you in, to mark your work, to choose the next question, to show you and your teacher how you are going,
        and to mend questions that are unclear. For nothing else.
      </p>
      <h2>Who sees it</h2>
      <p>
        You. A teacher whose class you joined sees your nickname, your picture, your year level, when you last practised
        and how much, and your work in that class; classmates see your first name and the picture and title you chose in
        the shop. If you let others follow you, your followers see the same, your name card and how many questions you
        answered in seven days; nobody can until you switch it on. A parent or carer sees a report when you or your
        teacher shares it, with your first name only, for 90 days at most. Nobody else.
      </p>
      <h2>If an advertisement led you here</h2>
      <p>
        Some short-video platforms put a click id into the address. We count such a visit with a scrambled form of that
        id and the time, for 90 days, and nothing about you. Whoever runs this site may switch on that the click id goes
        back to the platform it came from, so that the platform knows its advertisement was opened. Nothing else goes
        with it, and no script of the platform is ever loaded.
      </p>
      <h2>Where it is kept</h2>
      <p>
        In the database of this site, which its operator runs. We do not send it abroad. Should that ever change, this
        page says so first, and to which country.
      </p>
      <h2>How long</h2>
      <p>
        Your account and your work stay for as long as you have the account. When it is erased, they go with it.
        Messages of the contact form go after a year, counted clicks after 90 days, and shared reports when their link
        ends.
      </p>
      <h2>Children</h2>
      <p>
        We explain things so that a student can follow. Under 15, a parent or carer should agree to the account, and can
        ask for anything on this page in the student’s place. There are no messages between users, no public profiles,
        no adverts, and nothing is decided about a student by a machine except which question comes next.
      </p>
      <h2>Cookies</h2>
      <p>
        One cookie keeps you logged in, one lets your account know this browser for a year (so that nobody can hold you
        up by guessing at your password), one remembers light or dark, one what you adjusted and wear, some remember
        what you closed (the offer on the front page, the trial line, a reminder), and short-lived ones carry a message
        from one page to the next. None of them follows you elsewhere.
      </p>
      <h2>Your choices</h2>
      <p>
        On <Link to={paths.profile}>your profile</Link> you can correct what we hold about you, take a copy of all of
        it, and delete your account: it is erased after seven days, in which you can change your mind. For anything else{' '}
        <Link to={paths.contact}>write to us</Link> and choose “Privacy”. We answer within 30 days and it costs nothing.
        If you are unhappy with our answer, you can turn to the Office of the Australian Information Commissioner.
      </p>
      <h2>Keeping it safe</h2>
      <p>
        Passwords are stored so that nobody can read them back, sessions end when you log out or change your password,
        and every look at your work is checked against who is asking.
      </p>
      <h2>If something goes wrong</h2>
      <p>
        When data about you gets into wrong hands and that could harm you, we tell you and the Commissioner, as the
        Notifiable Data Breaches scheme asks, and say what you can do.
      </p>
      <h2>Changes</h2>
      <p>When this policy changes in a way that matters, you are told before it does.</p>
    </ProsePage>
  );
}
