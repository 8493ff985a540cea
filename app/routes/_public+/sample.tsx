import type { MetaFunction } from '@remix-run/node';
import { InfoPage, InfoPart } from '~/components/info/info-page';
import { publicPageMeta } from '~/lib/page-meta';
import type { RouteHandle } from '~/lib/route-handle';
import { publicPageLoader } from '~/loaders/frame.server';

export const handle: RouteHandle = { cacheable: true, hydrate: false };
export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'A sample',
    description: 'You followed a sample link in the demo. Here’s what goes in its place on a real site.',
    indexed: false,
  });

export const loader = publicPageLoader;

/** Where every sample of the demo leads, so that none of them leads to somebody else's site. */
export default function Sample() {
  return (
    <InfoPage
      title="This was a sample"
      lead="This is a demo, so its awards and links are samples. The link you followed isn’t a real one."
    >
      <InfoPart id="awards" title="Awards and mentions">
        <p>
          The site’s operator lists them in awards.json in the data folder, or in another file named in the AWARDS_FILE
          setting. Each entry has a name, who gave it, the year, and a link to their own page.
        </p>
      </InfoPart>
      <InfoPart id="social" title="Social links">
        <p>The links at the bottom of each page come from the SOCIAL_LINKS setting.</p>
      </InfoPart>
      <InfoPart id="vce" title="VCE mock test">
        <p>
          The badge links to the address in the VCE_MOCK_TEST_URL setting. It shows while the vce-mock-badge flag is on.
        </p>
      </InfoPart>
    </InfoPage>
  );
}
