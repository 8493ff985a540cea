import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CoverageTable } from '~/components/bank/coverage-table';
import styles from '~/components/bank/page.module.css';
import { TemplateList } from '~/components/bank/template-list';
import { readYear, YearNav } from '~/components/bank/year-nav';
import { TemplatesPage } from '~/graphql/admin/templates-page';
import { paths } from '~/lib/paths';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Templates | Marsmaths' }];

/** Administrators only: the server refuses everybody else. */
export async function loader(args: LoaderFunctionArgs) {
  const year = readYear(new URL(args.request.url).searchParams.get('year'));
  const { data } = await signedInPage(args, TemplatesPage, { year });
  const coverage = new Map(data.bankCoverage.map((row) => [row.topic.id, row]));
  return {
    year,
    topics: data.bankTopics,
    rows: data.bankTopics.flatMap(({ topic }) => {
      const row = coverage.get(topic.id);
      return row === undefined ? [] : [{ ...row, title: topic.title }];
    }),
  };
}

export default function Templates() {
  const { year, topics, rows } = useLoaderData<typeof loader>();
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.head}>
        <h1>Templates</h1>
        <p>Every type of question by topic, and where we need more.</p>
      </div>
      <YearNav year={year} to={paths.adminTemplatesYear} />
      <h2>Question types</h2>
      <TemplateList topics={topics} to={(templateId) => paths.adminTemplate(templateId)} />
      <CoverageTable rows={rows} />
    </div>
  );
}
