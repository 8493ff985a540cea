import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseEnv } from './env.server';
import { readOperatorContent } from './operator-content.server';

const folder = mkdtempSync(join(tmpdir(), 'operator-content-'));
afterAll(() => rmSync(folder, { recursive: true }));

const award = { name: 'A prize', givenBy: 'A jury', year: 2026, link: 'https://prize.example/2026' };

function fileWith(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const read = (settings: Record<string, string>) =>
  readOperatorContent(parseEnv({ DATA_DIR: join(folder, 'empty'), ...settings }));

describe('what the operator wrote', () => {
  it('is nothing at first', () => {
    expect(read({})).toEqual({ awards: [], socialLinks: [], vceMockTest: null });
  });

  it('is a file of awards, named or in the data folder, and settings', () => {
    const AWARDS_FILE = fileWith('named.json', JSON.stringify([award]));
    expect(read({ AWARDS_FILE }).awards).toEqual([award]);
    fileWith('awards.json', JSON.stringify([award, award]));
    expect(read({ DATA_DIR: folder }).awards).toHaveLength(2);
    const links = { SOCIAL_LINKS: 'YouTube=https://video.example/@maths', VCE_MOCK_TEST_URL: 'https://mock.example' };
    expect(read(links)).toMatchObject({
      socialLinks: [{ label: 'YouTube', href: 'https://video.example/@maths' }],
      vceMockTest: 'https://mock.example',
    });
  });

  it('stands in place of every sample of the demo, an empty list of awards too', () => {
    const AWARDS_FILE = fileWith('none.json', '[]');
    const links = { SOCIAL_LINKS: 'YouTube=https://video.example/@maths', VCE_MOCK_TEST_URL: 'https://mock.example' };
    expect(JSON.stringify(read({ DEMO: '1', AWARDS_FILE, ...links }))).not.toMatch(/sample/i);
  });

  it('is samples in the demo, each with the word, and none leads off the site', () => {
    const { awards, socialLinks, vceMockTest } = read({ DEMO: '1' });
    expect(awards.length * socialLinks.length).toBeGreaterThan(0);
    for (const label of [...awards.map(({ name }) => name), ...socialLinks.map((link) => link.label)]) {
      expect(label).toMatch(/^Sample: /);
    }
    const addresses = [...awards.map(({ link }) => link), ...socialLinks.map(({ href }) => href), vceMockTest];
    expect(addresses.every((address) => address?.startsWith('/sample#'))).toBe(true);
  });

  it('stops the start with a sentence where the file cannot be used', () => {
    const wrong = fileWith('wrong.json', '[{"name":"x"}]');
    expect(() => read({ AWARDS_FILE: wrong })).toThrow(
      `Wrong settings: AWARDS_FILE ${wrong} entry 1 “givenBy” is missing`,
    );
    const away = join(folder, 'nowhere.json');
    expect(() => read({ AWARDS_FILE: away })).toThrow(`Wrong settings: AWARDS_FILE ${away} cannot be read (ENOENT)`);
  });
});
