import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { CheckList } from '~/components/bank/check-list';
import { OtherNumbers } from '~/components/bank/other-numbers';
import styles from '~/components/bank/page.module.css';
import replay from '~/components/bank/replay.module.css';
import { ReplayView } from '~/components/bank/replay-view';
import { nextSeed, replayShown } from '~/components/bank/replay-view.server';
import { SeedForm } from '~/components/bank/seed-form';
import { typeset, typesetFormula } from '~/components/maths/typeset.server';
import { TemplatePreviewPage } from '~/graphql/admin/templates-page';
import { pageTitle } from '~/lib/page-meta';
import { paths } from '~/lib/paths';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: pageTitle(page?.question.title ?? 'Template') },
];

/** `/admin/templates/{id}?seed=`: a template as its author wants to see it. Administrators only. */
export async function loader(args: LoaderFunctionArgs) {
  const seed = new URL(args.request.url).searchParams.get('seed')?.trim() || 's1';
  const templateId = args.params['*'] ?? '';
  const { data } = await signedInPage(args, TemplatePreviewPage, { templateId, seed });
  const { replay: replayed, params, checks, others } = data.templatePreview;
  return {
    templateId,
    question: replayShown(replayed),
    params: JSON.stringify(params, null, 2),
    checks,
    others: others.map(({ seed: other, prompt, keyLatex }) => ({
      seed: other,
      promptHtml: typeset(prompt),
      keyHtml: typesetFormula(keyLatex),
    })),
    next: nextSeed(seed),
  };
}

export default function Template() {
  const { templateId, question, params, checks, others, next } = useLoaderData<typeof loader>();
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.head}>
        <p>
          <Link to={paths.adminTemplatesYear(question.topic?.year ?? 6)}>Templates</Link>
        </p>
        <h1>{question.title}</h1>
        <p>
          {templateId}, version {question.version} · {question.topic?.title}
        </p>
      </div>
      <SeedForm seed={question.seed} next={paths.adminTemplate(templateId, next)} />
      <ReplayView question={question} />
      <div className={`${replay.replay} ${styles.below}`}>
        <section className={`card ${replay.part}`} aria-labelledby="whole">
          <h2 id="whole">Whole template</h2>
          <CheckList checks={checks} />
          <h3 className={styles.below}>Numbers used</h3>
          <pre className={styles.params}>{params}</pre>
        </section>
        <OtherNumbers others={others} to={(other) => paths.adminTemplate(templateId, other)} />
      </div>
    </div>
  );
}
