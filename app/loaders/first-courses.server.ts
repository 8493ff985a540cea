import { redirect } from '@remix-run/node';
import { firstCoursesForm } from '../../rules/forms/first-courses';
import { readForm } from '../../rules/forms/read-form';
import { termsStep } from '../../rules/study-plan';
import { AddCourses } from '../graphql/catalogue/choose-courses';
import { OnboardingCourses } from '../graphql/catalogue/onboarding-courses';
import { attempt } from '../graphql/executor.server';
import { publicFact } from '../graphql/public-facts.server';
import { formTexts } from '../http/guarded-action.server';
import { sessionToken } from '../http/session.server';
import { formAgain, refusedForm } from '../lib/account-failure.server';
import { paths } from '../lib/paths';
import { pageFailure } from './page-failure.server';
import { firstCoursesIn } from './sign-up-query.server';

/** What a sign-up shows of the courses in its address. Where they cannot be looked up, the year level decides. */
export async function firstCoursesOf(request: Request): Promise<{ id: string; name: string }[]> {
  const { searchParams } = new URL(request.url);
  if (!searchParams.has('course')) return [];
  const outcome = await publicFact(request, OnboardingCourses, {});
  return outcome.ok ? firstCoursesIn(searchParams, outcome.data.courses).map(({ id, name }) => ({ id, name })) : [];
}

/** Goes on with the courses that were ticked, or shows the form again. Whoever is signed in has them at once. */
export async function takeFirstCourses(request: Request, form: FormData) {
  const ticked = formTexts(form, 'course');
  // More than there are courses is nothing that the page sent.
  const values = { course: ticked.slice(0, 100).join(' ') };
  const read = readForm(firstCoursesForm, { courseIds: ticked });
  if (!read.ok) return formAgain({ values, message: read.errors.courseIds });
  const { courseIds } = read.value;
  const query = new URL(request.url).searchParams;
  const chosen = { year: query.get('year') ?? '', state: query.get('state') ?? '', course: courseIds };
  if (sessionToken(request) === null) {
    const known = await publicFact(request, OnboardingCourses, {});
    if (!known.ok) return refusedForm(known.failure, values);
    if (courseIds.some((id) => known.data.courses.every((course) => course.id !== id))) {
      return formAgain({ values, message: 'One of these courses is no longer available. Choose again.' });
    }
    return redirect(paths.onboarding('try-one', chosen), 303);
  }
  const added = await attempt(request, AddCourses, { courseIds });
  if (added.ok) return redirect(paths.onboarding('try-one', chosen), 303);
  const here = paths.onboarding('courses', chosen);
  if (added.failure.code === 'TERMS_NOT_ACCEPTED') throw redirect(paths.onboarding(termsStep, { next: here }));
  if (added.failure.code === 'UNAUTHENTICATED') throw redirect(paths.logout(here));
  if (added.failure.status === 403) throw pageFailure(request, added.failure);
  return refusedForm(added.failure, values);
}
