import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signOut } from '../../../server/modules/identity';
import type { PracticeState } from '../../../server/modules/practice';
import { newId } from '../../../server/platform/ids';
import { makePerson, type Person } from '../backend/people';
import { practiceQuery } from '../practice/operations';
import { answerWrong, casual, keyOf } from '../practice/student';
import { type EventReader, readServerEvents } from '../site/event-reader';
import { cookieOf, ownForm, type Reply, send } from '../site/send';
import { type Site, startSite } from '../site/start-site';

/** A line of a worked solution may read as a part of today's date does: 26-11. */
const withoutTimes = (text: string) => text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '');

describe('what belongs to one person', () => {
  let site: Site;
  let owner: Person;
  let stranger: Person;
  beforeAll(async () => {
    site = await startSite();
    owner = await makePerson(site.services);
    stranger = await makePerson(site.services);
  });
  afterAll(() => site?.stop());

  const get = (path: string, { token }: Person) => send(site.url, { path, headers: cookieOf(token) });
  const post = (path: string, fields: Record<string, string>, { token }: Person) =>
    send(site.url, ownForm(site.url, path, fields, token));
  const ask = async (query: string, variables: object, { token }: Person) => {
    const response = await fetch(`${site.bff}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    return { status: response.status, text: await response.text() };
  };
  /** A practice of the owner and the address of its first question. */
  async function ownersPractice(change: Parameters<typeof casual>[2] = {}) {
    const practice = await casual(site.services, owner.viewer, change);
    return { practice, id: practice.row.id, path: `/practice/${practice.row.id}/1` };
  }
  const attemptsOf = ({ questions }: PracticeState) =>
    site.services.db
      .selectFrom('attempts')
      .selectAll()
      .where(
        'question_id',
        'in',
        questions.map(({ id }) => id),
      )
      .execute();

  it('a practice is there for its owner alone, to see, to answer and to report', async () => {
    const { practice, id, path } = await ownersPractice();
    const question = practice.questions[0]?.id ?? '';
    const { attempt } = await answerWrong(site.services, owner.viewer, id, 1);
    const before = await attemptsOf(practice);
    const forms: Record<string, string>[] = [
      { intent: 'answer', answer: '1', key: newId() },
      { intent: 'hint', number: '1' },
      { intent: 'close' },
      { intent: 'finish' },
    ];
    expect((await get(path, owner)).status).toBe(200);
    for (const address of [path, `/practice/${id}/result`, `/question/${question}`]) {
      const reply = await get(address, stranger);
      expect([address, reply.status]).toEqual([address, 404]);
      const data = await get(`${address}.data`, stranger);
      expect(data.text).not.toContain(question === '' ? 'never' : practice.row.course_id);
    }
    for (const fields of forms) {
      const reply = await post(path, fields, stranger);
      expect([fields.intent, reply.status, reply.text.includes('Practice not found')]).toEqual([
        fields.intent,
        404,
        true,
      ]);
    }
    // The stranger's own page, the owner's attempt and question.
    const own = await casual(site.services, stranger.viewer);
    const ownPath = `/practice/${own.row.id}/1`;
    const splitting = await post(ownPath, { intent: 'splitting', attemptId: attempt.id, choiceId: 'none' }, stranger);
    const report = await post(
      ownPath,
      { intent: 'report', questionId: question, reason: 'The figure is missing.' },
      stranger,
    );
    expect([splitting.status, report.status]).toEqual([404, 404]);
    expect(await attemptsOf(practice)).toEqual(before);
    const reports = site.services.db.selectFrom('question_reports').selectAll().where('question_id', '=', question);
    expect(await reports.execute()).toEqual([]);
    const finish = await ask('mutation($id: ID!) { finishPractice(practiceId: $id) { id } }', { id }, stranger);
    expect(finish).toMatchObject({ status: 404, text: expect.stringContaining('PRACTICE_NOT_FOUND') });
  });

  it('the answer of an open question is in nothing that is sent', async () => {
    const { practice, id } = await ownersPractice({ topicIds: [], questionCount: 20 });
    const events = await readServerEvents(site.url, owner.token);
    // What stands on every page tells nothing: the path of the logo reads 3-3-6, which can be an answer.
    const everywhere = (await get('/home', owner)).text;
    let searched = 0;
    for (const { index } of practice.questions) {
      const { instance, right } = await keyOf(site.services, owner.viewer, id, index);
      const shown = JSON.stringify([instance.prompt, instance.choices, instance.figure, instance.instruction]);
      const secrets = [
        ...(instance.choices === null ? [right] : []),
        ...instance.steps.flatMap(({ line, reason }) => [line, reason]),
        ...instance.wrongPaths.map(({ feedback }) => feedback),
      ]
        .filter((text) => text.length >= 5 && !shown.includes(JSON.stringify(text).slice(1, -1)))
        .filter((text) => !everywhere.includes(text));
      const path = `/practice/${id}/${index}`;
      const replies = [
        await get(path, owner),
        await get(`${path}.data`, owner),
        await ask(practiceQuery, { id, index }, owner),
      ];
      for (const { status, text } of replies) {
        expect(status).toBe(200);
        for (const secret of secrets) expect(text).not.toContain(secret);
        for (const secret of secrets) expect(text).not.toContain(JSON.stringify(secret).slice(1, -1));
      }
      searched += secrets.length;
    }
    expect(searched).toBeGreaterThan(practice.questions.length * 3);
    // A wrong answer that this very question can read: anything else costs nothing and causes no event.
    const { wrong } = await keyOf(site.services, owner.viewer, id, 1);
    await post(`/practice/${id}/1`, { intent: 'answer', answer: wrong[0] ?? '', key: newId() }, owner);
    await events.next();
    for (const { index } of practice.questions) {
      const { instance } = await keyOf(site.services, owner.viewer, id, index);
      for (const { line } of instance.steps)
        if (line.length >= 5) expect(withoutTimes(events.text())).not.toContain(line);
    }
    events.close();
  });

  it('a checked answer brings its verdict to our own scripts in one reply, without another read', async () => {
    const { id, path } = await ownersPractice();
    const { right, wrong } = await keyOf(site.services, owner.viewer, id, 1);
    const answer = async (text: string) => {
      const form = ownForm(site.url, `${path}.data`, { intent: 'answer', answer: text, key: newId() }, owner.token);
      return send(site.url, { ...form, headers: { ...form.headers, 'sec-fetch-dest': 'empty' } });
    };
    const notYet = await answer(wrong[0] ?? '987654321');
    expect([notYet.status, notYet.text.includes('"marked"'), notYet.text.includes('"WRONG"')]).toEqual([
      200,
      true,
      true,
    ]);
    const closed = await answer(right);
    expect([closed.status, closed.text.includes('"RIGHT_AFTER_RETRY"')]).toEqual([200, true]);
  });

  it('a wrong answer reaches the stream of the browser at once, and a dropped stream goes on where it was', async () => {
    const student = await makePerson(site.services);
    const practice = await casual(site.services, student.viewer);
    const wrong = async (index: number) => {
      const { wrong: answers } = await keyOf(site.services, student.viewer, practice.row.id, index);
      const fields = { intent: 'answer', answer: answers[0] ?? '987654321', key: newId() };
      const reply = await post(`/practice/${practice.row.id}/${index}`, fields, student);
      expect(reply.status).toBeLessThan(400);
    };
    const countIn = (event: Awaited<ReturnType<EventReader['next']>>) => ({
      kind: event.event,
      count: event.data.unresolvedCounts?.find(({ courseId }) => courseId === 'year-6')?.unresolvedCount,
    });
    const stream = await readServerEvents(site.url, student.token, '0');
    expect(stream.status).toBe(200);
    await wrong(1);
    const first = await stream.next();
    expect(countIn(first)).toEqual({ kind: 'UNRESOLVED_COUNT_CHANGED', count: 1 });
    expect(stream.text()).toMatch(/^retry: \d+$/m);
    stream.close();
    await wrong(2);
    await wrong(3);
    const again = await readServerEvents(site.url, student.token, first.id);
    const missed = [await again.next(), await again.next()];
    expect(missed.map(({ id }) => Number(id))).toEqual([Number(first.id) + 1, Number(first.id) + 2]);
    expect(countIn(missed[1] ?? first)).toEqual({ kind: 'UNRESOLVED_COUNT_CHANGED', count: 3 });
    again.close();
  });

  it('the stream ends when the session ends somewhere else', async () => {
    const student = await makePerson(site.services);
    const practice = await casual(site.services, student.viewer);
    const stream = await readServerEvents(site.url, student.token, '0');
    await answerWrong(site.services, student.viewer, practice.row.id, 1);
    await stream.next();
    await signOut(site.services, student.token);
    await stream.ended();
    const afterwards = await readServerEvents(site.url, student.token);
    expect(afterwards.status).toBe(204);
    afterwards.close();
  });

  it('six quick wrong passwords: 429 with the time to wait', async () => {
    const replies: Reply[] = [];
    for (let n = 0; n < 6; n += 1) {
      replies.push(
        await send(site.url, ownForm(site.url, '/login', { email: 'brute@people.test', password: `guess ${n}` })),
      );
    }
    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429]);
    expect(Number(replies[5]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('no email, password, name, token or key gets into a log or a metric', async () => {
    const mark = `canary${newId().replaceAll('-', '')}`;
    const email = `${mark}@people.test`;
    const secret = `${mark}-the-password`;
    const form = (path: string, fields: Record<string, string>) => send(site.url, ownForm(site.url, path, fields));
    const fields = {
      email,
      password: secret,
      nickname: mark.slice(0, 30),
      role: 'STUDENT',
      yearLevel: '7',
      terms: 'on',
    };
    const registered = await form('/register', fields);
    expect(registered.status).toBe(302);
    const token = /mm_session=([^;]+)/.exec(String(registered.headers['set-cookie']))?.[1] ?? '';
    expect(token.length).toBeGreaterThan(20);
    await form('/register', fields);
    expect((await form('/login', { email, password: secret })).status).toBe(302);
    await form('/login', { email, password: `${secret}-wrong` });
    await form('/login', { email: `\u0000${email}`, password: secret });
    await form('/forgot-password', { email });
    await form(`/reset-password/${mark}`, { password: secret, again: secret });
    const cookie = cookieOf(token);
    for (const path of [
      `/home?token=${mark}`,
      `/${mark}`,
      `/question/${mark}`,
      `/login?next=/${mark}&email=${email}`,
      `/practice/${mark}/1`,
    ]) {
      await send(site.url, {
        path,
        headers: { ...cookie, referer: `${site.url}/reset-password/${mark}`, 'user-agent': mark },
      });
    }
    await send(site.url, {
      method: 'POST',
      path: `/login?email=${email}`,
      headers: { origin: `https://${mark}.test` },
      body: secret,
    });
    const body = JSON.stringify({
      'csp-report': { 'document-uri': `${site.url}/reset-password/${mark}`, 'blocked-uri': mark },
    });
    await send(site.url, {
      method: 'POST',
      path: '/api/csp-report',
      headers: { origin: site.url, 'content-type': 'application/csp-report' },
      body,
    });
    const me = { token } as Person;
    await ask(`query ${mark} { viewer { ${mark} } }`, {}, me);
    await ask('query($id: ID!) { question(questionId: $id) { id } }', { id: `\u0000${mark}` }, me);
    await ask(
      'mutation($e: String!, $p: String!) { signIn(email: $e, password: $p) { token } }',
      { e: `\ud800${email}`, p: secret },
      me,
    );
    await send(site.bff, { path: `/graphql?query=${mark}`, headers: { authorization: `Bearer ${token}` } });
    await site.services.background.settled();
    const mails = await site.services.db
      .selectFrom('outbox_mails')
      .select('body')
      .where('to_email', '=', email)
      .execute();
    const resetToken = /reset-password\/(\S+)/.exec(mails[0]?.body ?? '')?.[1] ?? '';
    expect(resetToken.length).toBeGreaterThan(20);
    await form(`/reset-password/${resetToken}`, { name: fields.nickname, password: `${secret}-2` });

    const sinks: Record<string, string> = {
      ...site.logs(),
      metrics: (await send(site.bff, { path: '/metrics' })).text,
    };
    expect(Object.keys(sinks)).toEqual(expect.arrayContaining(['bff.log', 'page-server.log', 'postgres.log']));
    expect(sinks['page-server.log']).toContain('"route":"/reset-password/:token"');
    expect(sinks['bff.log']).toContain('"operation"');
    for (const [name, text] of Object.entries(sinks)) {
      for (const canary of [mark, mark.toUpperCase(), token, resetToken])
        expect([name, text.includes(canary)]).toEqual([name, false]);
    }
  });
});
