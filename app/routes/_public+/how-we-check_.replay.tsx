import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import styles from '~/components/bank/page.module.css';
import { ReplayView } from '~/components/bank/replay-view';
import { nextSeed, replayShown } from '~/components/bank/replay-view.server';
import { SeedForm } from '~/components/bank/seed-form';
import { TemplateList } from '~/components/bank/template-list';
import { readYear, YearNav } from '~/components/bank/year-nav';
import { PublicFrame } from '~/components/shell/public-frame';
import { BankTopics, ReplayPage } from '~/graphql/bank/replay-page';
import { attempt } from '~/graphql/executor.server';
import { publicFact } from '~/graphql/public-facts.server';
import { publicPageMeta } from '~/lib/page-meta';
import { paths } from '~/lib/paths';
import { publicFrame } from '~/loaders/frame.server';
import { pageFailure } from '~/loaders/page-failure.server';

export const meta: MetaFunction<typeof loader> = (place) => {
  const question = place.data?.question ?? null;
  if (question === null) {
    const description =
      'Every type of question we have, with its answer, its steps, the common mistakes and the checks we run on it.';
    return publicPageMeta(place, { title: 'Replay a question', description });
  }
  const { title, templateId } = question;
  return publicPageMeta(place, {
    title: `${title}, replayed`,
    description: `“${title}”: a question of this type with its answer, its steps, the common mistakes and its checks.`,
    // Each kind of question is a page; its seeds are not.
    address: paths.replay(templateId),
  });
};

/** Without a kind of question: the list to pick from. With one: that question with the numbers of its seed. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const frame = await publicFrame(request);
  const templateId = searchParams.get('template');
  if (templateId === null) {
    const year = readYear(searchParams.get('year'));
    const outcome = await publicFact(request, BankTopics, { year });
    if (!outcome.ok) throw pageFailure(request, outcome.failure);
    return { ...frame, year, topics: outcome.data.bankTopics, question: null, next: '' };
  }
  const seed = searchParams.get('seed')?.trim() || 's1';
  const outcome = await attempt(request, ReplayPage, { templateId, seed }, { token: null });
  if (!outcome.ok) throw pageFailure(request, outcome.failure);
  const question = replayShown(outcome.data.replay);
  return { ...frame, year: question.topic?.year ?? 6, topics: [], question, next: nextSeed(seed) };
}

/** What to expect of a kind with few different questions: seeds soon show the same one again. */
const fewQuestions = (count: number | null): string =>
  count === null ? '' : ` There are only about ${count} different questions of this type.`;

export default function Replay() {
  const { year, topics, question, next } = useLoaderData<typeof loader>();
  return (
    <PublicFrame>
      <div className={`page ${styles.page}`}>
        <div className={styles.head}>
          <p>
            <Link to={paths.howWeCheck}>How we check</Link>
            {question === null ? null : (
              <>
                {' · '}
                <Link to={paths.replayYear(year)}>Year {year}</Link>
              </>
            )}
          </p>
          <h1>{question === null ? 'Replay a question' : question.title}</h1>
          <p>
            {question === null
              ? 'Pick a type of question. You’ll see it with its answer, its steps and the common mistakes, and we’ll run the checks while you wait.'
              : `${question.topic?.title ?? 'Other topics'}. The same seed always gives the same question. Change the seed for a different one.${fewQuestions(question.distinctQuestions)} You won’t get the questions on this page in practice.`}
          </p>
        </div>
        {question === null ? (
          <>
            <YearNav year={year} to={paths.replayYear} />
            <h2 className="sr">Year {year} topics</h2>
            <TemplateList topics={topics} to={(templateId) => paths.replay(templateId)} />
          </>
        ) : (
          <>
            <SeedForm
              seed={question.seed}
              hidden={{ template: question.templateId }}
              next={paths.replay(question.templateId, next)}
            />
            <ReplayView question={question} />
          </>
        )}
      </div>
    </PublicFrame>
  );
}
