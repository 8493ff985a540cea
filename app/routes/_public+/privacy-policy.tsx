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
    description:
      'What Marsmaths stores about students, why, who sees it, how long we keep it, and what you can do about it.',
  });

export const loader = publicPageLoader;

export default function PrivacyPolicy() {
  return (
    <ProsePage title="Privacy Policy" changed="28 November 2026">
      <p>
        This page says what we store about you, why, and what you can do about it. It follows the Australian Privacy
        Principles. Most people who use Marsmaths are children, so we store as little as we can and share nothing for
        advertising.
      </p>
      <h2>What we store</h2>
      <ul>
        <li>
          Your email address, a nickname, your month and year of birth, your year level and time zone, and a scrambled
          form of your password. If you’re under 15, the email address of a parent or carer if you gave it to us.
        </li>
        <li>
          Your answers, working and drawings, how long they took, the hints you opened, and what we worked out from
          them.
        </li>
        <li>What you write to the tutor, your battles, the classes you’re in, and your work and marks there.</li>
        <li>What was paid for a plan and by whom. Our payment provider takes the card details: we never see them.</li>
        <li>What you’ve bought with MarsCoins, how your avatar looks, your settings, and who you follow.</li>
        <li>When you agreed to the terms, and when you logged in on which devices.</li>
        <li>What you write in the contact form, with your email address, for a year at most.</li>
      </ul>
      <p>
        You can look at every public page without an account and without telling us anything. With an account, a
        nickname is enough. You never need your real name.
      </p>
      <h2>What we don’t store</h2>
      <ul>
        <li>No tracking by other companies. Our pages load nothing from other sites.</li>
        <li>No location, no contacts, no photos of you, and nothing about your health, religion or background.</li>
        <li>No emails, names or passwords in our technical logs.</li>
      </ul>
      <h2>Why we store it</h2>
      <p>
        To log you in, mark your work, choose your next question, show you and your teacher how you’re going, and fix
        questions that are unclear. For nothing else.
      </p>
      <h2>Who sees it</h2>
      <p>
        You do. If you join a class, its teachers see your nickname, avatar and year level, when you last practised and
        how much, your placement tests, and your work in that class. They only see what you write to the tutor if your
        school allows it, and the chat says so at the top. Classmates see your first name, and the avatar and title you
        chose in the shop. If you let others follow you, your followers see the same, your name card and how many
        questions you answered in seven days. Nobody can follow you until you switch it on. In a battle, the other
        player sees your first name, avatar and tier. A parent or carer sees a report if you or your teacher shares it,
        with your first name only, for 90 days at most. Our own staff can look at an account or a class when they need
        to help, and we record every time they do. Nobody else.
      </p>
      <h2>If an ad led you here</h2>
      <p>
        Some short-video platforms put a click ID into the address. We count the visit with a scrambled form of that ID
        and the time, for 90 days, and nothing about you. The operator of this site may choose to send the click ID back
        to the platform it came from, so the platform knows that its ad was opened. We send nothing else with it, and
        never load any of the platform’s scripts.
      </p>
      <h2>Where we store it</h2>
      <p>
        In this site’s own database, run by its operator. We don’t send it overseas. If that ever changes, this page
        will tell you first, and name the country.
      </p>
      <h2>How long</h2>
      <p>
        We store your account and your work for as long as you have the account. When you delete it, they go with it.
        Messages from the contact form go after a year, counted clicks after 90 days, and shared reports when their link
        expires.
      </p>
      <h2>Children</h2>
      <p>
        We explain things so students can follow. Under 15, a parent or carer should agree to the account, and can ask
        for anything on this page on the student’s behalf. Students can’t message each other, there are no public
        profiles and no ads, and the only things a computer decides about a student are their marks and which question
        comes next. A teacher can change a mark.
      </p>
      <h2>Cookies</h2>
      <p>
        One cookie keeps you logged in. One lets your account recognise this browser for a year, so nobody can lock you
        out by guessing your password. One remembers light or dark, and one your settings and your avatar. Some remember
        what you closed (the offer on the front page, the trial banner, a reminder), and short-lived ones carry a
        message from one page to the next. None of them follows you to other sites.
      </p>
      <h2>Your choices</h2>
      <p>
        On <Link to={paths.profile}>your profile</Link> you can correct what we hold about you, download a copy of it,
        and delete your account. You have seven days to change your mind before it’s gone. For anything else,{' '}
        <Link to={paths.contact}>write to us</Link> and choose “Privacy”. We’ll answer within 30 days, and it’s free. If
        you’re not happy with our answer, you can contact the Office of the Australian Information Commissioner.
      </p>
      <h2>Keeping it safe</h2>
      <p>
        We store passwords so that nobody can read them. Changing your password logs you out everywhere else. And before
        we show anyone your work, we check that they’re allowed to see it.
      </p>
      <h2>If something goes wrong</h2>
      <p>
        If your data gets into the wrong hands and that could harm you, we’ll tell you and the Commissioner, as the
        Notifiable Data Breaches scheme requires, and tell you what you can do.
      </p>
      <h2>Changes</h2>
      <p>If this policy changes in a way that matters, we’ll tell you before it does.</p>
    </ProsePage>
  );
}
