import type { MetaFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';
import { ClipboardCheck, Eye, FileText, Lightbulb, Table, Users } from 'lucide-react';
import { Answer, Asked, AudiencePage, FirstSteps, Gain, Gains } from '~/components/audience/audience-page';
import { InsightsExample } from '~/components/audience/examples';
import { publicPageMeta } from '~/lib/page-meta';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { publicPageLoader } from '~/loaders/frame.server';
import { freeQuestionsADay } from '../../../rules/constants';
import { unprovedSchool } from '../../../rules/unproved-school';

export const handle: RouteHandle = { cacheable: true, hydrate: false };
export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'For teachers',
    description:
      'Classes, homework and tests marked for you, a live view, a mark book, and reports that show the mistakes behind wrong answers. Free for set work.',
  });

export const loader = publicPageLoader;

const steps = [
  { title: 'Register as a teacher', text: 'A name, an email address and a password. Adding your school is optional.' },
  { title: 'Create a class', text: 'Give it a name and a course. You’ll get a class code straight away.' },
  { title: 'Invite your students', text: 'Put the code on the board, share the link, or print login cards.' },
  { title: 'Set a task', text: 'Choose topics, a level of difficulty and a due date. We’ll do the marking.' },
];

export default function ForTeachers() {
  return (
    <AudiencePage
      here={paths.forTeachers}
      title="Set the work. See who needs help, and with what."
      lead="We mark the homework and tests you set, and show you the mistake behind a wrong answer. Free for you, and free for your students’ set work."
      start={{ to: paths.registerAs('TEACHER'), label: 'Register as a teacher' }}
      example={<InsightsExample />}
      last="Your first class takes a few minutes"
    >
      <Gains title="What you get">
        <Gain icon={<Users aria-hidden />} title="Classes">
          Students join with a code, a link or an invitation by email. No email address? Print login cards. You can make
          groups, share files, post announcements and add co-teachers.
        </Gain>
        <Gain icon={<ClipboardCheck aria-hidden />} title="Homework and tests">
          Choose topics, or pick the questions yourself and save them for next year. Everyone can get different numbers.
          Set a task for the class, a group or one student.
        </Gain>
        <Gain icon={<Eye aria-hidden />} title="Live view">
          See who’s working, who’s finished and who’s stuck while the lesson is on, and which question they’re up to.
        </Gain>
        <Gain icon={<Table aria-hidden />} title="Mark book">
          Every mark in one table you can download. Override a mark, use a rubric, write a comment, give an extension or
          excuse someone.
        </Gain>
        <Gain icon={<Lightbulb aria-hidden />} title="Mistake insights">
          The common mistakes in your class, who makes them, and the answers that show it. One button drafts a follow-up
          task for just those students.
        </Gain>
        <Gain icon={<FileText aria-hidden />} title="Reports">
          For each task, student and class, ready to print. Share a student’s report with their family by private link.
        </Gain>
      </Gains>
      <FirstSteps title="From sign-up to first task" steps={steps} />
      <Asked title="Good to know">
        <Answer question="What does it cost?">
          Nothing for you. Work you set is free for your students too, and it doesn’t use up their {freeQuestionsADay}{' '}
          free questions a day. Students only need a <Link to={paths.pricing}>plan</Link> for unlimited practice of
          their own.
        </Answer>
        <Answer question="Is there a limit on set work?">
          Not once we’ve confirmed your school. Until then, a student without a plan who has started{' '}
          {unprovedSchool.questionsBegunADay} homework questions in a day waits until tomorrow to start more. Tests are
          counted separately.
        </Answer>
        <Answer question="What do I see of a student?">
          Their work in your tasks: answers, working, hints, time and the mistakes behind wrong answers. Their own
          practice answers, error logbook and email address stay private.
        </Answer>
        <Answer question="Can I trust the marking?">
          Every answer is worked out by two different methods before a student sees the question, and any form that
          means the same is accepted. <Link to={paths.howWeCheck}>See how we check</Link>.
        </Answer>
        <Answer question="Which courses are there?">
          Years 1 to 12, with Australian Curriculum codes up to Year 10, plus NAPLAN, selective entry, HSC and VCE
          courses. <Link to={paths.courses}>See all courses</Link>.
        </Answer>
        <Answer question="Can students use it without distractions?">
          Yes. There are no ads and students can’t message each other. You decide when your class can play battles.
        </Answer>
      </Asked>
    </AudiencePage>
  );
}
