import type { MetaFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';
import { Compass, FileText, Footprints, MessageCircleQuestion, NotebookPen, Sparkles } from 'lucide-react';
import { Answer, Asked, AudiencePage, FirstSteps, Gain, Gains } from '~/components/audience/audience-page';
import { ReportExample } from '~/components/audience/examples';
import { useSiteFacts } from '~/components/shell/use-site-facts';
import { publicPageMeta } from '~/lib/page-meta';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { publicPageLoader } from '~/loaders/frame.server';
import { consentAge } from '../../../rules/age';
import { freeQuestionsADay, trialDays } from '../../../rules/constants';
import { shareDays, sharingYear } from '../../../rules/report-sharing';

export const handle: RouteHandle = { cacheable: true, hydrate: false };
export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'For families',
    description:
      'Maths practice for Years 1 to 12 that shows children where their thinking went wrong. No ads, no chat with strangers, and reports you read in a minute.',
  });

export const loader = publicPageLoader;

const steps = [
  { title: 'Look around together', text: 'Choose a school year and try a real question. You don’t need an account.' },
  { title: 'Register your child', text: 'The account is theirs. A nickname is enough, and no card is needed.' },
  { title: 'Find the starting point', text: 'About fifteen questions make a map of what’s ready and a first week.' },
  { title: 'Ten minutes a day', text: 'Your child chooses 5, 10, 20 or 30 minutes, and a reminder if they want one.' },
];

export default function ForFamilies() {
  const { hasTrial } = useSiteFacts();
  return (
    <AudiencePage
      here={paths.forFamilies}
      title="Help with maths, without the arguments at the kitchen table"
      lead="Short practice for Years 1 to 12. When an answer is wrong, your child sees where their thinking went wrong and what to try next."
      start={{ to: paths.onboarding('welcome'), label: 'Find your child’s course' }}
      example={<ReportExample />}
      last="Try it together tonight"
    >
      <Gains title="What your child gets">
        <Gain icon={<Compass aria-hidden />} title="The right place to start">
          A placement test with no timer shows what they’re ready for and suggests a plan for the first week. They don’t
          get a mark.
        </Gain>
        <Gain icon={<Footprints aria-hidden />} title="Kind, clear feedback">
          A wrong answer means “not yet”. There are hints, another try that costs nothing, and a full worked solution.
        </Gain>
        <Gain icon={<NotebookPen aria-hidden />} title="Mistakes that get fixed">
          The error logbook saves every mistake and brings it back with new numbers until it’s fixed.
        </Gain>
        <Gain icon={<MessageCircleQuestion aria-hidden />} title="A tutor that doesn’t do the homework">
          Tutor Me is a computer program, not a person. It asks the next question, checks lines of working, and doesn’t
          give the answer away.
        </Gain>
        <Gain icon={<Sparkles aria-hidden />} title="A reason to come back">
          Streaks, daily quests and coins for the avatar shop. Coins are earned, never bought.
        </Gain>
        <Gain icon={<FileText aria-hidden />} title="Reports you read in a minute">
          Your child’s teacher can share one by private link: what went well, one thing to fix, and five minutes to try
          at home. You don’t need an account.
        </Gain>
      </Gains>
      <FirstSteps title="How to start" steps={steps} />
      <Asked title="What parents ask us">
        <Answer question="What does it cost?">
          {hasTrial ? `The first ${trialDays} days are free, with no card. After that, ` : 'Starting is free: '}
          {freeQuestionsADay} questions a day stay free, and so does everything a teacher sets. A plan for a course
          takes the limits off. <Link to={paths.pricing}>See the prices</Link>.
        </Answer>
        <Answer question="How do I pay?">
          Your child can send you a link. You see the price and the terms, and pay without an account. You can cancel
          the renewal with the link in our emails.
        </Answer>
        <Answer question="Can strangers contact my child?">
          No. Students can’t message each other. In battles they can only send six friendly phrases, and under 13 they
          only play friends and students in their teachers’ classes, unless you allow more by email.
        </Answer>
        <Answer question="What do you store?">
          A nickname, an email address, month of birth, school year and what they do here. If your child is under{' '}
          {consentAge} and gives us your address, we’ll email you to explain. No ads, no tracking by other companies.{' '}
          <Link to={paths.privacy}>Privacy Policy</Link>
        </Answer>
        <Answer question="Can it be made calmer, or easier to read?">
          Yes. Your child can switch off timers and movement, and space out the text. Nobody else sees that, and marks
          and coins stay the same.
        </Answer>
        <Answer question="Who can share a report?">
          The teacher, and students from Year {sharingYear}, or earlier if the teacher allows it. The link shows a first
          name only and works for {shareDays} days at most.
        </Answer>
      </Asked>
    </AudiencePage>
  );
}
