/**
 * Asks the GraphQL schema for what changes with a release only, and writes the answers to build/public-facts.json: public
 * pages take them from there and need no BFF. A part of the build; none of it needs a database.
 */
import { writeFileSync } from 'node:fs';
import type { TadaDocumentNode } from 'gql.tada';
import { execute } from 'graphql';
import { BankSummary } from '../../app/graphql/bank/bank-summary';
import { BankTopics } from '../../app/graphql/bank/replay-page';
import { Prices } from '../../app/graphql/billing/prices';
import { CourseContents } from '../../app/graphql/catalogue/course-contents';
import { PublicCoursesPage } from '../../app/graphql/catalogue/courses-page';
import { OnboardingCourses } from '../../app/graphql/catalogue/onboarding-courses';
import { SitemapCourses } from '../../app/graphql/catalogue/sitemap-courses';
import { factKey } from '../../app/graphql/fact-key';
import type { GraphContext } from '../../server/graphql/context';
import { schema } from '../../server/graphql/schema';
import { systemClock } from '../../server/platform/clock';
import type { Services } from '../../server/platform/services';

const facts: Record<string, unknown> = {};

async function save<Result, Variables extends Record<string, unknown>>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const { data, errors } = await execute({
    schema,
    document,
    variableValues: variables,
    contextValue: nobody(),
  });
  if (errors) throw errors[0];
  facts[factKey(document, variables)] = data;
  return data as Result;
}

/** The day of the build is in its prices. */
const onlyTheClock = new Proxy({} as Services, {
  get(_services, name) {
    if (name === 'clock') return systemClock;
    throw new Error('A fact of the build needs no services.');
  },
});

/** A visitor; whatever asks for a service is no fact of the build. */
function nobody(): GraphContext {
  return {
    viewer: null,
    sessionToken: null,
    clientAddress: '',
    siteOrigin: '',
    deviceType: 'desktop',
    classReads: new Map(),
    services: onlyTheClock,
  };
}

await save(BankSummary, {});
await save(PublicCoursesPage, {});
await save(OnboardingCourses, {});
for (const currency of ['AUD', 'USD'] as const) await save(Prices, { currency });
for (let year = 1; year <= 12; year += 1) await save(BankTopics, { year });
const { courses } = await save(SitemapCourses, {});
for (const { id } of courses) await save(CourseContents, { courseId: id });

writeFileSync('build/public-facts.json', JSON.stringify(facts));
