import { SitemapCourses } from '~/graphql/catalogue/sitemap-courses';
import { publicFact } from '~/graphql/public-facts.server';
import { env } from '~/http/env.server';
import { guardedResource } from '~/http/guarded-resource.server';
import { sitemapText } from '~/http/sitemap';
import { paths } from '~/lib/paths';

const pages = [
  paths.landing,
  paths.courses,
  paths.forTeachers,
  paths.forFamilies,
  paths.forTutors,
  paths.howWeCheck,
  paths.pricing,
  paths.faqs,
  paths.about,
  paths.careers,
  paths.contact,
  paths.register(),
  paths.terms,
  paths.privacy,
];

/** The public pages, for search engines. Without the list of courses the rest still goes out. */
export const loader = guardedResource(
  async ({ request }) => {
    const outcome = await publicFact(request, SitemapCourses, {});
    const contents = outcome.ok ? outcome.data.courses.map(({ id }) => paths.courseContents(id)) : [];
    const site = env.SITE_URL ?? new URL(request.url).origin;
    return new Response(sitemapText(site, [...pages, ...contents]), {
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    });
  },
  { audience: 'anyone' },
);
