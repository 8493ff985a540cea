import { graphql } from '../init';
import { NextStepParts } from '../next-step/next-step';

/** What the steps of somebody who has just registered show. */
export const OwnSteps = graphql(
  `
  query OwnSteps($plan: Boolean!) {
    viewer { roles avatar nickname }
    profile { birthMonth goal minutesADay studyHour openSteps }
    invitingCode { code }
    home @include(if: $plan) {
      plan { course { id name } days { title topicId questions } }
      myCourses { course { id name } }
      nextStep { ...NextStepParts }
    }
  }
`,
  [NextStepParts],
);

export const TermsOfViewer = graphql(`query TermsOfViewer { viewer { acceptTcTime } }`);

export const SetGoal = graphql(`
  mutation SetGoal($goal: String, $minutesADay: Int) { setGoal(goal: $goal, minutesADay: $minutesADay) }
`);

export const SetStudyHour = graphql(`mutation SetStudyHour($hour: Int) { setStudyHour(hour: $hour) }`);

/** The step is over once the name is taken. */
export const TakeNickname = graphql(`
  mutation TakeNickname($nickname: String!, $step: String!) {
    changeNickname(nickname: $nickname)
    skipOwnStep(step: $step)
  }
`);

export const SkipOwnStep = graphql(`mutation SkipOwnStep($step: String!) { skipOwnStep(step: $step) }`);
