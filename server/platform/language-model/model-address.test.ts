import { describe, expect, it } from 'vitest';
import { baseUrlProblem, isAllowedAddress, lookUpModel } from './model-address';

describe('where a model may be', () => {
  it.each([
    'https://models.example/v1',
    'http://localhost:11434/v1',
    'http://127.0.0.1:8080/v1',
    'http://[::1]:8080',
    'http://10.0.0.7:8080',
    'http://ollama:11434/v1',
    'http://gpu.school.lan/v1',
  ])('at %s', (url) => {
    expect(baseUrlProblem(url)).toBeNull();
  });

  it.each([
    ['http://models.example/v1', /https/],
    ['ftp://models.example', /https/],
    ['https://me:secret@models.example', /LLM_API_KEY/],
    ['http://169.254.169.254/latest', /link-local/],
    ['http://[fe80::1]/v1', /link-local/],
    ['http://8.8.8.8/v1', /https/],
  ])('not at %s', (url, problem) => {
    expect(baseUrlProblem(url)).toMatch(problem);
  });

  it.each([
    ['models.example', '203.0.113.9', true],
    ['models.example', '10.0.0.7', false],
    ['models.example', '127.0.0.1', false],
    ['models.example', '::ffff:192.168.1.1', false],
    ['models.example', 'fd00::1', false],
    ['models.example', '169.254.169.254', false],
    ['localhost', '127.0.0.1', true],
    ['ollama', '172.18.0.3', true],
    ['ollama', '169.254.169.254', false],
  ])('a name such as %s that leads to %s: %s', (host, address, allowed) => {
    expect(isAllowedAddress(host, address)).toBe(allowed);
  });

  it('looks up in both manners that a connection asks for', async () => {
    const all = await new Promise((resolve) => lookUpModel('localhost', { all: true }, (_, found) => resolve(found)));
    expect(all).toContainEqual(expect.objectContaining({ address: expect.stringMatching(/^(?:127\.|::1)/) }));
    const one = await new Promise((resolve) => lookUpModel('localhost', {}, (_, found) => resolve(found)));
    expect(one).toMatch(/^(?:127\.|::1)/);
  });
});
