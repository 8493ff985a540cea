import type { MetaFunction } from '@remix-run/node';
import { InfoPage, InfoPart } from '~/components/info/info-page';
import { publicPageMeta } from '~/lib/page-meta';
import type { RouteHandle } from '~/lib/route-handle';
import { publicPageLoader } from '~/loaders/frame.server';

export const handle: RouteHandle = { cacheable: true, hydrate: false };
export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'A sample',
    description: 'Where the samples of a demo lead: what stands there once somebody runs the site for real.',
    indexed: false,
  });

export const loader = publicPageLoader;

/** Where every sample of the demo leads, so that none of them leads to somebody else's site. */
export default function Sample() {
  return (
    <InfoPage
      title="This was a sample"
      lead="A demo shows where some things stand before there are any. What led you here was made up, and its link ends here."
    >
      <InfoPart id="awards" title="Awards and mentions">
        <p>
          Whoever runs the site writes them into a file, awards.json in the data folder, or names another file with the
          setting AWARDS_FILE. Each has its name, who gave it, the year, and a link to the giver’s own page.
        </p>
      </InfoPart>
      <InfoPart id="social" title="Pages elsewhere">
        <p>The links at the foot of each page are named by the setting SOCIAL_LINKS.</p>
      </InfoPart>
      <InfoPart id="vce" title="VCE mock test">
        <p>
          Its badge leads to the address in the setting VCE_MOCK_TEST_URL. It shows while the flag vce-mock-badge is on.
        </p>
      </InfoPart>
    </InfoPage>
  );
}
