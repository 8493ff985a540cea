import type { MetaFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';
import { ClipboardCheck, Compass, FileText, Lightbulb, PenLine, Users } from 'lucide-react';
import { Answer, Asked, AudiencePage, FirstSteps, Gain, Gains } from '~/components/audience/audience-page';
import { PlacementExample } from '~/components/audience/examples';
import { publicPageMeta } from '~/lib/page-meta';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { publicPageLoader } from '~/loaders/frame.server';
import { classLimits } from '../../../rules/classes';
import { freeQuestionsADay } from '../../../rules/constants';
import { unprovedSchool } from '../../../rules/unproved-school';

export const handle: RouteHandle = { cacheable: true, hydrate: false };
export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'For tutors',
    description:
      'Set work between lessons, see each student’s working and the mistake behind a wrong answer, and share a report with the family. Free for tutors.',
  });

export const loader = publicPageLoader;

const steps = [
  { title: 'Register as a tutor', text: 'A name, an email address and a password.' },
  { title: 'Create a class', text: 'One for each student, or one for a group. Send them the link.' },
  { title: 'Read the placement test', text: 'Ask your student to take it before you meet. It takes about 15 minutes.' },
  { title: 'Set work for next time', text: 'Choose topics and a due date. We’ll mark it before you meet again.' },
];

export default function ForTutors() {
  return (
    <AudiencePage
      here={paths.forTutors}
      title="Know where to start before the lesson does"
      lead="Set work between lessons and open the next one with the question your student got stuck on. Free for you, and free for the work you set."
      start={{ to: paths.registerAs('TUTOR'), label: 'Register as a tutor' }}
      example={<PlacementExample />}
      last="Be ready for your next lesson"
    >
      <Gains title="What you get">
        <Gain icon={<Compass aria-hidden />} title="Where to start">
          A placement test of about fifteen questions shows you which topics a new student is ready for, and where to
          begin.
        </Gain>
        <Gain icon={<ClipboardCheck aria-hidden />} title="Work that gets marked">
          Set homework or a test by topic and difficulty, or pick the questions yourself. You can allow several
          attempts, each with new numbers.
        </Gain>
        <Gain icon={<PenLine aria-hidden />} title="Their working">
          In your tasks you see every try, the lines they typed, what they drew on the whiteboard, the hints they used
          and how long they took.
        </Gain>
        <Gain icon={<Lightbulb aria-hidden />} title="The mistake behind it">
          When a wrong answer comes from a common mistake, we name it, with a question you can ask first. One button
          drafts a follow-up task.
        </Gain>
        <Gain icon={<FileText aria-hidden />} title="Reports for the family">
          Share a report by private link: what went well, one thing to fix, and five minutes to try at home.
        </Gain>
        <Gain icon={<Users aria-hidden />} title="All your students">
          Up to {classLimits.classesOfTeacher} classes, of one student or many, with groups, files and announcements.
        </Gain>
      </Gains>
      <FirstSteps title="How to start" steps={steps} />
      <Asked title="Good to know">
        <Answer question="What does it cost?">
          Nothing for you. Work you set is free for your students too, on top of their {freeQuestionsADay} free
          questions a day. They only need a <Link to={paths.pricing}>plan</Link> for unlimited practice of their own.
        </Answer>
        <Answer question="Is there a limit on set work?">
          A student without a plan who has started {unprovedSchool.questionsBegunADay} of your homework questions in a
          day waits until tomorrow to start more. Tests are counted separately.
        </Answer>
        <Answer question="How is it different from a teacher’s account?">
          It isn’t. Tutors have the same classes, tasks, live view, mark book and reports. A student can be in your
          class and in their teacher’s, and each of you sees only the work for your own class.
        </Answer>
        <Answer question="What do I see of a student?">
          Their work in your tasks, their placement tests, and how much they practised this week. Their own practice
          answers, error logbook and email address stay private.
        </Answer>
      </Asked>
    </AudiencePage>
  );
}
