import { describe, expect, it } from 'vitest';
import { parseConfig } from './config';

const needed = {
  DATABASE_URL: 'postgres://user@localhost/marsmaths',
  INTERNAL_KEY: 'i'.repeat(32),
  SESSION_SECRET: 's'.repeat(32),
};

const problemOf = (change: Record<string, string | undefined>): string | null => {
  const parsed = parseConfig({ ...needed, ...change });
  return 'problem' in parsed ? parsed.problem : null;
};

describe('the settings', () => {
  it('have defaults for everything but the database and the secrets', () => {
    expect(parseConfig(needed)).toMatchObject({
      config: { port: 4000, host: '127.0.0.1', siteUrl: 'http://localhost:3000', production: false, demo: true },
    });
  });

  it('leave the demo out of production', () => {
    expect(parseConfig({ ...needed, NODE_ENV: 'production' })).toMatchObject({ config: { demo: false } });
    expect(parseConfig({ ...needed, NODE_ENV: 'production', DEMO: '1' })).toMatchObject({ config: { demo: true } });
  });

  it('take an empty optional one as absent, and no slash at the end of the site', () => {
    const parsed = parseConfig({ ...needed, SMTP_URL: '', SITE_URL: 'https://maths.example/' });
    expect(parsed).toMatchObject({ config: { smtpUrl: undefined, siteUrl: 'https://maths.example' } });
  });

  it('name the wrong one in one sentence', () => {
    expect(problemOf({ DATABASE_URL: undefined })).toBe('The setting DATABASE_URL is missing.');
    expect(problemOf({ DATABASE_URL: 'mysql://x' })).toBe(
      'The setting DATABASE_URL is not usable: must start with postgres://.',
    );
    expect(problemOf({ INTERNAL_KEY: 'short' })).toBe(
      'The setting INTERNAL_KEY is not usable: must have at least 32 characters.',
    );
    expect(problemOf({ SITE_URL: 'maths.example' })).toBe(
      'The setting SITE_URL is not usable: must be a whole address such as https://maths.example.',
    );
    expect(problemOf({ BFF_PORT: '70000' })).toMatch(/^The setting BFF_PORT is not usable: .+\.$/);
    expect(problemOf({ BFF_PORT: 'four' })).toMatch(/^The setting BFF_PORT is not usable: .+\.$/);
  });

  it('take a language model with its name, on the own network or encrypted', () => {
    const model = { LLM_BASE_URL: 'http://localhost:11434/v1/', LLM_MODEL: 'small', LLM_CALLS_A_DAY: '' };
    expect(parseConfig({ ...needed, ...model })).toMatchObject({
      config: {
        languageModel: { baseUrl: 'http://localhost:11434/v1', apiKey: null, model: 'small', callsADay: 5000 },
      },
    });
    expect(parseConfig({ ...needed, LLM_BASE_URL: '', LLM_MODEL: '' })).toMatchObject({
      config: { languageModel: undefined },
    });
    expect(problemOf({ ...model, LLM_MODEL: '' })).toMatch(/^The setting LLM_MODEL is missing/);
    expect(problemOf({ ...model, LLM_BASE_URL: 'http://models.example/v1' })).toMatch(/LLM_BASE_URL.*https/);
    expect(problemOf({ ...model, LLM_BASE_URL: 'models' })).toMatch(/LLM_BASE_URL.*whole address/);
  });
});
