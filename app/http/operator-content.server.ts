import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Award, parseAwards } from '../lib/awards';
import type { OutsideLink } from '../lib/outside-links';
import { paths } from '../lib/paths';
import { type Env, env } from './env.server';

/** What the site says of whoever runs it. Ours to show and theirs to write. */
export interface OperatorContent {
  awards: Award[];
  socialLinks: OutsideLink[];
  /** Address of the VCE mock tests; null where none is set. */
  vceMockTest: string | null;
}

type Settings = Pick<Env, 'AWARDS_FILE' | 'DATA_DIR' | 'DEMO' | 'SOCIAL_LINKS' | 'VCE_MOCK_TEST_URL'>;

/** A demo shows where each of them stands, by samples that say so and lead nowhere else. */
const samples: OperatorContent = {
  awards: [
    { name: 'Sample: a prize', givenBy: 'The name of a jury', year: 2026, link: `${paths.sample}#awards` },
    { name: 'Sample: a mention', givenBy: 'The name of a newspaper', year: 2026, link: `${paths.sample}#awards` },
  ],
  socialLinks: [
    { label: 'Sample: video channel', href: `${paths.sample}#social` },
    { label: 'Sample: social page', href: `${paths.sample}#social` },
  ],
  vceMockTest: `${paths.sample}#vce`,
};

/** Reads what the operator wrote. @throws Error that names the setting when the file of the awards cannot be used */
export function readOperatorContent(settings: Settings): OperatorContent {
  const { DEMO, SOCIAL_LINKS, VCE_MOCK_TEST_URL } = settings;
  return {
    awards: awardsOf(settings) ?? (DEMO ? samples.awards : []),
    socialLinks: SOCIAL_LINKS.length === 0 && DEMO ? samples.socialLinks : SOCIAL_LINKS,
    vceMockTest: VCE_MOCK_TEST_URL ?? (DEMO ? samples.vceMockTest : null),
  };
}

/** Null where the operator wrote none. */
function awardsOf({ AWARDS_FILE, DATA_DIR }: Settings): Award[] | null {
  const file = AWARDS_FILE || join(DATA_DIR, 'awards.json');
  try {
    return parseAwards(readFileSync(file, 'utf8'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && AWARDS_FILE === '') return null;
    throw new Error(`Wrong settings: AWARDS_FILE ${file} ${code === undefined ? message : `cannot be read (${code})`}`);
  }
}

/** Read once, at the start: a file that cannot be used stops the start, not a page. */
export const operatorContent = readOperatorContent(env);
