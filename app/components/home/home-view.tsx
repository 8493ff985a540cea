import { QuestCard } from '../quest/quest-card';
import { Split, Stack } from '../ui/layout';
import { SkyPage } from '../ui/page';
import { ClassesCard } from './classes-card';
import { ContinueCard } from './continue-card';
import { DueList } from './due-list';
import type { DueTask } from './due-tasks';
import type { HomeData } from './home-data';
import { HomeStats } from './home-stats';
import { MyCourses } from './my-courses';
import { PlanCard } from './plan-card';
import { StepsCard } from './steps-card';
import { WeekStrip } from './week-strip';

interface HomeViewProps {
  home: HomeData;
  /** Tasks of classes that are due soon. */
  tasks: DueTask[];
  /** A drawing of the topic to go on with, as safe HTML. */
  coverHtml: string | null;
  /** "Good afternoon, Ava": made on the server, in the student's own time zone. */
  greeting: string;
  /** One sentence that says what to do first. */
  subtitle: string;
  /** Today in the student's time zone, yyyy-MM-dd. */
  today: string;
  /** Steps after registering that are still offered. */
  openSteps: string[];
  /** Why the quest could not be collected just now. */
  problem: string | null;
}

/** The student's home: what to go on with, what is due, the courses, the week. */
export function HomeView(props: HomeViewProps) {
  const { home, tasks, coverHtml, greeting, subtitle, today, openSteps, problem } = props;
  return (
    <SkyPage
      title={greeting}
      lead={subtitle}
      actions={<HomeStats streakDays={home.streakDays} answeredToday={home.answeredToday} />}
    >
      <Split>
        <Stack gap={6}>
          <ContinueCard step={home.nextStep} coverHtml={coverHtml} />
          <MyCourses courses={home.myCourses} />
        </Stack>
        <Stack gap={6}>
          <DueList due={home.due} tasks={tasks} />
          {home.plan === null ? null : <PlanCard plan={home.plan} />}
          <WeekStrip
            week={home.week}
            today={today}
            answeredToday={home.answeredToday}
            streakDays={home.streakDays}
            pausesHeld={home.pausesHeld}
          />
          {home.quest === null ? null : <QuestCard quest={home.quest} problem={problem} />}
          <ClassesCard />
          {openSteps.length === 0 ? null : <StepsCard asksAge={openSteps.includes('age')} />}
        </Stack>
      </Split>
    </SkyPage>
  );
}
